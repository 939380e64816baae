# The web app. Names of things are in the catalogues of the games.

## Everywhere

web-home = Home
web-language = Lingua
web-theme = Tema
web-theme-system = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-show-all = Mostra tutto ({ $count })
web-settings = Impostazioni
web-close = Chiudi
web-loading = Caricamento…
web-reconnecting = Connessione persa. Riconnessione… La tua partita è al sicuro.
web-server-gone = Il server non è raggiungibile.
    .about = Nulla va perso. La partita riprende appena il server torna.
web-unsent = La tua risposta è salvata e sarà inviata.
web-retry = Riprova
web-cancel = Annulla
web-save = Salva
web-saved = Salvato.
web-add = Aggiungi
web-remove = Rimuovi
web-not-now = Non ora
web-rule = Regola { $rule }
web-missing = Pagina non trovata
    .about = Forse l’indirizzo è scritto male.

## Home

web-hero = Pianifica in segreto. Guarda che cosa succede.
    .about = Due giochi da tavolo sulle province in guerra del Giappone, con amici o bot. Senza account, senza banner dei cookie. Basta un link.
web-hero-game = Una partita fra cinque bot
web-play-now = Gioca ora
web-learn = Impara in 4 minuti
web-invite = Invita amici
web-my-tables = I tuoi tavoli
web-waits-friends = In attesa di amici
web-trying = prova
web-you-won =
    { $count ->
        [1] Hai vinto
       *[other] Condividi la vittoria
    }
web-against = Con { $names }
web-others-turn = In attesa degli altri
web-over = Partita finita
web-unread =
    { $count ->
        [one] { $count } novità
       *[other] { $count } novità
    }
web-games = I giochi
web-game-samurai = Small Samurai Empires
    .about = 2–4 giocatori, 60 min
web-game-shogun = Shogun
    .about = 3–5 giocatori, 120 min
web-page-samurai = Piazza ordini segreti sulla mappa, poi guardali svolgersi da sud a nord e ritorno.
    .how = Tre ere di due round ciascuna. Ogni ordine ha il suo posto nella sequenza: le armate si reclutano, marciano, navigano, combattono e costruiscono castelli dove serve. Chi controlla le province ottiene influenza, e l’influenza diventa punti.
web-page-shogun = Pianifica dieci azioni insieme e in segreto, poi lascia cadere i cubi nella torre.
    .how = Due anni di primavera, estate e autunno. Ogni carta provincia fa una sola cosa: tasse, raccolto, costruzione, leva o marcia. Le battaglie passano per una torre dei cubi che non dimentica. In inverno tutti vanno sfamati; poi province ed edifici danno punti.
web-public-tables = Partite da guardare
web-open-tables = Tavoli aperti
web-game-of-the-day = Partita del giorno
web-free-seats =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
web-quick-level = Bot
web-quick-watch = Guarda giocare i bot
web-join = Unisciti con un codice o un link
web-join-button = Unisciti
web-alerts-off = Gli avvisi di turno sono disattivati su questo dispositivo.
web-turn-on = Attiva
web-account-offer = Vuoi le tue partite su ogni dispositivo? Crea un account.
web-contact = Contatti
web-source = Codice sorgente
web-kept-over =
    { $days ->
        [0] Le partite concluse vengono conservate per sempre.
        [one] Le partite concluse vengono conservate per { $days } giorno.
       *[other] Le partite concluse vengono conservate per { $days } giorni.
    }
web-kept-idle =
    { $days ->
        [0] Le partite inattive vengono conservate per sempre.
        [one] Le partite inattive vengono conservate per { $days } giorno.
       *[other] Le partite inattive vengono conservate per { $days } giorni.
    }
web-rules-of = Regole: { $game }

## A new table, and joining one

web-new-table = Nuovo tavolo
web-which-game = Gioco
web-option-edition = Edizione
web-option-variants = Varianti
web-option-side = Lato del tabellone
web-option-start = Preparazione
web-option-modules = Moduli
web-option-tower = Torre dei cubi
web-option-first = Primo giocatore
web-rules = Regole
web-by-lot = A caso
web-clash = Non combinabile con: { $other }
web-people-only = I bot non possono giocare con una torre vera.
web-house = Regole della casa
    .about = Modifiche alle regole concordate al tavolo. Per il resto vale l’edizione.
web-house-changed =
    { $count ->
        [one] { $count } regola modificata
       *[other] { $count } regole modificate
    }
web-changed = modificata
web-table = Tavolo
web-seats = Posti
web-players = Giocatori
web-your-name = Il tuo nome
web-seat-number = Posto { $seat }
web-friend = Un amico, con un link
web-here = Su questo dispositivo
web-any-colour = Qualsiasi colore
web-hot-seat = Su questo dispositivo
    .about = Passatevi il dispositivo. Uno schermo privacy nasconde ciò che gli altri non devono vedere.
web-bot = Bot, { $level }
web-bot-random = a caso
    .about = fa mosse consentite a caso
web-bot-easy = facile
    .about = ideale per le prime partite
web-bot-normal = medio
    .about = un avversario solido
web-bot-hard = difficile
    .about = pensa più a lungo, ma non vede più di te
web-pace = Ritmo
web-pace-free = Senza limiti di tempo
    .about = Prenditi tutto il tempo che vuoi. Se qualcuno non torna, dopo 7 giorni una votazione può sostituirlo con un bot o chiudere la partita.
web-pace-live = In tempo reale
    .about = Tutti insieme, contro il tempo.
web-pace-days = In più giorni
    .about = Gioca quando vuoi, con una scadenza per ogni mossa.
web-minutes-each = Minuti per giocatore
web-seconds-more = Secondi in più per mossa
web-hours-each = Tempo per mossa
web-hours =
    { $hours ->
        [one] { $hours } ora
       *[other] { $hours } ore
    }
web-absent = Quando il tempo scade
    .about = Chi torna riprende il posto.
web-absent-bot = Gioca un bot sostituto ({ $level })
web-watch = Chi può guardare
    .about = Il pubblico non vede mai nulla di segreto.
web-watch-link = Chiunque abbia il link
web-watch-public = Tutti
web-watch-nobody = Nessuno
web-listed = Mostra come tavolo aperto
    .about = Chiunque su questo server può unirsi.
web-table-name = Nome del tavolo
web-begins-later =
    { $count ->
        [one] Riceverai un link e un codice QR per il tuo amico. La partita inizia quando il posto è occupato.
       *[other] Riceverai un link e un codice QR per i tuoi { $count } amici. La partita inizia quando tutti i posti sono occupati.
    }
web-begins-now = La partita inizia subito.
web-set-up = Crea il tavolo
web-no-code = Nessun tavolo con questo codice
    .about = Forse i posti sono occupati, o il codice è scritto male.
web-join-about = Scegli un nome e un colore, e si gioca.
web-name = Nome
web-colour = Colore
web-sit-down = Siediti
web-there = Al tavolo:
web-sit-already = Hai già un posto a questo tavolo. Se ti siedi di nuovo, su questo dispositivo giocano due persone.
web-to-table = Vai al tavolo
web-lobby = Condividi questo codice o il link. Ognuno sceglie un nome e un colore.
web-lobby-missing =
    { $count ->
        [0] La partita inizia
        [one] In attesa di un amico
       *[other] In attesa di { $count } amici
    }
web-lobby-stay = La partita inizia appena ci sono tutti. Puoi chiudere questa pagina e tornare più tardi.
web-code = Codice del tavolo
web-share = Condividi il link
web-copy = Copia
web-copied = Copiato
web-qr = Codice QR per il link
web-link-join = Link d’invito
web-link-watch = Link per il pubblico
web-seat-link = Link segreto per: { $name }
web-open-seat = Posto libero
    .about = un amico si unisce con un link
web-waits-friend = in attesa di un amico
web-seat-person = Giocatore
web-seat-bot = Bot
web-you = tu
web-watching = Stai guardando la partita.
web-you-are = Tu sei { $name }.
web-watching-tab = Spettatore
web-spectators =
    { $count ->
        [one] { $count } persona sta guardando.
       *[other] { $count } persone stanno guardando.
    }
web-connected = { $name }: in linea.
web-disconnected = { $name }: non in linea.
web-let-friend = Invita un amico
web-give-bot = Metti un bot
web-new-link = Nuovo link
web-propose-bot = Proponi un bot
web-no-table = Questo link non funziona
    .about = Forse è stato sostituito, o il tavolo non esiste più.

## At the table

web-board = Tabellone
web-views = Viste
web-view-board = Tabellone
web-view-mine = Mio
web-view-tracks = Tracciati
web-view-players = Giocatori
web-view-log = Registro
web-zoom-in = Ingrandisci
web-zoom-out = Riduci
web-whole-board = Tutto il tabellone
web-political = Di chi è la terra
    .about = Di chi è la terra: aree nei colori dei proprietari (M)
web-your-turn = Tocca a te
web-waiting = In attesa di: { $names }
web-moment = Un momento…
web-not-your-turn = Non è il tuo turno.
web-undo = Annulla mossa
web-choose-first = Scegli sul tabellone
web-all-choices =
    { $count ->
        [one] { $count } scelta in elenco
       *[other] Tutte le { $count } scelte in elenco
    }
web-forced = L’unica possibilità è già selezionata.
web-answered = C’era una sola scelta: { $choice }.
web-skip =
    { $count ->
        [one] Salta { $count } passo
       *[other] Salta { $count } passi
    }
web-log = Registro
web-log-all = Tutto
web-log-mine = Io
web-log-main-samurai = Azioni
web-log-main-shogun = Battaglie
web-log-filter = Mostra nel registro
web-log-more = Ingrandisci il registro
web-log-less = Riduci il registro
web-log-show = Mostra sul tabellone
web-log-routine = { $name } pianifica ({ $count } modifiche).
web-stand-in = sostituto
web-hidden = nascosto
web-turn-order = Ordine di turno
web-era = Era { $era }
web-influence = Influenza
web-cards-played = Carte Destino giocate
web-tokens-left = Segnalini ordine rimasti
web-armies-left = Armate nella riserva
web-castles-left = Castelli nella riserva
web-cards-left = Carte Destino in mano
web-behind-screen = Dietro il tuo schermo
web-tokens-of = Segnalini: { $count } di 11
web-destiny-hand = Carte Destino nella tua mano
web-castle = Castello
web-slot = Spazio { $slot }{ $owner ->
        [0] { "" }
       *[other] , { $owner }
    }, { $neutral }

## At a table of Small Samurai Empires

web-samurai-phase = Era { $era } · { $phase }
web-samurai-phase-destiny = Destino
web-samurai-phase-planning = Pianificazione
web-samurai-phase-resolution = Risoluzione
web-samurai-phase-final-scoring = Conteggio finale
web-samurai-round =
    { $round ->
        [1] 1º round, risoluzione basso → alto
       *[other] 2º round, risoluzione alto → basso
    }
web-samurai-board =
    Tabellone, era { $era }, round { $round }. Il tasto Tab scorre tutto ciò che puoi selezionare, dal basso in alto.
web-samurai-standings = Classifica
web-samurai-slots = Spazi
web-samurai-slots-north = Spazi, dal basso in alto
web-samurai-slots-south = Spazi, dall’alto in basso
web-samurai-slots-done = Risolti: { $done } di { $count }
web-samurai-slot = spazio { $slot }
web-samurai-empty = Spazio vuoto
web-samurai-face-down = a faccia in giù
web-samurai-face-up = a faccia in su
web-samurai-own-secret = tuo, ancora segreto
web-samurai-choosing = sta scegliendo
web-samurai-now = ora { $points }
web-samurai-now-least = ora { $points }+
web-samurai-points-of = { $name }: punteggio { $points }, { $total } se la partita finisse ora
web-samurai-committed = Carta Destino scelta
web-samurai-points = Punti
web-samurai-points-score = Punteggio
web-samurai-points-agendas = Obiettivi
web-samurai-points-region-bonus = Bonus regione
web-samurai-points-shrines = Santuari
web-samurai-points-influence = Influenza
web-samurai-points-leftovers = Risorse rimanenti
web-samurai-count-influence = Influenza: { $region }
web-samurai-worth-how = valore × carte Destino = punti ora
web-samurai-worth = punti ora
# What an era end would bring with the pieces of now.
web-samurai-gain = { $name }: +{ $influence } influenza se l’era finisse ora
web-samurai-agenda = Obiettivo
web-samurai-agenda-by = Completato da: { $name }
web-samurai-hand = Nella tua mano, segreto
web-samurai-revealed = Rivelate in quest’era
web-samurai-supply = Riserva comune
web-samurai-deck = Carte Destino nel mazzo
web-samurai-token = { $order }, rimasti: { $count }
web-samurai-token-of = segnalino { $token } di { $count }
web-samurai-asked-slot = Spazio { $slot } · { $order }
web-samurai-asked-neutral = Spazio { $slot } · azione neutrale: { $action }
web-samurai-choose-card = Scegli una carta
web-samurai-choose-token = Scegli un segnalino
web-samurai-choose-slot = Scegli uno spazio
web-samurai-choose-both = Scegli un segnalino e uno spazio
web-samurai-why-not = { $name }: perché non posso?
web-samurai-route = Marcia da { $origin } a { $destination } ({ $count } passi)
web-samurai-not-asked = Ora non si può scegliere. { $asked }
web-samurai-idle = ora non ha effetto
web-samurai-useful = ora ha effetto
web-samurai-idle-here = Qui ora non ha effetto: { $reason }.
web-samurai-idle-order = Così com’è, questo ordine non avrebbe effetto: { $reason }.
web-samurai-idle-neutral = L’azione neutrale andrà persa: { $reason }.
web-samurai-neutral-of = Azione neutrale di { $slot }: { $action }
web-samurai-slot-title = Casella { $slot }
# The paid part of an order.
web-samurai-extra =
    { $price ->
        [0] extra: gratis
       *[other] extra: { $price } (ne hai { $have })
    }
web-samurai-value = Valore
web-samurai-values = Il valore di ogni casella, per le carte Destino della regione
# $influence is the step, $value what it is worth, $points what more it would score now.
web-samurai-rise =
    { $points ->
        [0] poi: valore { $value } a { $influence }
       *[other] poi: +{ $points } a { $influence }
    }
web-samurai-help-aim = Scopo del gioco
    .about = Fai più punti di tutti in 3 ere. Alla fine di ogni era, province controllate e castelli danno influenza nella loro regione; il primato in una regione e i santuari danno subito punti. A fine partita il valore della tua influenza in una regione conta una volta per ogni carta Destino giocata per quella regione.
web-samurai-help-orders = I sette ordini
web-samurai-help-slots = Caselle e azioni neutrali
    .about = Un ordine si esegue nella regione della sua casella, nella sequenza delle caselle. Il segno accanto è l’azione neutrale: puoi farla subito quando metti lì un segnalino.
web-samurai-help-coins = Monete bonus: alla fine di ogni era chi controlla più province della regione segna la moneta d’oro, il secondo quella bianca. A pari merito in testa vale la bianca. (Regole provvisorie: segna solo chi è primo da solo.)
web-samurai-help-influence = Quanto vale l’influenza
    .about = A fine partita il valore si moltiplica per le carte Destino della regione.
web-samurai-power = Potere
web-samurai-capital = capitale
web-samurai-shrine = santuario
web-samurai-no-resource = risorsa
web-samurai-armies-of =
    { $count ->
        [one] { $name }: { $count } armata
       *[other] { $name }: { $count } armate
    }
web-samurai-controlled-by = la controlla { $name }
web-samurai-you-control = la controlli tu
web-samurai-tied = parità: nessuno la controlla
web-samurai-nobody = nessuno la controlla
web-samurai-mountain = Monte { $name }{ $token ->
        [0] { "" }
       *[other] , con un segnalino
    }
web-samurai-victim = Armata di { $name } in { $province }
web-samurai-how = Come
web-samurai-on-foot = a piedi
web-samurai-ship =
    { $count ->
        [one] { $count } armata per nave
       *[other] { $count } armate per nave
    }
web-samurai-before = { $province } ora
web-samurai-after = dopo
web-samurai-reveal = Si rivela il Destino
web-samurai-of-deck = dal mazzo
web-samurai-era-end = Fine dell’era { $era }
    .about = Influenza ottenuta in ogni regione, punti in oro
web-samurai-go-on = Continua
web-samurai-help = Aiuto e scorciatoie
web-samurai-help-flow = Come scegliere
    .about = Tocca un pezzo, poi un luogo, o viceversa. Poi conferma. Tutto ciò che puoi toccare ha un anello dorato. Tocca altro per sapere perché non puoi.
web-samurai-help-signs = Simboli
web-samurai-help-keys = Scorciatoie da tastiera
web-samurai-key-next = prossimo elemento selezionabile, dal basso in alto
web-samurai-key-choose = selezionalo
web-samurai-key-token = seleziona un segnalino ordine
web-samurai-key-confirm = conferma
web-samurai-key-undo = annulla mossa
web-samurai-key-back = annulla l’ultima selezione
web-samurai-key-zoom = ingrandisci, riduci, tutto il tabellone (quando il tabellone è selezionato)
web-samurai-key-map = colorare la mappa per proprietario o per regione
web-samurai-key-film = scorri ciò che è successo, o metti in pausa
web-samurai-key-help = questo aiuto
web-samurai-sign-power = numero di armate in una pila
web-samurai-sign-castle = castello
web-samurai-sign-capital = capitale
web-samurai-sign-shrine = santuario
web-samurai-sign-mountain = montagna
web-samurai-sign-secret = lo vedi solo tu
web-samurai-sign-offer = puoi toccarlo
web-samurai-sign-control = colore del bordo: chi controlla la provincia
web-samurai-sign-tied = parità: nessuno controlla la provincia

## At a table of Shogun

web-view-plan = Piano
web-view-events = Eventi
web-view-modules = Moduli
web-shogun-view-table = Tavolo
web-shogun-season = Anno { $year }, { $season }
web-shogun-actions = Azioni di questo round
web-shogun-action-at = Azione { $place }: { $action }
web-shogun-action-of = Azione { $place } di { $all }
web-shogun-face-down = a faccia in giù
web-shogun-no-card = nessuna carta
web-shogun-skip = non eseguita
web-shogun-empty = vuoto
web-shogun-out = fuori gioco
web-shogun-neutral = Provincia neutrale
web-shogun-unrest =
    { $count ->
        [one] { $count } segnalino malcontento
       *[other] { $count } segnalini malcontento
    }
web-shogun-free-sites =
    { $count ->
        [one] { $count } spazio edificio libero
       *[other] { $count } spazi edificio liberi
    }
web-shogun-chests = Forzieri
web-shogun-rice = Riso
web-shogun-provinces = Province
web-shogun-player-order = Ordine di gioco
web-shogun-bids = Offerte
web-shogun-positions = Posizioni e carte speciali
web-shogun-event = Evento del round
web-shogun-events-open = L’evento sarà uno di questi
web-shogun-events-left = Carte Evento rimaste quest’anno
web-shogun-now = ora
web-shogun-loss = Perdita di riso in inverno: { $loss }

## Planning in Shogun

web-shogun-sheet = Foglio del piano
web-shogun-by-time = Caselle nell’ordine in cui vengono eseguite
    .short = In ordine
web-shogun-prizes = Posizioni
web-shogun-events-short = Evento
web-shogun-which-card = { $field }: quale carta?
web-shogun-may-lie-here = Metti una carta Provincia per agire lì, o una carta Forziere per non eseguire l’azione.
web-shogun-skips = Questa carta vuol dire: azione non eseguita.
web-shogun-bid-about = Una carta Forziere costa tanti forzieri quanti ne mostra. Una carta Provincia non costa nulla; batte solo la carta Forziere 0.
# $chances is a list such as “Iyo 62 %”.
web-shogun-attacks = Probabilità di vincere con tutte le armate tranne una: { $chances }.
web-shogun-attack-from = Potresti attaccarla, con questa probabilità di vittoria:
web-shogun-threat-from = Altri potrebbero attaccarla, con questa probabilità di vittoria:
web-shogun-cautions =
    { $count ->
        [one] { $count } avviso
       *[other] { $count } avvisi
    }
web-shogun-same-plan = Come prima
web-shogun-skip-rest = Salta il resto
web-shogun-hand = La tua mano
web-shogun-hand-about =
    { $count ->
        [one] { $count } carta, già messe: { $laid }.
       *[other] { $count } carte, già messe: { $laid }.
    } Trascina una carta, o toccala e poi tocca uno spazio.
web-shogun-hand-sealed = Puoi rompere il sigillo finché non hanno sigillato tutti.
web-shogun-hand-empty = Tutte le tue carte sono sugli spazi.
web-shogun-hand-chests = Carte senza provincia
web-shogun-sort = Ordina la mano; ora: { $by }
web-shogun-sort-name = per nome
web-shogun-sort-region = per regione
web-shogun-sort-tax = per forzieri
web-shogun-sort-rice = per riso
web-shogun-sort-armies = per armate
web-shogun-lay-here = metti qui: { $card }
web-shogun-where = Dove metti: { $card }?
web-shogun-left =
    { $count ->
        [one] Manca { $count } carta
       *[other] Mancano { $count } carte
    }
web-shogun-ready = Tutto pronto
    .about = Il piano è completo. Sigillalo.
web-shogun-unsent =
    { $count ->
        [one] { $count } modifica salvata qui finché non torna la connessione
       *[other] { $count } modifiche salvate qui finché non torna la connessione
    }
web-shogun-to-hand = Riprendi in mano
web-shogun-seal = Sigilla il piano
web-shogun-unseal = Rompi il sigillo
web-shogun-sealed = sigillato
web-shogun-sealed-count = Sigillati: { $count }/{ $seats }
web-shogun-who-sealed = Piani sigillati
web-shogun-has-sealed = { $name }: piano sigillato
web-shogun-chests-enough = Ne avrai sempre almeno { $lowest }.
web-shogun-chests-short =
    { $short ->
        [one] Può mancarti { $short } forziere: qualche azione potrebbe fallire.
       *[other] Possono mancarti fino a { $short } forzieri: qualche azione potrebbe fallire.
    }
web-shogun-winter = Inverno
web-shogun-revolts = Rivolte
# $planned, $loss and $unsupplied are numbers or spans such as 3–5; $hungry is the most.
web-shogun-winter-about =
    { $provinces ->
        [one] Riso { $rice } + { $planned } per { $provinces } provincia.
       *[other] Riso { $rice } + { $planned } per { $provinces } province.
    } { $hungry ->
        [0] L’inverno ne toglie { $loss }: basta.
        [one] L’inverno ne toglie { $loss }: { $unsupplied } provincia resta senza.
       *[other] L’inverno ne toglie { $loss }: { $unsupplied } province restano senza.
    }
web-shogun-if-ended = { $points } se finisse ora
web-shogun-attack = Attacca { $name } in { $province }
web-shogun-attack-neutral = Attacca { $province } (neutrale)
web-shogun-attack-with =
    { $armies ->
        [one] Attacca con { $armies } armata
       *[other] Attacca con { $armies } armate
    }
web-shogun-take = Prendi: { $what }
web-shogun-take-position = Posizione { $position }: { $special }
web-shogun-cancel = Annulla: { $event }
web-shogun-odds-win = vinci
web-shogun-odds-tie = pareggio
web-shogun-odds-lose = perdi
web-shogun-how-many = Quante
web-shogun-fewer = Meno
web-shogun-more = Più

## The draft of Shogun

web-shogun-pile =
    { $count ->
        [one] Mazzo: { $count } carta
       *[other] Mazzo: { $count } carte
    }
web-shogun-choose-card = Scegli una carta
web-shogun-choose-position = Scegli una posizione
web-shogun-choose-sheet = Scegli sul foglio
web-shogun-choose-group = Scegli un gruppo di armate
web-shogun-choose-answer = Scegli una risposta
web-shogun-groups = I tuoi gruppi di armate
web-shogun-group = Gruppo di { $armies } armate, rimasti: { $count }

## Around a table: menu, chat, clocks, votes, sharing a device

web-table-menu = Menu del tavolo
web-leave = Lascia il tavolo (resta nel tuo elenco)
web-all-settings = Tutte le impostazioni
web-time-left = Tempo rimasto
web-time-days = { $days } g
web-time-hours = { $hours } h { $minutes } min
web-time-minutes = { $minutes }:{ $seconds }
web-chat = Chat
web-chat-unread =
    { $count ->
        [one] Chat, { $count } nuovo messaggio
       *[other] Chat, { $count } nuovi messaggi
    }
web-chat-empty = Ancora nessun messaggio.
web-chat-watching = Il pubblico può leggere ma non scrivere.
web-host-says = Host del server
web-phrases = Frasi rapide, mostrate a ognuno nella propria lingua
web-say = Scrivi un messaggio
web-send = Invia
web-mute = Silenzia { $name }
web-unmute = Riattiva { $name }

web-own-seat = Il tuo posto
web-standing = Quando il tuo tempo scade
    .about = Un sostituto gioca finché non torni.
web-standing-unset = Predefinito del tavolo
web-standing-wait = La partita aspetta
web-standing-in = Un sostituto gioca per te.
    .about = Il tuo tempo è scaduto.
web-i-am-back = Riprendi il posto
web-own-link = Il tuo link segreto
    .about = Apre il tuo posto su un altro dispositivo. Non condividerlo con nessuno.
web-renew = Crea un nuovo link (il vecchio smette di funzionare)
web-what-if = E se…?
    .about = Continua da qui a un tavolo privato, contro i bot. Ciò che non vedi è inventato. Nessun altro vede questo tavolo.
web-trying-here = Questo tavolo è una prova.
    .about = Prova di tutto: la partita vera resta com’è. Giochi contro i bot.
web-trying-back = Torna alla partita vera
web-forget = Rimuovi da questo dispositivo
    .about = Senza il tuo link segreto non puoi più aprire il tuo posto su questo dispositivo.
web-concede = Abbandona
web-concede-win = La partita finisce subito e vince { $name }. È definitivo.
web-concede-end = La partita finisce subito. Arrivi per ultimo; per gli altri valgono i punti attuali. È definitivo.
web-concede-bot = Un bot continua al tuo posto e puoi seguire il resto. Qualunque cosa ottenga, finisci dietro a tutti quelli che non hanno abbandonato. È definitivo.
web-concede-sure = Sì, abbandona
web-conceded = abbandono
web-you-conceded = Hai abbandonato.
    .about = Un bot continua al tuo posto. Puoi seguire il resto.
web-gave-up =
    { $count ->
        [one] { $names } ha abbandonato.
       *[other] { $names } hanno abbandonato.
    }

web-votes = Votazione
    .about = Una proposta passa quando tutti i giocatori sono d’accordo. I bot lo sono sempre. Se nessuno risponde per 7 giorni, la partita può riprendere, continuare con un bot o finire.
web-vote-underway = C’è una votazione in corso.
web-propose-pause = Metti in pausa
web-propose-resume = Riprendi la partita
web-propose-extend = Prolunga il tempo
web-hours-more = Tempo extra
web-propose-rewind = Riavvolgi la partita
web-rewind-where = Torna a poco prima di:
web-rewind-none = Non c’è ancora nulla da riavvolgere.
web-propose-end = Termina senza risultato
web-propose-end-sure = Proponi di terminare
web-proposes = { $name } propone: { $what }
web-vote-pause = mettere in pausa la partita.
web-vote-resume = riprendere la partita.
web-vote-extend =
    { $hours ->
        [one] { $hours } ora in più.
       *[other] { $hours } ore in più.
    }
web-vote-replace = sostituire per sempre { $name } con un bot.
web-vote-end = terminare la partita senza risultato.
web-vote-rewind = riavvolgere la partita.
web-vote-before = A poco prima di: { $what }
web-agreed = D’accordo:
web-agree = D’accordo
web-no = No
web-withdraw = Ritira
web-paused = La partita è in pausa.
    .about = Gli orologi sono fermi.
web-closed = I giocatori hanno chiuso la partita.
    .about = Non c’è un risultato.

web-pass = Passa il dispositivo
web-pass-to = Passa il dispositivo: { $name }
web-pass-safe = Questa schermata non mostra nulla di segreto.
web-i-am = Sono io: { $name }
web-back-to = Torna a: { $name }
web-who-are-you = Chi usa questo dispositivo?
web-as-spectator = Guarda la partita
web-asked-here = Tocca a { $name } su questo dispositivo.

## Alerts

web-alerts = Avvisi di turno
    .about = Ricevi una notifica quando tocca a te, anche a pagina chiusa.
web-alert-here = Avvisami in questo browser
web-alert-other = Webhook o e-mail
web-alert-push = Notifica del browser
web-alert-webhook = Webhook
    .where = Indirizzo del webhook
web-alert-email = E-mail
    .where = Indirizzo e-mail
web-alert-code = Codice dell’e-mail
    .sent = Abbiamo inviato un codice a questo indirizzo. Inseriscilo per attivare gli avvisi. Se non arriva nulla, guarda nello spam.
web-alert-confirm = Conferma
web-alert-no-push = Qui le notifiche non sono supportate. Su un telefono, aggiungi prima la pagina alla schermata Home.
web-alert-forbidden = Le notifiche sono bloccate. Consentile per questo sito nelle impostazioni del browser.
web-alerts-elsewhere = Imposta webhook ed e-mail nel menu di ogni tavolo.
web-set-alerts = Notifiche in questo browser
    .about = Quando tocca a te, per ogni partita su questo dispositivo.

## Accounts

web-account = Account
    .about = Per giocare non serve. Un account riunisce le tue partite su ogni dispositivo.
web-by-invitation = Questo server è su invito. Chiedi un link a chi lo gestisce.
web-way-new = Nuovo account
web-way-new-button = Crea un account
web-way-log-in = Accedi
web-way-log-in-button = Accedi
web-way-forgot = Password dimenti{ "\u00AD" }cata?
web-way-forgot-button = Invia un link
web-account-name = Nome
web-name-or-mail = Nome o indirizzo e-mail
web-password = Password
    .about = Almeno 8 caratteri.
web-email = E-mail
    .about = Facoltativa. Solo se dimentichi la password.
web-recovery-sent = Se un account corrispondente ha un indirizzo e-mail, un link è in arrivo.
web-logged-in = Accesso: { $name }
web-devices =
    { $count ->
        [one] Accesso attivo su { $count } dispositivo.
       *[other] Accesso attivo su { $count } dispositivi.
    }
web-attach =
    { $count ->
        [one] Aggiungi all’account la partita di questo dispositivo
       *[other] Aggiungi all’account le { $count } partite di questo dispositivo
    }
    .about = Poi puoi giocare su qualsiasi dispositivo. I link esistenti restano validi.
web-attached =
    { $count ->
        [one] { $count } partita aggiunta al tuo account.
       *[other] { $count } partite aggiunte al tuo account.
    }
web-log-out = Esci
web-change-account = Password ed e-mail
web-new-password = Nuova password
    .about = Disconnette tutti gli altri dispositivi.
web-old-password = Password attuale
web-export = I tuoi dati
    .about = Tutto ciò che è conservato su di te, in un file.
web-download = Scarica
web-delete-account = Elimina l’account
    .about = L’account viene eliminato subito. Ai tuoi posti si può ancora giocare con i loro link.

## What went wrong around the games

web-error-unreachable = Il server non è raggiungibile.
web-error-broken = Qualcosa è andato storto sul server.
web-error-damaged = Questo tavolo è danneggiato. Il registro del server dice perché; gli altri tavoli non sono interessati.
web-error-unwell = Il server non raggiunge il suo database. Riprova tra un momento.
web-error-bad-token = Questo link non è più valido.
web-error-bad-session = Il tuo accesso è scaduto. Accedi di nuovo.
web-error-bad-login = Nome o password errati.
web-error-wrong-password = Password errata.
web-error-bad-recovery = Questo link è scaduto o è già stato usato.
web-error-banned = Il tuo accesso a questo server è stato bloccato.
web-error-name-taken = Questo nome è già preso.
web-error-characters = Questo testo contiene caratteri di controllo, che non sono ammessi.
web-error-invitation-only = Questo server è riservato a chi ha un invito. Accedi, per favore.
web-error-no-mail = Questo server non invia e-mail.
web-error-too-many = Troppi tentativi. Aspetta un momento.
web-error-full = Il server è pieno. Riprova più tardi.
web-error-no-open-seat = Qualcuno ti ha preceduto: non ci sono più posti liberi.
web-error-colour-taken = Questo colore è già preso.
web-error-vote-open = Un’altra votazione è ancora in corso.
web-error-no-vote = Questa votazione è finita.
web-error-stand-in = Un sostituto gioca per te. Prima riprendi il posto.
web-error-conceded = Hai abbandonato questa partita.
web-error-no-bot = I bot non vedono una torre vera: nessuno può continuare al tuo posto. Proponi piuttosto di terminare la partita.
web-error-nothing-ahead = Ora non si può preparare.
web-error-too-many-alerts = Questo posto ha già troppi avvisi.
web-error-wrong-code = Codice errato. Ricontrollalo e riprova.
web-error-too-many-codes = Troppi codici errati: l’avviso è stato rimosso. Puoi aggiungerlo di nuovo.
web-error-no-alert = Questo avviso non esiste più.
web-error-seated = Il tuo account ha già un altro posto a questo tavolo.
web-error-table-changed = Il tavolo è cambiato. Controlla e riprova.
web-error-table-open = La partita non è ancora iniziata.
web-error-table-paused = La partita è in pausa.
web-error-table-over = La partita è finita.
web-error-table-closed = I giocatori hanno chiuso questa partita.
web-error-not-allowed = Non puoi modificarlo.

## The end

web-winners =
    { $count ->
        [one] Vince { $names }!
       *[other] Vittoria condivisa: { $names }!
    }
web-you-win = Hai vinto!
web-you-share = Condividi la vittoria!
web-place =
    { $rank ->
        [2] Sei al secondo posto
        [3] Sei al terzo posto
        [4] Sei al quarto posto
       *[other] Sei al quinto posto
    }
web-place-shared =
    { $rank ->
        [2] Condividi il secondo posto
        [3] Condividi il terzo posto
        [4] Condividi il quarto posto
       *[other] Condividi il quinto posto
    }
web-ranking = Classifica finale
web-final = Conteggio finale
    .about = Ora si contano tutti i punti.
web-final-skip = Mostra il risultato
web-tiebreak = Spareggio: { $what }
web-replay-again = Rivedi la partita
web-analysis = Analisi
web-highlights = Momenti chiave
web-highlight-watch = Rivedi questo momento
web-turning-point = Svolta
web-turning-start = { $name } guida quasi dall’inizio alla fine.
web-turning-lead = { $name } passa in testa definitivamente.
web-turning-count = Solo il conteggio finale porta { $name } in testa.
web-verify = Verifica la partita
web-verify-fair = Partita leale: il seme casuale era sigillato prima dell’inizio e ogni passo ne deriva.
web-verify-broken = La registrazione non deriva dal seme sigillato.
web-rematch = Rivincita
web-to-rematch = Vai alla rivincita
web-see-board = Vedi il tabellone
web-keep-replay = Scarica il replay
web-proof = Per verificarlo di persona: «sengoku replay verify» sul replay scaricato.

## The film of what happened, and replays

web-now-playing = Che cosa succede
web-prepare = Prepara la prossima mossa
    .about = Viene giocata appena tocca a te, anche se non ci sei. Nessun altro la vede.
web-prepare-title = In anticipo
web-prepare-done = Fatto
web-prepare-all = Per ora non c’è altro da preparare.
web-prepared = Preparato
web-prepare-cancel = Annulla “{ $choice }” e il seguito
web-prepare-dropped = Non più possibile, quindi annullato: { $choices }
web-paused-playback = In pausa
web-film = Che cosa è successo
web-film-back = Passo indietro
web-film-on = Passo avanti
web-film-play = Riproduci
web-film-pause = Pausa
web-film-at = { $at } di { $count }
web-film-list = Mostra come testo
web-film-before = Come lo avevi lasciato
web-film-skip = Salta
web-since-you-looked = Mentre non c’eri
web-replay = Replay
web-replay-eyes = Vedi come
web-replay-all = Tutti i segreti svelati
web-replay-public = Spettatore
web-replay-hands-samurai = Dietro gli schermi
web-replay-hands-shogun = Piani, a faccia in giù
web-replay-share = Condividi il momento
web-replay-glance = La partita in uno sguardo
web-replay-points = Punti
web-replay-total = Se finisse ora
web-replay-control = Controllo
web-replay-influence = Influenza
web-replay-provinces = Province
web-replay-chests = Forzieri
web-replay-tower = Nella torre
web-replay-end = Fine
web-replay-events = Eventi
web-replay-turns = ◆ cambi in testa
web-replay-turn = Cambio in testa
web-replay-where = Momento della partita
web-replay-round = Era { $era }, round { $round }
web-replay-year = Anno { $year }
web-replay-at = passo { $at } di { $count }
web-replay-tab-board = Tabellone
web-replay-tab-charts = Grafici
web-replay-tab-steps = Eventi
web-replay-tab-players = Giocatori
web-replay-tab-eyes = Vedi come
web-replay-what-if = E se…?

## Settings

web-set-look = Aspetto
web-set-play = Gioco
web-set-name = Nome
    .about = Per il prossimo tavolo a cui ti unisci.
web-speed = Velocità animazioni
web-speed-1 = Lenta
web-speed-2 = Normale
web-speed-4 = Veloce
web-set-safe = Palette daltonici
    .about = Colori più facili da distinguere. I simboli ci sono sempre.
web-set-sound = Audio
    .about = Legno, carta e cubi.
web-volume = Volume
web-set-pieces = Dimensione dei pezzi
    .about = Le armate grandi usano lo spazio libero intorno a loro.
web-pieces-normal = Normale
web-pieces-large = Grande
web-set-motion = Animazioni
    .about = I pezzi si muovono sul tabellone. Senza, tutto cambia subito.
web-set-confirm = Conferma delle scelte
    .about = «Se serve» chiede solo prima di rivelare qualcosa o di una scelta definitiva. «Mai»: vale il tuo ultimo tocco.
web-confirm-always = Sempre
web-confirm-needed = Se serve
web-confirm-never = Mai

## Battles, revolts and the tower of Shogun

web-peasants = Contadini
web-log-again = Rivedi
web-log-see = Rivedi: { $what }
web-stage-fight = Battaglia
web-stage-event = Evento del round
web-stage-bids = Offerte
web-stage-supply = Inverno
web-stage-scoring = Conteggio
web-bids-lot = Offerte uguali: decide la sorte
web-stage-again = Ancora
web-stage-result = Risultato
web-stage-next = Continua
web-tower-thrown = gettati
web-tower-inside = nella torre
web-tower-tray = nel vassoio
# $inside, $thrown and $tray are lists such as “Red 3, Peasants 2”.
web-tower-label = Torre dei cubi. Già dentro: { $inside }. Gettati: { $thrown }.
web-tower-label-out = Nel vassoio: { $tray }.
web-tower-own = Getta nella tua torre: { $thrown }
web-tower-priming = La torre si riempie
web-tower-primed = La torre è pronta
web-battle-none = nulla
web-battle-from =
    { $count ->
        [one] { $count } armata da { $province }
       *[other] { $count } armate da { $province }
    }
web-battle-rise =
    { $count ->
        [one] { $count } contadino insorge
       *[other] { $count } contadini insorgono
    }
web-battle-in = in { $province }
web-battle-with =
    { $count ->
        [one] { $count } armata in { $province }
       *[other] { $count } armate in { $province }
    }
web-battle-odds = Prima del lancio: { $odds }
web-battle-before = prima del lancio: { $what }
web-battle-takes = { $name } prende { $province }
web-battle-holds = { $name } tiene { $province }
web-battle-neutral = { $province } diventa neutrale
web-battle-still-neutral = { $province } resta neutrale
web-battle-against = contro

## Winter and scoring of Shogun

web-winter = Inverno dell’anno { $year }
web-winter-left = { $event } è l’ultima carta Evento: tutti perdono riso.
web-winter-unfed = Senza riso
web-winter-fed = Tutte rifornite
web-winter-more =
    { $count ->
        [one] { $count } contadino in più in ognuna
       *[other] { $count } contadini in più in ognuna
    }
web-winter-revolts = Estratte per una rivolta
web-winter-held = difesa
web-winter-lost = persa
web-scoring-year = Conteggio dell’anno { $year }
web-scoring-before = Finora
web-scoring-sum = Punti
web-scoring-provinces = Province
web-scoring-buildings = Edifici
web-scoring-majorities = Più edifici
web-scoring-most = Più edifici: { $region }
web-scoring-favours = Favori
web-scoring-samurai = Samurai
web-scoring-monuments = Monumenti
web-scoring-arts = Arti

## Modules of Shogun

web-court-price =
    { $count ->
        [one] Prezzo: { $count } dignitario
       *[other] Prezzo: { $count } dignitari
    }
web-court-none = nessun favore
web-court-reception = Sala di ricevimento
web-court-audience = Sala delle udienze
web-court-supply = Riserva
web-court-protected = Protezione: { $protected }
web-court-calm = Una carta Favore protegge dal prossimo segnalino malcontento
web-court-round = Mandati in questo round
web-samurai-blank = nessun bonus
web-samurai-regions = Regioni con province
web-generals-off = fuori dal tabellone
web-generals-standing = Monumenti sul tabellone
web-generals-captured = Catturati
web-generals-supply = Ancora da costruire
web-arts-regions = Carte Regione in ordine
web-arts-artist = artista
web-arts-down = artista a faccia in giù


## Captions of moments that concern several players

web-many-resource-gained = Si raccolgono le risorse
web-many-influence-gained = L’influenza cresce nelle regioni
web-many-region-bonus-scored = Si contano i bonus delle regioni
web-many-shrines-scored = I santuari portano punti
web-many-card-shown = { $seats } non hanno previsto nulla qui
web-many-card-drawn = Ognuno pesca una carta Destino
web-many-seat-drew = Ognuno pesca una carta Destino
web-many-influence-scored = Si conta l’influenza, regione per regione
web-many-provinces-scored = Si contano province ed edifici
web-many-art-line-scored = Si contano le opere d’arte
