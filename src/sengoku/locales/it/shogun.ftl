# Shogun. How facts arrive: src/sengoku/texts.py, core/phrases.py and shogun/naming.py
#
# Names come as they are shown ($region = “regione marrone”), beside them their word of
# the engine for languages that inflect ($region_id = “brown”), “none” where there is none.
# A list comes joined, beside it its length ($winners, $winners_count). Counts are
# numbers. $seat, $owner, $defender and $lost_by are names of people or of their colours,
# $colour too, or the peasants ($colour_id = “G”). $why is the rule behind a gain.
#
# Regions are feminine, buildings masculine, and all begin with a consonant: “nella
# { $region }” and “un { $building }” fit all of them. Places take “in”, for “a” would
# have to become “ad” before some of them. Cards stand after a colon or in brackets where
# they may be a province or a “carta Forziere”.

## The log: setup and draft

shogun-event-game-prepared =
    Il tavolo è pronto.{ $starts_count ->
        [0] { "" }
       *[other] { " " }Province iniziali con armate: { $starts }.
    }{ $open_cards_count ->
        [0] { "" }
       *[other] { " " }Carte scoperte: { $open_cards }.
    } Carte Evento: { $events }.{ $regions_count ->
        [0] { "" }
       *[other] { " " }Carte Regione: { $regions }.
    }
shogun-event-pair-refreshed = { $seat } mette le due carte scoperte sotto il mazzo. Nuova coppia: { $open_cards }.
shogun-event-province-picked =
    { $from_pile ->
        [yes] { $seat } prende la prima carta del mazzo: { $province }.
       *[no] { $seat } prende { $province }.{ $turned_id ->
            [none] { "" }
           *[other] { " " }Nuova carta scoperta: { $turned }.
        }
    }
shogun-event-group-mustered = { $seat } piazza un gruppo di { $armies } armate in { $province }.
shogun-event-draft-ended = La scelta delle province è finita. Tutte le altre province sono neutrali.
shogun-event-general-stationed = { $seat } piazza il generale in { $province }.

## The log: the tower

shogun-event-cubes-thrown =
    { $cubes_count ->
        [0] Nessun cubo va nella torre.
       *[other] Nella torre: { $cubes }.
    }
shogun-event-cubes-fell =
    { $cubes_count ->
        [0] Nessun cubo cade dalla torre.
       *[other] Dalla torre: { $cubes }.
    }
shogun-event-cubes-reported =
    { $colour_id ->
        [G] { $cubes ->
            [0] Nessun contadino cade dalla torre.
            [one] 1 contadino cade dalla torre.
           *[other] { $cubes } contadini cadono dalla torre.
        }
       *[other] { $cubes ->
            [0] Nessuna armata di { $colour } cade dalla torre.
            [one] 1 armata di { $colour } cade dalla torre.
           *[other] { $cubes } armate di { $colour } cadono dalla torre.
        }
    }
shogun-event-cubes-returned =
    { $colour_id ->
        [G] { $cubes ->
            [one] 1 contadino torna nella riserva comune.
           *[other] { $cubes } contadini tornano nella riserva comune.
        }
       *[other] { $cubes ->
            [one] 1 armata di { $colour } torna nella riserva.
           *[other] { $cubes } armate di { $colour } tornano nella riserva.
        }
    }
shogun-event-armies-to-tray =
    { $armies ->
        [0] { $seat } non ha più armate per il vassoio.
        [one] { $seat } mette 1 armata nel vassoio.
       *[other] { $seat } mette { $armies } armate nel vassoio.
    }

## The log: the round

shogun-event-season-began =
    Anno { $year }: inizia { $season_id ->
        [spring] la primavera
        [summer] l’estate
        [autumn] l’autunno
       *[winter] l’inverno
    }.
shogun-event-action-cards-laid = Le prime azioni: { $row }.
shogun-event-action-card-turned = Si rivela l’azione { $place }: { $action }.
shogun-event-special-cards-laid = Carte speciali nelle posizioni da 1 a 5: { $special }.
shogun-event-card-assigned =
    { $card_id ->
        [tower] { $field }: { $seat } mette una { $card } a faccia in giù.
       *[other] { $field }: { $seat } mette una carta a faccia in giù ({ $card }).
    }
shogun-event-card-cleared = { $field }: { $seat } riprende in mano la carta.
shogun-event-plan-sealed = { $seat } sigilla il piano.
shogun-event-plan-unsealed = { $seat } riapre il piano.
shogun-event-plans-laid =
    Tutti i piani sono pronti.{ $empty_count ->
        [0] { "" }
       *[other] { " " }Spazi vuoti: { $empty }.
    }
# $about is the sentence of the event.
shogun-event-event-drawn = Evento del round: { $event }. { $about }
shogun-event-event-cancelled = { $seat } annulla l’evento del round.
shogun-event-bids-revealed = Si rivelano le offerte: { $bids }. Ordine di scelta: { $choosing }.
shogun-event-chests-paid =
    { $why ->
        [SHO-ORDER-1] { $chests ->
            [one] { $seat } paga 1 forziere per l’offerta.
           *[other] { $seat } paga { $chests } forzieri per l’offerta.
        }
       *[other] { $chests ->
            [one] { $seat } paga 1 forziere.
           *[other] { $seat } paga { $chests } forzieri.
        }
    }
shogun-event-chests-gained =
    { $why ->
        [SHO-ACT-TAX-1] { $chests ->
            [one] { $seat } riscuote 1 forziere di tasse.
           *[other] { $seat } riscuote { $chests } forzieri di tasse.
        }
       *[other] { $chests ->
            [one] { $seat } ottiene 1 forziere.
           *[other] { $seat } ottiene { $chests } forzieri.
        }
    }
shogun-event-position-taken = { $seat } prende la posizione { $position } con la carta speciale «{ $special }».
shogun-event-player-order-set = Ordine di gioco: { $player_order }.
# $skipped: the card means that the action is skipped. Only chest and tower cards do.
shogun-event-card-shown =
    { $skipped ->
        [yes] { $card_id ->
            [tower] { $field }: { $seat } mostra una { $card } e non esegue l’azione.
           *[other] { $field }: { $seat } mostra la { $card } e non esegue l’azione.
        }
       *[no] { $card_id ->
            [tower] { $field }: { $seat } mostra una { $card }.
           *[other] { $field }: { $seat } mostra { $card }.
        }
    }
# $because is a sentence: see below, “Why an action is void”.
shogun-event-action-void = { $field }: azione annullata per { $seat }. { $because }
shogun-event-round-ended =
    { $event_id ->
        [none] Il round è finito: tutte le carte tornano in mano.
       *[other] Il round è finito: tutte le carte tornano in mano. Esce dal gioco: { $event }.
    }

## The log: actions

shogun-event-building-built = { $seat } costruisce un { $building } in { $province }.
shogun-event-unrest-added = { $province } riceve un segnalino malcontento.
shogun-event-unrest-prevented = Il favore conservato da { $seat } evita il malcontento in { $province }.
shogun-event-unrest-removed = { $province } perde un segnalino malcontento.
shogun-event-rice-gained =
    { $why ->
        [SHO-ACT-RICE-1] { $seat } raccoglie { $rice } riso.
       *[other] { $seat } ottiene { $rice } riso.
    }
shogun-event-armies-raised =
    { $armies ->
        [one] { $seat } schiera 1 armata in { $province }.
       *[other] { $seat } schiera { $armies } armate in { $province }.
    }
shogun-event-armies-moved =
    { $armies ->
        [one] { $seat } muove 1 armata da { $origin } in { $destination }.
       *[other] { $seat } muove { $armies } armate da { $origin } in { $destination }.
    }
shogun-event-declined =
    { $asked ->
        [refresh] { $seat } lascia le due carte scoperte.
        [station] { $seat } non piazza ancora il generale.
        [march] { $seat } non muove armate.
        [favour] { $seat } non prende favori.
        [cancel] { $seat } non annulla l’evento.
       *[other] { $seat } rinuncia.
    }

## The log: battles and revolts

shogun-event-battle-began =
    { $defender_id ->
        [none] { $armies ->
            [one] { $seat } attacca la provincia neutrale { $province } con 1 armata da { $origin }.
           *[other] { $seat } attacca la provincia neutrale { $province } con { $armies } armate da { $origin }.
        }
       *[other] { $armies ->
            [one] { $seat } attacca { $defender } in { $province } con 1 armata da { $origin }.
           *[other] { $seat } attacca { $defender } in { $province } con { $armies } armate da { $origin }.
        }
    }
shogun-event-revolt-began =
    { $peasants ->
        [0] Rivolta in { $province } contro { $seat }: nessun contadino può unirsi.
        [one] Rivolta in { $province }: 1 contadino insorge contro { $seat }.
       *[other] Rivolta in { $province }: { $peasants } contadini insorgono contro { $seat }.
    }
shogun-event-fight-decided =
    { $owner_id ->
        [none] { $province }: attacco { $attack }, difesa { $defence }. La provincia non è di nessuno.
       *[other] { $province }: attacco { $attack }, difesa { $defence }. La provincia è di { $owner }.
    }
shogun-event-armies-held =
    { $armies ->
        [one] 1 armata di { $seat } resta in { $province }.
       *[other] { $armies } armate di { $seat } restano in { $province }.
    }
# $field is where the card lay on the mat of the one who lost it.
shogun-event-province-taken =
    { $lost_by_id ->
        [none] { $seat } prende la provincia neutrale { $province }.
       *[other] { $seat } conquista { $province }, finora di { $lost_by }.{ $field_id ->
            [none] { "" }
           *[other] { " " }La carta era prevista per: { $field }.
        }
    }
shogun-event-province-lost =
    { $lost_by } perde { $province }: ora è neutrale, senza edifici né malcontento.{ $field_id ->
        [none] { "" }
       *[other] { " " }La carta era prevista per: { $field }.
    }
shogun-event-general-lost = Il generale di { $seat } lascia la mappa: { $province } è persa.

## The log: winter and end

shogun-event-winter-came =
    { $event_id ->
        [none] L’inverno non toglie riso a nessuno.
       *[other] { $loss ->
            [0] L’ultima carta Evento, { $event }, non toglie riso a nessuno.
           *[other] L’ultima carta Evento, { $event }, toglie { $loss } riso a tutti.
        }
    }
shogun-event-rice-lost =
    { $rice ->
        [0] { $seat } non perde riso.
       *[other] { $seat } perde { $rice } riso.
    }
shogun-event-shortage-found =
    { $unsupplied ->
        [0] { $seat } rifornisce tutte le province.
       *[other] { $seat } non può rifornire { $unsupplied ->
            [one] 1 provincia
           *[other] { $unsupplied } province
        }: { $revolts ->
            [one] 1 rivolta con
           *[other] { $revolts } rivolte, ognuna con
        } { $extra ->
            [one] 1 contadino extra
           *[other] { $extra } contadini extra
        }.
    }
shogun-event-hungry-drawn =
    { $provinces_count ->
        [one] Estratta per una rivolta contro { $seat }: { $provinces }.
       *[other] Estratte per le rivolte contro { $seat }: { $provinces }.
    }
shogun-event-hungry-named = Prossima rivolta contro { $seat }: { $province }.
shogun-event-provinces-scored =
    { $points ->
        [one] { $seat } ottiene 1 punto (province: { $provinces }, edifici: { $buildings }).
       *[other] { $seat } ottiene { $points } punti (province: { $provinces }, edifici: { $buildings }).
    }
shogun-event-majority-scored =
    { $building_id ->
        [castle] Più castelli
        [temple] Più templi
       *[theatre] Più teatri
    }, { $region }: { $seat } ottiene { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
shogun-event-points-gained =
    { $why ->
        [SHO-COURT-19] Favore
        [SHO-SAM-5] Samurai
        [SHO-GEN-13] Monumenti
       *[other] Bonus
    }: { $seat } ottiene { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
shogun-event-year-ended = L’anno è finito: via il riso e il malcontento. Nuove carte Evento: { $events }.
shogun-event-game-ended =
    { $winners_count ->
        [one] Vince { $winners }! Punteggio finale: { $scores }.
       *[other] Vittoria condivisa: { $winners }! Punteggio finale: { $scores }.
    }

## The log: Tenno’s Court

shogun-event-officials-sent =
    { $officials ->
        [one] { $seat } manda 1 dignitario nella sala di ricevimento.
       *[other] { $seat } manda { $officials } dignitari nella sala di ricevimento.
    }
shogun-event-armies-converted =
    { $armies ->
        [one] { $seat } converte 1 armata di { $province }.
       *[other] { $seat } converte { $armies } armate di { $province }.
    }
shogun-event-favours-laid = Favori per 4, 3 e 2 dignitari: { $favours }.
shogun-event-audience-entered =
    { $officials ->
        [one] 1 dignitario di { $seat } entra nella sala delle udienze.
       *[other] { $officials } dignitari di { $seat } entrano nella sala delle udienze.
    }
shogun-event-favour-taken = { $seat } prende il favore { $favour } per { $price } dignitari.
shogun-event-favour-kept = { $seat } non ha malcontento da calmare e conserva il favore per il prossimo segnalino.
shogun-event-favour-lapsed = { $seat } non può usare il favore, che va perso.
shogun-event-protection-gained = In questo round nessuno può attaccare { $seat } con { $protected }.
shogun-event-court-ended = L’udienza è finita: i dignitari tornano nella sala di ricevimento.

## The log: samurai, generals, arts

shogun-event-samurai-advanced = { $seat } ha province in almeno 4 regioni: la carta Samurai { $samurai } offre a scelta { $bonuses }.
shogun-event-general-moved = Il generale di { $seat } va da { $origin } in { $province }.
shogun-event-monument-built = { $seat } lascia un monumento in { $province }.
shogun-event-monuments-captured =
    { $monuments ->
        [one] { $seat } cattura un monumento di { $colour } in { $province }.
       *[other] { $seat } cattura { $monuments } monumenti di { $colour } in { $province }.
    }
shogun-event-artists-drawn = Nuovi artisti: { $cells }.
shogun-event-artist-replaced = { $seat } è in testa nella { $region } e sostituisce l’artista: { $cell }.
shogun-event-artists-turned =
    { $cells_count ->
        [0] Non restano artisti.
       *[other] Artisti girati a faccia in giù: { $cells }.
    } La prima carta Regione va in fondo alla fila.
shogun-event-art-line-scored =
    { $points ->
        [one] Arti, { $line }: { $seat } ottiene 1 punto.
       *[other] Arti, { $line }: { $seat } ottiene { $points } punti.
    }

## Why an action is void

shogun-void-building-stands = Lì c’è già un edificio di questo tipo.
shogun-void-no-free-site = La provincia non ha spazi edificio liberi.
shogun-void-no-building-left = Nella riserva comune non restano edifici di questo tipo.
shogun-void-cannot-pay = I forzieri non bastano per pagare.
shogun-void-supply-short = Nella riserva non ci sono abbastanza armate.
shogun-void-lone-army = Un’armata sola deve restare nella sua provincia.
shogun-void-nowhere-to-go = Non si può entrare in nessuna provincia adiacente.
shogun-void-cannot-convert = Armate o dignitari non bastano per convertire tutto.

## What may go wrong with a planned card. $chances is a number of percent.

shogun-caution-revolt =
    { $peasants ->
        [one] { $card } ha un segnalino malcontento
       *[other] { $card } ha { $peasants } segnalini malcontento
    }: raccogliere lì fa scoppiare una rivolta contro { $armies ->
        [one] la tua armata
       *[other] le tue { $armies } armate
    }. Rischio di perdere la provincia: { $chances }%.
shogun-caution-lone-army = { $card } ha una sola armata, che deve restare: nessuno può partire, a meno che prima non ne arrivino altre.
shogun-caution-nobody-to-attack = { $card } confina solo con tue province: le armate possono spostarsi lì, ma non attaccare.
shogun-caution-cannot-pay =
    Costa { $chests ->
        [one] 1 forziere
       *[other] { $chests } forzieri
    } e a quel punto ne avrai al massimo { $left }: l’azione sarebbe annullata.
shogun-caution-may-not-pay =
    Costa { $chests ->
        [one] 1 forziere
       *[other] { $chests } forzieri
    } e a quel punto potresti averne solo { $left }: l’azione rischia di essere annullata.

## What is asked. $seat is the one who is asked.

shogun-ask-refresh = Alla tua ultima scelta c’erano già queste due carte scoperte: vuoi una nuova coppia?
shogun-ask-pick = Prendi una carta scoperta o la prima carta del mazzo.
shogun-ask-muster = Quale gruppo di armate va nella tua nuova provincia?
shogun-ask-station = Il tuo generale va nella tua nuova provincia? Lì le tue azioni rendono 1 in più e gli edifici costano 1 forziere in meno.
shogun-ask-planning = Metti le tue carte a faccia in giù sugli spazi, poi sigilla il piano.
shogun-ask-position = Prendi una posizione nell’ordine di gioco, con la sua carta speciale.
shogun-ask-march =
    { $kind_id ->
        [army1] { $kind }, { $province }: muovi delle armate, e dove?
       *[other] { $kind }, { $province }: dove vanno le tue armate?
    }
shogun-ask-send = Quante armate vanno da { $origin } in { $destination }?
shogun-ask-throw =
    { $colour_id ->
        [G] Quanti contadini ci sono nel vassoio?
       *[other] Quante armate di { $colour } ci sono nel vassoio?
    }
shogun-ask-next-revolt = Quale provincia si rivolta adesso?
shogun-ask-favour = Vuoi prendere un favore? Quale?
shogun-ask-cancel = Annulli l’evento del round? Altrimenti vale per tutti.
shogun-ask-calm = Da quale provincia togli un segnalino malcontento?
shogun-ask-free-building = In quale provincia costruisci gratis il { $building }?
shogun-ask-land =
    { $armies ->
        [one] In quale provincia, tua o neutrale, va l’armata gratis?
       *[other] In quale provincia, tua o neutrale, vanno le { $armies } armate gratis?
    }
shogun-ask-bonus = Quale bonus della tua carta Samurai prendi?
shogun-ask-enter = In quale provincia entra in gioco il tuo generale? Lì le tue azioni rendono 1 in più e gli edifici costano 1 forziere in meno.
shogun-ask-depart = Dove va il tuo generale? Se va in una provincia adiacente, lascia un monumento, che alla fine vale 1 punto; più lontano non ne lascia.
shogun-ask-patron = Sei in testa nella { $region }: quale artista sostituisci?

## What can be chosen. $asked is the question, where it is known.

shogun-action-refresh = Nuova coppia
shogun-action-pick =
    { $source ->
        [0] Prendi la prima carta scoperta
        [1] Prendi la seconda carta scoperta
       *[2] Prendi la prima carta del mazzo
    }
shogun-action-muster = Piazza il gruppo di { $armies } armate
shogun-action-station = Piazza il generale in { $province }
shogun-action-assign = { $field }: { $card }
shogun-action-clear = Riprendi la carta da «{ $field }»
shogun-action-seal = Sigilla il piano
shogun-action-unseal = Rompi il sigillo
shogun-action-choose = Posizione { $position }
shogun-action-march = Muovi in { $province }
shogun-action-send =
    { $armies ->
        [one] Manda 1 armata
       *[other] Manda { $armies } armate
    }
shogun-action-revolt = Rivolta in { $province }
shogun-action-take = Prendi il favore per { $price } dignitari
shogun-action-cancel = Annulla l’evento
shogun-action-calm = Calma { $province }
shogun-action-build = Costruisci in { $province }
shogun-action-land = Piazza armate in { $province }
shogun-action-bonus = Prendi { $bonus }
shogun-action-replace = Sostituisci l’artista: { $cell }
shogun-action-fell =
    { $cubes ->
        [0] Nessun cubo
        [one] 1 cubo
       *[other] { $cubes } cubi
    }
shogun-action-decline =
    { $asked ->
        [refresh] Tieni la coppia
        [station] Non qui
        [march] Resta
        [favour] Nessun favore
        [cancel] Tieni l’evento
       *[other] Rinuncia
    }

## Why not? $rule is the rule behind the answer.

shogun-refused-building-stands = In { $province } c’è già un edificio di questo tipo.
shogun-refused-cannot-pay-bid = Non hai abbastanza forzieri per questa offerta: { $card }.
shogun-refused-card-is-laid =
    { $card_id ->
        [tower] Tutte le tue carte Torre sono già sugli spazi.
       *[other] Questa carta è già su uno spazio: { $card }.
    }
shogun-refused-card-is-taken = Hai preso { $province }: ora piazza lì un gruppo di armate.
shogun-refused-cubes-not-there =
    { $cubes ->
        [0] Nella torre non ci sono cubi di questo colore.
        [one] Nella torre c’è solo 1 cubo di questo colore.
       *[other] Nella torre ci sono solo { $cubes } cubi di questo colore.
    }
shogun-refused-field-covered = Su questo spazio c’è già una carta: { $field }.
shogun-refused-field-empty = Su questo spazio non c’è una carta: { $field }.
shogun-refused-game-over = La partita è finita.
shogun-refused-last-bid-card = L’ultima carta che puoi offrire va sullo spazio offerta: { $card }.
shogun-refused-last-province = { $province } è la tua ultima provincia iniziale: il generale va lì.
shogun-refused-must-go-elsewhere = Il tuo generale deve lasciare { $province }.
shogun-refused-must-move = Le tue armate possono muoversi: almeno una deve farlo.
shogun-refused-no-artist-there = Qui non c’è un artista a faccia in su: { $cell }.
shogun-refused-no-battle-here = Questa azione non apre battaglie, e { $province } non è tua.
shogun-refused-no-building-left = Nella riserva comune non resta nessun { $building }.
shogun-refused-no-card-at-price = Non restano favori per { $officials } dignitari.
shogun-refused-no-free-site = { $province } non ha spazi edificio liberi.
shogun-refused-no-own-unrest = In { $province } non hai malcontento da calmare.
shogun-refused-no-such-field = Questo spazio non c’è senza il modulo Corte del Tenno: { $field }.
shogun-refused-no-such-group = Non hai più un gruppo di { $armies } armate.
shogun-refused-no-tower-cards = Senza il modulo Corte del Tenno non ci sono carte Torre.
shogun-refused-not-adjacent = { $origin } e { $destination } non sono adiacenti.
shogun-refused-not-asked = Ora devi fare un’altra scelta.
shogun-refused-not-drawn = { $province } non è tra le province che devono ancora rivoltarsi.
shogun-refused-not-just-picked = Ora il tuo generale può andare solo in { $province }.
shogun-refused-not-on-card = La carta Samurai { $samurai } non offre questo bonus.
shogun-refused-not-your-land = { $province } non è tua.
shogun-refused-not-your-province = Questa carta non è tua: { $card }.
shogun-refused-not-your-turn =
    { $seat_id ->
        [none] Non è il tuo turno.
       *[other] Non è il tuo turno. In attesa di: { $seat }.
    }
shogun-refused-one-must-stay = Almeno un’armata deve restare in { $province }.
shogun-refused-out-of-game = In 3 giocatori { $province } è fuori gioco.
shogun-refused-pair-is-new = Puoi cambiare solo una coppia che c’era già alla tua ultima scelta.
shogun-refused-plan-is-sealed = Il tuo piano è sigillato. In attesa degli altri.
shogun-refused-plan-not-sealed = Il tuo piano non è ancora sigillato.
shogun-refused-plan-unfinished =
    { $cards ->
        [one] Resta 1 carta da mettere.
       *[other] Restano { $cards } carte da mettere.
    }
shogun-refused-position-taken = La posizione { $position } è già di { $seat }.
shogun-refused-protected = { $seat } gode della protezione del Tenno: ora non si può attaccare.
shogun-refused-temple-peace = { $province } ha un tempio: Pace dei templi vieta l’attacco.
shogun-refused-too-few-officials = Questo costa { $officials } dignitari, e nella sala delle udienze ne hai di meno.

## Names: the mat. $chests is the price of an action, $armies what it moves.

shogun-field-castle = Costruisci castello
    .short = Castello
    .about =
        { $chests ->
            [one] Paga 1 forziere per costruire un castello su uno spazio libero della provincia.
           *[other] Paga { $chests } forzieri per costruire un castello su uno spazio libero della provincia.
        }
shogun-field-temple = Costruisci tempio
    .short = Tempio
    .about =
        { $chests ->
            [one] Paga 1 forziere per costruire un tempio su uno spazio libero della provincia.
           *[other] Paga { $chests } forzieri per costruire un tempio su uno spazio libero della provincia.
        }
shogun-field-theatre = Costruisci teatro
    .short = Teatro
    .about =
        { $chests ->
            [one] Paga 1 forziere per costruire un teatro nō su uno spazio libero della provincia.
           *[other] Paga { $chests } forzieri per costruire un teatro nō su uno spazio libero della provincia.
        }
shogun-field-rice = Raccogli riso
    .short = Riso
    .about = Ottieni il riso della provincia, che riceve un segnalino malcontento; se ne ha già uno, si rivolta.
shogun-field-tax = Riscuoti tasse
    .short = Tasse
    .about = Ottieni i forzieri della provincia, che riceve un segnalino malcontento; se ne ha già uno, si rivolta.
shogun-field-army5 = Schiera 5 armate
    .short = +5
    .about = Piazza { $armies } armate nella provincia per { $chests ->
            [one] 1 forziere
           *[other] { $chests } forzieri
        }.
shogun-field-army3 = Schiera 3 armate
    .short = +3
    .about = Piazza { $armies } armate nella provincia per { $chests ->
            [one] 1 forziere
           *[other] { $chests } forzieri
        }.
shogun-field-army1 = Schiera 1 armata / muovi
    .short = +1 / muovi
    .about = Piazza { $armies ->
            [one] 1 armata
           *[other] { $armies } armate
        } nella provincia per { $chests ->
            [one] 1 forziere
           *[other] { $chests } forzieri
        }; poi puoi muovere armate da lì in una tua provincia adiacente.
shogun-field-battle-a = Battaglia/Mossa A
    .short = A
    .about = Muovi armate in una provincia adiacente; se non è tua, c’è una battaglia.
shogun-field-battle-b = Battaglia/Mossa B
    .short = B
    .about = Muovi armate in una provincia adiacente; se non è tua, c’è una battaglia.
shogun-field-bid = Offerta
    .short = Offerta
    .about = Più alta è l’offerta, prima scegli una posizione nell’ordine di gioco.
shogun-field-conv3 = Converti 3 armate
    .short = Converti 3
    .about = { $armies } armate della provincia, o del vassoio con una carta Torre, diventano dignitari.
shogun-field-conv2 = Converti 2 armate
    .short = Converti 2
    .about = { $armies } armate della provincia, o del vassoio con una carta Torre, diventano dignitari.
shogun-field-conv1 = Converti 1 armata
    .short = Converti 1
    .about = { $armies } armata della provincia, o del vassoio con una carta Torre, diventa un dignitario.

## Names: cards and pieces

# Cards that are no provinces.
shogun-card-chest = carta Forziere { $chests }
shogun-card-tower = carta Torre

shogun-building-castle = castello
shogun-building-temple = tempio
shogun-building-theatre = teatro nō

shogun-special-tax1 = +1 forziere
    .about = Con «Riscuoti tasse» ottieni 1 forziere in più.
shogun-special-rice1 = +1 riso
    .about = Con «Raccogli riso» ottieni 1 riso in più.
shogun-special-army6 = 6 armate
    .about = Con «Schiera 5 armate» ne schieri 6.
shogun-special-attack1 = +1 in attacco
    .about = In ogni battaglia che inizi getti nella torre 1 armata in più dalla tua riserva.
shogun-special-defend1 = +1 in difesa
    .about = Quando un giocatore ti attacca, getti nella torre 1 armata in più dalla tua riserva.

# Events of a round. $large and $middle: what raising 5 and 3 armies brings.
shogun-round-event-theatre-calm = Teatro e quiete
    .about = Costruire un teatro toglie un segnalino malcontento dalla provincia.
shogun-round-event-castle-guard = Guarnigione
    .about = Chi viene attaccato in una provincia con un castello getta nella torre 1 armata in più.
shogun-round-event-tax-max5 = Tetto alle tasse
    .about = Con «Riscuoti tasse» si ottengono al massimo 5 forzieri.
shogun-round-event-rice-min4 = Buon raccolto
    .about = Con «Raccogli riso» si ottiene almeno 4 riso.
shogun-round-event-tax-min6 = Casse piene
    .about = Con «Riscuoti tasse» si ottengono almeno 6 forzieri.
shogun-round-event-rice-max3 = Cattivo raccolto
    .about = Con «Raccogli riso» si ottiene al massimo 3 riso.
shogun-round-event-neutral-2 = Contadini in armi
    .about = Una provincia neutrale è difesa da 2 contadini invece di 1.
shogun-round-event-temple-peace = Pace dei templi
    .about = Le province con un tempio non possono essere attaccate.
shogun-round-event-short-levy = Leva ridotta
    .about = Con «Schiera 5 armate» se ne schierano solo { $large }, con «Schiera 3 armate» solo { $middle }; i prezzi non cambiano.

# Favours. $amount, $building and $protected are what the card brings.
shogun-favour-cancel-event = Annulla l’evento
    .about = Puoi annullare l’evento del round.
shogun-favour-chests = Forzieri: { $amount }
    .about = { $amount ->
            [one] Ottieni 1 forziere.
           *[other] Ottieni { $amount } forzieri.
        }
shogun-favour-tray-armies = Armate nel vassoio: { $amount }
    .about = { $amount ->
            [one] Metti 1 armata della tua riserva nel vassoio.
           *[other] Metti { $amount } armate della tua riserva nel vassoio.
        }
shogun-favour-calm = Calma i contadini
    .about = Togli un segnalino malcontento da una tua provincia; se non ce ne sono, conserva la carta per il prossimo.
shogun-favour-rice = Riso: { $amount }
    .about = Ottieni { $amount } riso.
shogun-favour-points = Punti vittoria: { $amount }
    .about = { $amount ->
            [one] Ottieni 1 punto.
           *[other] Ottieni { $amount } punti.
        }
shogun-favour-build = Edificio gratis: { $building }
    .about = Costruisci un { $building } in una tua provincia senza pagare.
shogun-favour-protect = Protezione: { $protected }
    .about = In questo round nessuno può attaccarti con { $protected }.
shogun-favour-land = Armate gratis: { $amount }
    .about = { $amount ->
            [one] Piazza 1 armata in una tua provincia, o usala per prendere una provincia neutrale.
           *[other] Piazza { $amount } armate in una tua provincia, o usale per prendere una provincia neutrale.
        }

shogun-protection-battle-a = { shogun-field-battle-a }
shogun-protection-battle-b = { shogun-field-battle-b }
shogun-protection-both = Battaglia/Mossa A e B

# Bonuses of samurai cards; .card with the amount a card shows.
shogun-bonus-chests = forzieri
    .card = { $amount ->
            [one] 1 forziere
           *[other] { $amount } forzieri
        }
shogun-bonus-rice = riso
    .card = { $amount } riso
shogun-bonus-tray-armies = armate nel vassoio
    .card = { $amount ->
            [one] 1 armata nel vassoio
           *[other] { $amount } armate nel vassoio
        }
shogun-bonus-points = punti vittoria
    .card = { $amount ->
            [one] 1 punto vittoria
           *[other] { $amount } punti vittoria
        }

shogun-art-calligraphy = calligrafia
shogun-art-ikebana = ikebana
shogun-art-ink-painting = pittura a china
shogun-art-poetry = poesia
shogun-art-tea = tè
shogun-art-music = musica

shogun-art-castle-himeji = Himeji
shogun-art-castle-osaka = Osaka
shogun-art-castle-nagoya = Nagoya
shogun-art-castle-matsumoto = Matsumoto
shogun-art-castle-inuyama = Inuyama
shogun-art-castle-hikone = Hikone

## Names: the rest

shogun-phrase-when = Anno { $year }, { $season }
shogun-season-spring = primavera
shogun-season-summer = estate
shogun-season-autumn = autunno
shogun-season-winter = inverno

shogun-region-brown = regione marrone
shogun-region-yellow = regione gialla
shogun-region-red = regione rossa
shogun-region-purple = regione porpora
shogun-region-green = regione verde

# Of players who have given no name.
shogun-colour-black = Nero
shogun-colour-blue = Blu
shogun-colour-red = Rosso
shogun-colour-purple = Viola
shogun-colour-yellow = Giallo

# Parts of sentences above.
shogun-phrase-peasants = contadini
shogun-phrase-no-card = nessuna carta
shogun-phrase-garrison = { $province } { $armies }
shogun-phrase-event-card = { $event } (perdita di riso: { $loss })

shogun-phase-draft = scelta province
shogun-phase-priming = riempimento iniziale
shogun-phase-season = stagione
shogun-phase-artists = pesca gli artisti
shogun-phase-action-cards = disponi le azioni
shogun-phase-special-cards = disponi le speciali
shogun-phase-favour-cards = disponi i favori
shogun-phase-planning = pianifica e offri
shogun-phase-event = determina l’evento
shogun-phase-bids = rivela le offerte
shogun-phase-player-order = ordine di gioco
shogun-phase-generals = piazza i generali
shogun-phase-samurai = samurai
shogun-phase-conversion = converti le armate
shogun-phase-court = corte
shogun-phase-action = esegui le azioni
shogun-phase-patrons = sostituisci gli artisti
shogun-phase-departures = muovi i generali
shogun-phase-clean-up = fine round
shogun-phase-winter = perdita di riso
shogun-phase-shortage = rifornimento
shogun-phase-hunger = rivolte
shogun-phase-scoring = conteggio
shogun-phase-year-end = fine anno
shogun-phase-final-scoring = conteggio finale

## What a table can choose

shogun-side-sun = Lato Sole
    .about = Il lato della mappa con il sole; le partenze fisse sono fatte per questo lato.
shogun-side-moon = Lato Luna
    .about = Il lato della mappa con la luna: le stesse province, divise in altre regioni.

shogun-start-draft = Scelta province
    .about = A turno si prendono carte Provincia e si piazzano lì gruppi di armate.
shogun-start-preset = Partenza fissa
    .about = Province e armate sono già assegnate; solo sul lato Sole.

shogun-module-court = Corte del Tenno
    .about = Le armate diventano dignitari, che ottengono favori dal Tenno.
shogun-module-samurai = Samurai
    .about = Chi ha province in almeno 4 regioni riceve un bonus ogni round, sempre migliore.
shogun-module-generals = Generali
    .about = Un generale migliora le azioni nella sua provincia e lascia dietro di sé monumenti.
shogun-module-arts = Arti del Giappone
    .about = Chi è in testa in una regione sostituisce artisti; righe e colonne danno punti a fine partita.

shogun-tower-standard = Torre dei cubi
    .about = Più cubi si gettano nella torre, più cadono quelli rimasti dentro.
shogun-tower-spielbyweb = Torre semplice
    .about = In media un terzo dei cubi gettati resta nella torre e un terzo di quelli già dentro cade, quale che sia il loro numero.
shogun-tower-own = La tua torre
    .about = Usi una torre vera e inserisci che cosa c’è nel vassoio.

shogun-house-strict-forced-battle = Movimento obbligatorio
    .about = Chi può eseguire Battaglia/Mossa deve muovere almeno 1 armata.
shogun-house-one-monument-per-province = Un monumento per provincia
    .about = Ogni giocatore ha al massimo un monumento in una provincia.

## Why a bot chose as it did
#
# Told after the game, and as a hint. $chances is a number of percent.

shogun-because-takes-majority = Un { $building } in { $province } dà la maggioranza nella { $region }.
shogun-because-shares-majority = Un { $building } in { $province } pareggia la maggioranza nella { $region }.
shogun-because-builds = Un { $building } in { $province } dà punti ogni inverno.
shogun-because-builds-in-vain = In { $province } non c’è posto per un { $building }: lì la carta non fa danni.
shogun-because-harvests-for-winter = { $province } porta { $rice } riso, e in inverno servirà.
shogun-because-harvests-to-spare = { $province } porta { $rice } riso per un inverno duro.
shogun-because-taxes =
    { $chests ->
        [one] { $province } è calma e porta 1 forziere.
       *[other] { $province } è calma e porta { $chests } forzieri.
    }
shogun-because-taxes-in-unrest =
    { $chests ->
        [one] { $province } porta 1 forziere, a rischio di una rivolta.
       *[other] { $province } porta { $chests } forzieri, a rischio di una rivolta.
    }
shogun-because-levies-against = Le armate di { $seat } potrebbero attaccare { $province }.
shogun-because-levies-to-attack = Con più armate, da { $province } si potrà attaccare.
shogun-because-levies =
    { $armies ->
        [one] { $province } riceve 1 armata in più.
       *[other] { $province } riceve { $armies } armate in più.
    }
shogun-because-plans-attack = Da { $origin } le armate possono marciare in { $destination }.
shogun-because-plans-no-attack = { $province } è la carta che fa meno danni qui: { $field }.
shogun-because-converts = Le armate di { $province } valgono di più come dignitari.
shogun-because-skips = Nessuna provincia vale questo spazio: { $field }.
shogun-because-bids-chests = Questa offerta basta: { $card }.
shogun-because-bids-province = { $card } è un’offerta che non costa nulla.
shogun-because-takes-special = Con la posizione { $position } arriva «{ $special }».
shogun-because-attacks-player = { $destination }, di { $defender }, si può conquistare (probabilità fino a { $chances }%).
shogun-because-attacks-peasants = { $destination } è neutrale e si può conquistare (probabilità fino a { $chances }%).
shogun-because-guards = Le armate valgono di più in { $destination } che in { $origin }.
shogun-because-sends =
    { $armies ->
        [one] 1 armata può conquistare { $destination } (probabilità: { $chances }%).
       *[other] { $armies } armate possono conquistare { $destination } (probabilità: { $chances }%).
    }
shogun-because-moves =
    { $armies ->
        [one] 1 armata vale di più in { $destination }.
       *[other] { $armies } armate valgono di più in { $destination }.
    }
shogun-because-stays = Tutte le armate servono in { $province }.
shogun-because-holds-best = { $province } resiste meglio ai contadini.
shogun-because-picks-beside-own = { $province } confina con le proprie terre.
shogun-because-picks = { $province } è la migliore carta visibile.
shogun-because-picks-unseen = Il mazzo promette più delle carte scoperte.
shogun-because-new-pair = Le carte scoperte sono deboli.
shogun-because-keeps-pair = Le carte scoperte vanno bene.
shogun-because-musters = Per { $province } vanno bene { $armies } armate.
shogun-because-takes-favour = Il favore { $favour } vale i suoi dignitari.
shogun-because-keeps-officials = Nessun favore vale i suoi dignitari.
shogun-because-cancels-event = { $event } farebbe danni.
shogun-because-keeps-event = { $event } non fa danni.
shogun-because-calms = Il malcontento in { $province } è il più pericoloso.
shogun-because-lands = { $province } guadagna di più con altre armate.
shogun-because-takes-bonus = Il bonus che ora conta di più: { $bonus }.
shogun-because-posts-general = Il generale è più utile in { $province }.
shogun-because-builds-monument = Il generale lascia un monumento in { $province }.
shogun-because-declines-post = Arriverà un posto migliore di { $province }.
shogun-because-honours-artist = Qui un segnalino aiuta: { $cell }.

## The end of a game: awards, and what breaks ties

shogun-award-lucky = Lancio più fortunato
    .about = { $name } vince una battaglia con il { $count } % di probabilità.
shogun-award-victor = Gesta di guerra
    .about =
        { $count ->
            [one] { $name }: { $count } battaglia vinta
           *[other] { $name }: { $count } battaglie vinte
        }
shogun-award-builder = Mastro costruttore
    .about =
        { $count ->
            [one] { $name }: { $count } edificio costruito
           *[other] { $name }: { $count } edifici costruiti
        }
shogun-award-harvest = Miglior raccolto
    .about = { $name }: { $count } riso in una volta
shogun-award-taxes = Casse più piene
    .about = { $name }: { $count } forzieri in una volta
shogun-award-calm = Pugno di ferro
    .about =
        { $count ->
            [one] { $name }: { $count } rivolta sedata
           *[other] { $name }: { $count } rivolte sedate
        }
shogun-tiebreak-chests = più forzieri
