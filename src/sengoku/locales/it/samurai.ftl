# Small Samurai Empires. How facts arrive: src/sengoku/texts.py and samurai/naming.py
#
# Names come as they are shown ($region = “regione grigia”), beside them their word of
# the engine for languages that inflect ($region_id = “grey”), “none” where there is none.
# A list comes joined, beside it its length ($winners, $winners_count). Counts are
# numbers. $seat, $owner, $by and $victim are names of people or of their colours.
#
# Regions are feminine and begin with a consonant: “della { $region }” fits all of them.
# Places take “in”, for “a” would have to become “ad” before some of them.

## The log

samurai-event-game-prepared =
    Il tavolo è pronto. Ordine di turno: { $turn_order }. Cibo in { $food }; bushido in { $bushido }.{ $agenda_count ->
        [0] { "" }
       *[other] { " " }Tessere obiettivo: { $agenda }.
    }{ $shrine_count ->
        [0] { "" }
       *[other] { " " }Santuari: { $shrine }.
    }{ $neutral_count ->
        [0] { "" }
       *[other] { " " }Azioni neutrali: { $neutral }.
    }{ $played_count ->
        [0] { "" }
       *[other] { " " }Carte Destino scoperte: { $played }.
    }
samurai-event-era-began = Inizia l’era { $era }.
samurai-event-round-began =
    { $round ->
        [1] Era { $era }, 1º round: tutti pianificano.
       *[other] Era { $era }, 2º round: tutti pianificano e possono coprire.
    }
samurai-event-resolution-began =
    { $round ->
        [1] Gli ordini si risolvono dal basso in alto.
       *[other] Gli ordini si risolvono dall’alto in basso.
    }
samurai-event-card-committed = { $seat } sceglie una carta Destino della { $region }.
samurai-event-seat-committed = { $seat } sceglie una carta Destino.
samurai-event-cards-revealed =
    Si rivelano le carte Destino: { $regions }.{ $extra_count ->
        [0] { "" }
       *[other] { " " }Dal mazzo: { $extra }.
    }
samurai-event-order-placed = { $seat } piazza «{ $order }» a faccia in giù nello spazio { $slot }.
samurai-event-token-placed = { $seat } piazza un segnalino ordine a faccia in giù nello spazio { $slot }.
samurai-event-token-covered =
    { $own ->
        [yes] { $seat } copre un proprio segnalino nello spazio { $slot }.
       *[no] { $seat } copre un segnalino di { $victim } nello spazio { $slot }.
    }
samurai-event-placement-passed = { $seat } passa.
samurai-event-token-revealed = Spazio { $slot }: { $owner } rivela «{ $order }».
samurai-event-order-repeated = Spazio { $slot }: { $owner } risolve di nuovo «{ $order }».
samurai-event-declined =
    { $asked ->
        [neutral] { $seat } rinuncia all’azione neutrale
        [recruit] { $seat } non recluta armate
        [recruit-again] { $seat } non recluta la seconda armata
        [move] { $seat } { $because ->
            [none] termina il movimento
           *[other] non muove armate
        }
        [ship] { $seat } non muove armate, né a piedi né per nave
        [attack] { $seat } non attacca
        [attack-again] { $seat } rinuncia alla seconda vittima
        [harvest] { $seat } non raccoglie
        [castle] { $seat } non usa l’ordine «Costruisci un castello»
        [tribe] { $seat } non usa l’azione della tribù
        [journey] { $seat } risparmia tutte le armate in questo viaggio
       *[other] { $seat } rinuncia
    }{ $because ->
        [none] .
       *[other] { ":" } { $reason }.
    }
samurai-event-resource-paid = { $seat } paga { $amount } { $resource }.
samurai-event-resource-gained =
    { $short ->
        [0] { $seat } ottiene { $amount } { $resource }.
        [one] { $seat } ottiene { $amount } { $resource }; nella riserva comune ne manca 1.
       *[other] { $seat } ottiene { $amount } { $resource }; nella riserva comune ne mancano { $short }.
    }
samurai-event-army-recruited = { $seat } recluta un’armata in { $province }.
samurai-event-army-moved = { $seat } muove un’armata da { $origin } in { $destination }.
samurai-event-move-ended = Le armate in viaggio sono arrivate.
samurai-event-armies-shipped =
    { $armies ->
        [one] { $seat } muove per nave un’armata da { $origin } in { $destination }.
       *[other] { $seat } muove per nave { $armies } armate da { $origin } in { $destination }.
    }
samurai-event-army-destroyed = { $by } distrugge un’armata di { $owner } in { $province }.
samurai-event-castle-built = { $seat } costruisce un castello in { $province }.
samurai-event-expedition-left =
    { $seat } manda un’armata da { $origin } verso { $destination } passando per il monte { $mountain }.
samurai-event-mountain-revealed = Monte { $mountain }: { $seat } rivela «{ $effect }».
samurai-event-expedition-arrived =
    { $ambushed ->
        [yes] L’armata di spedizione di { $seat } è respinta in { $province }.
       *[no] L’armata di spedizione di { $seat } arriva in { $province }.
    }
samurai-event-agenda-fulfilled =
    { $points ->
        [one] { $side }, { $region }: { $seat } completa l’obiettivo e ottiene 1 punto.
       *[other] { $side }, { $region }: { $seat } completa l’obiettivo e ottiene { $points } punti.
    }
samurai-event-tokens-returned = Tutti i segnalini ordine tornano dietro gli schermi.
samurai-event-influence-gained =
    { $seat } guadagna { $influence } influenza nella { $region } (province: { $provinces }, castelli: { $castles }).
samurai-event-region-bonus-scored =
    { $points ->
        [one] Bonus regione, { $region }: { $seat } ottiene 1 punto.
       *[other] Bonus regione, { $region }: { $seat } ottiene { $points } punti.
    }
samurai-event-shrines-scored =
    { $points ->
        [one] Santuari: { $seat } ottiene 1 punto.
       *[other] Santuari: { $seat } ottiene { $points } punti.
    }
samurai-event-card-drawn = { $seat } pesca una carta Destino della { $region }.
samurai-event-seat-drew = { $seat } pesca una carta Destino.
samurai-event-turn-order-set = Nuovo ordine di turno: { $turn_order }.
samurai-event-influence-scored =
    Influenza, { $region }: { $seat } ottiene { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } (valore { $value } × { $cards ->
        [one] 1 carta Destino
       *[other] { $cards } carte Destino
    }).
samurai-event-leftovers-scored =
    { $points ->
        [one] Risorse rimanenti: { $seat } ottiene 1 punto.
       *[other] Risorse rimanenti: { $seat } ottiene { $points } punti.
    }
samurai-event-game-ended =
    { $winners_count ->
        [one] Vince { $winners }! Punteggio finale: { $scores }.
       *[other] Vittoria condivisa: { $winners }! Punteggio finale: { $scores }.
    }

## Why an action came to nothing; of the reader’s own action: .you

samurai-idle-no-army = nessuna armata in questa regione
    .you = non hai armate in questa regione
samurai-idle-no-enemy = nessuna armata avversaria a portata in questa regione
    .you = in questa regione nessuna armata avversaria è in una provincia con le tue
samurai-idle-no-enemy-left = lì non restano armate avversarie
    .you = lì non restano armate avversarie
samurai-idle-no-field = nessuna armata in una provincia risorsa di questa regione
    .you = non hai armate in una provincia risorsa di questa regione
samurai-idle-no-field-held = nessuna provincia risorsa controllata in questa regione
    .you = non controlli nessuna provincia risorsa di questa regione
samurai-idle-no-supply = nessuna armata rimasta nella riserva
    .you = non hai più armate nella tua riserva
samurai-idle-no-castle = nessun castello rimasto nella riserva
    .you = non hai più castelli nella tua riserva
samurai-idle-no-pair = in nessuna provincia di questa regione ci sono 2 armate
    .you = in nessuna provincia di questa regione hai 2 armate
samurai-idle-no-site = dove ci sono 2 armate non è permesso un castello
    .you = dove hai 2 armate non è permesso un castello
samurai-idle-cannot-pay = non si può pagare
    .you = non puoi pagarlo

## What is asked. $seat is the one who is asked.

samurai-ask-destiny = Scegli una carta Destino da giocare a faccia in giù.
samurai-ask-placement = Piazza un segnalino ordine a faccia in giù in uno spazio.
samurai-ask-neutral = Spazio { $slot }, { $region }: usi l’azione neutrale?
samurai-ask-recruit = Recluta nella { $region }: dove va l’armata?
samurai-ask-recruit-again = Recluta nella { $region }: una seconda armata?
samurai-ask-move =
    { $points ->
        [0] Muovi dalla { $region }: usi il terzo punto movimento?
        [one] Muovi dalla { $region }: ti resta 1 punto movimento{ $extra ->
            [0] .
           *[other] , e puoi prenderne un altro.
        }
       *[other] Muovi dalla { $region }: ti restano { $points } punti movimento{ $extra ->
            [0] .
           *[other] , e puoi prenderne un altro.
        }
    }
samurai-ask-ship = Muovi di 2 o per nave dalla { $region }: qual è la prima mossa?
samurai-ask-attack = Attacco nella { $region }: quale armata distruggi?
samurai-ask-attack-again = Attacco in { $province }: una seconda vittima?
samurai-ask-harvest = Raccogli nella { $region }: prendi tutto il raccolto?
samurai-ask-castle = Costruisci un castello nella { $region }, o aggiungi un’armata a quello che hai lì?
samurai-ask-tribe = Tribù indipendente: usi un’azione neutrale presente nella { $region }?
samurai-ask-journey = Il viaggio è la destinazione: paghi per distruggere un’armata nella { $region }?

## What can be chosen. $asked is the question, where it is known.

samurai-action-commit = Gioca una carta della { $region }
samurai-action-place = Piazza «{ $order }» nello spazio { $slot }
samurai-action-pass = Passa
samurai-action-step = Muovi da { $origin } in { $destination }
samurai-action-cross = Muovi in { $destination } per il monte { $mountain }
samurai-action-ship =
    { $armies ->
        [one] Muovi per nave 1 armata da { $origin } in { $destination }
       *[other] Muovi per nave { $armies } armate da { $origin } in { $destination }
    }
samurai-action-attack = Distruggi un’armata di { $victim } in { $province }
samurai-action-recruit = Recluta in { $province }
samurai-action-harvest = Raccogli in { $province }
samurai-action-take = Prendi il raccolto
samurai-action-build = Costruisci un castello in { $province }
samurai-action-decline =
    { $asked ->
        [move] Termina movimento
       *[other] Rinuncia
    }

## Why not? $rule is the rule behind the answer.

samurai-refused-already-committed = Hai già scelto la tua carta Destino.
samurai-refused-army-of-other-region = Ora si muovono solo armate della { $region }, e { $province } non ne fa parte.
samurai-refused-cannot-pay-cover = Coprire un avversario ora ti costa { $bushido } bushido, e non ne hai abbastanza.
samurai-refused-cannot-pay-food = Questo costa { $food } cibo, e non ne hai abbastanza.
samurai-refused-castle-in-capital = { $province } è una capitale: lì non si può costruire un castello.
samurai-refused-castle-in-region = Hai già un castello in questa regione, in { $province }.
samurai-refused-castle-there = In { $province } c’è già un castello.
samurai-refused-cover-limit =
    { $rule ->
        [SSE-COVER-5c] In questo round un avversario ha già coperto un segnalino di { $victim }.
       *[other] In quest’era hai già coperto un segnalino di { $victim }.
    }
samurai-refused-game-over = La partita è finita.
samurai-refused-kind-not-in-region = Nessuno spazio della { $region } mostra questa azione neutrale.
samurai-refused-mountain-empty = Il segnalino del monte { $mountain } non c’è più.
samurai-refused-no-army-in-supply = Non hai più armate nella tua riserva.
samurai-refused-no-army-of-victim = { $victim } non ha armate in { $province }.
samurai-refused-no-capital-or-castle = { $province } non è la capitale e non ha un tuo castello.
samurai-refused-no-castle-in-supply = Non hai più castelli nella tua riserva.
samurai-refused-no-control = Non controlli { $province }.
samurai-refused-no-mountains = Senza la variante Sentiero della montagna, il monte { $mountain } non ha un segnalino.
samurai-refused-no-own-army = Non hai armate in { $province }.
samurai-refused-no-own-castle = Non hai un castello in { $province }.
samurai-refused-no-resource-province = { $province } non è una provincia risorsa.
samurai-refused-no-such-card = Non hai carte Destino della { $region }.
samurai-refused-no-such-token = Non hai più segnalini «{ $order }» dietro lo schermo.
samurai-refused-not-adjacent = { $origin } e { $destination } non sono adiacenti.
samurai-refused-not-asked = Ora devi fare un’altra scelta.
samurai-refused-not-at-mountain = Nessuna strada per il monte { $mountain } porta in { $province }.
samurai-refused-not-coastal = { $province } non è una provincia costiera.
samurai-refused-not-your-turn =
    { $seat_id ->
        [none] Non è il tuo turno.
       *[other] Non è il tuo turno. In attesa di: { $seat }.
    }
samurai-refused-one-expedition = In un movimento una sola armata può passare per una montagna.
samurai-refused-mode-is-chosen = Con questo ordine ti muovi già a piedi: non puoi più usare la nave.
samurai-refused-other-region = Ora si gioca nella { $region }, e { $province } non ne fa parte.
samurai-refused-own-army = Non puoi attaccare le tue armate.
samurai-refused-placement-is-due = Puoi passare solo quando nessun piazzamento è gratis.
samurai-refused-same-province = La nave deve lasciare { $province } per un’altra provincia.
samurai-refused-same-province-only = La seconda armata deve essere in { $province }, come la prima.
samurai-refused-ship-from-other-region = La nave parte dalla { $region }, e { $province } non ne fa parte.
samurai-refused-slot-taken = Nello spazio { $slot } c’è già un segnalino di { $owner }.
samurai-refused-token-face-down = Il segnalino nello spazio { $slot } è a faccia in giù e non può essere coperto.
samurai-refused-too-few-armies =
    { $armies ->
        [one] Ti serve un’armata in { $province }.
       *[other] Ti servono { $armies } armate in { $province }.
    }

## Names

samurai-order-recruit = Recluta armate
samurai-order-move3 = Muovi di 3
samurai-order-move23 = Muovi di 2 o 3
    .draft = Muovi di 2
samurai-order-ship = Muovi di 2 / Nave
    .draft = Via mare
samurai-order-attack = Attacco
samurai-order-harvest = Raccogliere
samurai-order-castle = Costruisci un castello

samurai-neutral-move = Muovi di 1
samurai-neutral-attack = Attacco
samurai-neutral-recruit = Recluta 1 armata
samurai-neutral-harvest = Raccolta 1

samurai-resource-food = cibo
samurai-resource-bushido = bushido

samurai-region-grey = regione grigia
samurai-region-orange = regione arancione
samurai-region-teal = regione turchese
samurai-region-violet = regione viola

# Of players who have given no name.
samurai-colour-red = Rosso
samurai-colour-blue = Blu
samurai-colour-green = Verde
samurai-colour-yellow = Giallo

samurai-effect-ambush = Imboscata
samurai-effect-mercenaries = Mercenari
samurai-effect-bushido-master = Maestro Bushido
samurai-effect-highland-farms = Fattorie di montagna
samurai-effect-independent-tribe = Tribù indipendente
samurai-effect-journey = Il viaggio è la destinazione

samurai-shrine-brown = santuario marrone
samurai-shrine-black = santuario nero
samurai-shrine-white = santuario bianco

samurai-phrase-when = Era { $era }
samurai-phase-era = era
samurai-phase-destiny = Destino
samurai-phase-planning = fase di pianificazione
samurai-phase-resolution = fase di risoluzione
samurai-phase-era-end = fine era
samurai-phase-full-harvest = raccolta completa
samurai-phase-cleanup = ritiro segnalini
samurai-phase-influence = guadagna influenza
samurai-phase-region-bonus = punti bonus regione
samurai-phase-shrines = punti santuario
samurai-phase-draw = pesca Destino
samurai-phase-turn-order = nuovo ordine di turno
samurai-phase-final-scoring = conteggio finale

## Orders and neutral actions: what is on their cards. The prices are those of this table.

samurai-card-recruit = Metti 1 armata nella capitale della regione o presso il tuo castello. Una seconda armata costa { $recruit } cibo.
samurai-card-move3 = 3 passi in tutto, per una o più tue armate della regione. Possono uscirne.
samurai-card-move23 =
    2 passi in tutto, per una o più tue armate della regione. Possono uscirne.{ $upgrade ->
        [yes] { " " }Un terzo passo costa { $move } cibo.
       *[no] { "" }
    }
samurai-card-ship =
    2 passi a piedi, oppure 1 o 2 armate per nave da una costa della regione a qualsiasi altra costa{ $ship ->
        [0] .
       *[other] { " " }per { $ship } cibo.
    }
samurai-card-attack = Distruggi 1 armata avversaria in una provincia della regione dove hai un’armata. Una seconda nello stesso posto costa { $attack } bushido.
samurai-card-harvest =
    { $control ->
        [yes] Ottieni 1 risorsa da ogni provincia risorsa della regione che controlli.
       *[no] Ottieni 1 risorsa da ogni provincia risorsa della regione dove hai un’armata.
    }
samurai-card-castle =
    Sostituisci 2 tue armate in una provincia della regione con un castello{ $capital ->
        [yes] .
       *[no] , ma non nella capitale.
    } Se lì hai già un castello, riceve invece 1 armata.
samurai-card-neutral-move = Subito e gratis: 1 armata della regione fa 1 passo.
samurai-card-neutral-attack = Subito e gratis: distruggi 1 armata avversaria della regione dove hai un’armata.
samurai-card-neutral-recruit = Subito e gratis: 1 armata nella capitale della regione o presso il tuo castello.
samurai-card-neutral-harvest =
    { $control ->
        [yes] Subito e gratis: 1 risorsa da una provincia risorsa della regione che controlli.
       *[no] Subito e gratis: 1 risorsa da una provincia risorsa della regione dove hai un’armata.
    }

# What it would do now. $places are provinces, with armies or resources.

samurai-now-recruit = Posti possibili: { $places }.
samurai-now-move3 = Le tue armate qui: { $places }.
samurai-now-move23 = { samurai-now-move3 }
samurai-now-ship = { samurai-now-move3 }
samurai-now-attack = Avversari accanto alle tue armate: { $places }.
samurai-now-harvest = Ti porta: { $places }.
samurai-now-castle =
    { $castle ->
        [yes] 1 armata va al tuo castello: { $places }.
       *[no] Posti possibili: { $places }.
    }
samurai-now-neutral-move = { samurai-now-move3 }
samurai-now-neutral-attack = { samurai-now-attack }
samurai-now-neutral-recruit = { samurai-now-recruit }
samurai-now-neutral-harvest = Una tra: { $places }.

## Agenda tiles. $points is what the side is worth, $decree the sentence of its decree.

samurai-agenda-strategic-control = Controllo strategico
    .about = Controlla almeno 2 province di questa regione con almeno 2 tue armate in ognuna. Punti: { $points }. { $decree }
samurai-agenda-stability = Fattore di stabilità
    .about = Controlla almeno 4 province di questa regione. Punti: { $points }. { $decree }
samurai-agenda-strength-in-numbers = Forza nei numeri
    .about = Devi avere almeno 7 armate in questa regione. Punti: { $points }. { $decree }
samurai-agenda-spread-to-survive = Disporsi per sopravvivere
    .about = Devi avere armate in almeno 4 province di questa regione. Punti: { $points }. { $decree }
samurai-agenda-shock-tactics = Tattica d’urto
    .about = Devi avere almeno 3 armate in ognuna di almeno 3 province di questa regione. Punti: { $points }. { $decree }
# $castle: own-castle or control-castle-province, as the house rule agenda_3b says.
samurai-agenda-guardian-of-the-castle = Guardiano del castello
    .about =
        { $castle ->
            [control-castle-province] Devi avere un castello in questa regione, controllarne la provincia e avere almeno 2 armate in ognuna di almeno 2 province. Punti: { $points }. { $decree }
           *[own-castle] Devi avere un castello in questa regione e almeno 2 armate in ognuna di almeno 2 delle sue province. Punti: { $points }. { $decree }
        }
samurai-agenda-land-and-spirit = Terra e spirito
    .about = Controlla almeno 2 province risorsa e una provincia santuario di questa regione. Punti: { $points }. { $decree }
samurai-agenda-land-and-people = Terra e persone
    .about = Controlla almeno 2 province risorsa e la capitale di questa regione. Punti: { $points }. { $decree }

samurai-decree-none = nessuna regola
    .about = Non c’è una regola regionale.
samurai-decree-attack-second = Lotta disonorevole
    .about = { samurai-decree-attack-second }: qui la seconda vittima dell’ordine «Attacco» è gratis.
samurai-decree-move-third = Movimento senza restrizioni
    .about = { samurai-decree-move-third }: qui il terzo punto dell’ordine «Muovi di 2 o 3» è gratis.
samurai-decree-recruit-second = Reclutamenti durevoli
    .about = { samurai-decree-recruit-second }: qui la seconda armata dell’ordine «Recluta armate» è gratis.
samurai-decree-ship = Nessun costo di spedizione
    .about = { samurai-decree-ship }: qui la nave è gratis.

## What a table can choose

samurai-edition-standard = Standard (2019)
    .about = Le regole stampate nel 2019.
samurai-edition-crowd = Edizione russa
    .about = Niente castelli nelle capitali e al massimo uno per provincia; in un round gli avversari possono coprirti una volta sola.
samurai-edition-draft = Bozza
    .about = Le regole prima della stampa: 20 armate a testa, coperture senza limite, per raccogliere serve il controllo; niente varianti.

samurai-variant-agenda = Tessere obiettivo regione
    .about = Ogni regione ha un obiettivo, che dà punti una volta a ogni giocatore, e una regola che rende gratis un extra.
samurai-variant-mountain = Sentiero della montagna
    .about = Le armate possono passare per le montagne e scoprire che cosa nascondono, nel bene e nel male.
samurai-variant-shrines = Santuari sacri
    .about = I santuari hanno un colore: 1, 2 o 3 province santuario dello stesso colore danno 1, 3 o 5 punti.
samurai-variant-neutral = Azioni neutrali casuali
    .about = Segnalini a caso sostituiscono le azioni neutrali stampate accanto agli spazi.

samurai-house-castle-in-capital = Castelli nelle capitali
    .about = Si può costruire un castello in una capitale.
samurai-house-one-castle-per-province = Un castello per provincia
    .about = In una provincia c’è al massimo un castello, di chiunque sia.
samurai-house-cover-limit = Limite alle coperture
    .about = Quante volte si possono coprire gli avversari.
    .once-per-opponent = Puoi coprire ogni avversario una volta per era.
    .victim-once = Gli avversari possono coprirti una volta per round.
    .none = Solo il costo limita le coperture.
samurai-house-ship-origin-anywhere = Navi da ogni costa
    .about = Una nave può partire da ogni provincia costiera, non solo dalla regione del suo ordine.
samurai-house-strict-resource-supply = Risorse limitate
    .about = Non si può ottenere più cibo o bushido di quanto ce n’è nella riserva comune.
samurai-house-open-resources = Risorse visibili
    .about = Tutti vedono quanto cibo e bushido hanno gli altri.
samurai-house-leftovers = Punti per le risorse
    .about = A fine partita le risorse rimanenti danno punti.
samurai-house-tiebreaks = Spareggi
    .about = In caso di parità vince chi ha meno armate sul tabellone, poi chi ha più risorse.
samurai-house-agenda-timing = Punti degli obiettivi
    .about = Quando un obiettivo completato dà punti.
    .any-time = Un obiettivo dà punti subito, nel turno di chiunque.
    .own-turn = Un obiettivo dà punti solo nel turno di chi lo completa.
samurai-house-agenda-3b = Guardiano del castello
    .about = Che cosa chiede questo obiettivo riguardo al castello.
    .own-castle = Basta avere un castello nella regione.
    .control-castle-province = Bisogna controllare la provincia del castello.

## Why a bot chose as it did
#
# Told after the game, and as a hint.

samurai-because-leads-influence = Nessuno ha più influenza nella { $region }: conviene che le sue carte contino.
samurai-because-hopes-for-influence = L’influenza nella { $region } è quella che promette più punti.
samurai-because-plans-recruit = Servono armate nella { $region }.
samurai-because-plans-move3 = Dalla { $region } le armate possono raggiungere province migliori.
samurai-because-plans-move23 = Dalla { $region } le armate possono raggiungere province migliori.
samurai-because-plans-ship = Le armate della { $region } possono servire altrove.
samurai-because-plans-attack = Nella { $region } le armate avversarie sono d’intralcio.
samurai-because-plans-harvest = I campi della { $region } meritano una raccolta.
samurai-because-plans-castle = Un castello nella { $region } resta per sempre.
samurai-because-covers = { $victim } non può risolvere di nuovo «{ $order }» nello spazio { $slot }.
samurai-because-wants-neutral = L’azione neutrale dello spazio { $slot } vale più dell’ordine.
samurai-because-passes = Nessuna copertura vale il suo costo.
samurai-because-takes-control = Così si ottiene il controllo di { $province }.
samurai-because-denies-bonus = Così { $victim } perde punti del bonus per la { $region }.
samurai-because-breaks-control = { $victim } perde il controllo di { $province }.
samurai-because-builds-castle = Un castello in { $province } porta influenza in ogni era.
samurai-because-mans-castle = Un’altra armata rafforza il castello in { $province }.
samurai-because-recruits = Serve un’altra armata in { $province }.
samurai-because-kills = Un’armata di { $victim } in meno in { $province }.
samurai-because-moves = Un’armata vale di più in { $destination }.
samurai-because-crosses = Il monte { $mountain } può nascondere qualcosa di buono.
samurai-because-harvests = La raccolta porta { $food } cibo e { $bushido } bushido.
samurai-because-gathers = { $province } produce { $resource }.
samurai-because-keeps-food = Il cibo varrà di più in seguito.
samurai-because-keeps-bushido = Il bushido varrà di più in seguito.
samurai-because-holds = Nessuna delle scelte migliora la posizione.

## The end of a game: awards, and what breaks ties

samurai-award-destroyer = Distruzione
    .about =
        { $count ->
            [one] { $name }: { $count } armata distrutta
           *[other] { $name }: { $count } armate distrutte
        }
samurai-award-region = Roccaforte
    .about =
        { $count ->
            [one] { $name }: { $count } punto da una sola regione
           *[other] { $name }: { $count } punti da una sola regione
        }
samurai-award-schemer = Intrighi
    .about =
        { $count ->
            [one] { $name }: { $count } ordine altrui coperto
           *[other] { $name }: { $count } ordini altrui coperti
        }
samurai-award-builder = Mastro costruttore
    .about =
        { $count ->
            [one] { $name }: { $count } castello costruito
           *[other] { $name }: { $count } castelli costruiti
        }
samurai-award-traveller = Lunghe marce
    .about =
        { $count ->
            [one] { $name }: { $count } spostamento di armate
           *[other] { $name }: { $count } spostamenti di armate
        }
samurai-award-gatherer = Granai pieni
    .about =
        { $count ->
            [one] { $name }: { $count } risorsa raccolta
           *[other] { $name }: { $count } risorse raccolte
        }
samurai-tiebreak-armies = meno armate sul tabellone
samurai-tiebreak-resources = più risorse
