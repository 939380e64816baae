# Lessons: what the coach says. Keys are learn-GAME-STEP, see lessons/*.toml.

## Around the lessons

learn-title = Impara
    .about = Sul vero tabellone, con le vere regole. Tocca quello che vuoi: se non è consentito, scopri perché.
learn-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
learn-steps =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
learn-begin = Inizia
learn-resume = Riprendi: passo { $step }
learn-again = Ricomincia
learn-done = Questa la conosci.
learn-books = Regolamenti
learn-books-about = Ogni regola con il suo numero, da leggere o cercare.
learn-book = Regole: { $game }
learn-coach = La tua guida
learn-step = Passo { $step } di { $all }
learn-next = Avanti
learn-leave = Lascia la lezione
learn-watch = Guarda…
learn-hint = Potresti, ma questo passo parla di altro: { $task }
learn-hint-read = Leggi prima questo passo.
learn-first-game = Gioca una partita
learn-read-rules = Leggi le regole
learn-contents = Indice
learn-nothing-found = Nessuna regola contiene queste parole.
learn-rules-english = Le regole sono solo in inglese.
learn-gone = Questa lezione non può continuare
    .about = Il suo tavolo non c’è più, o la lezione è cambiata. Basta un momento per ricominciare.

learn-samurai = Small Samurai Empires in { $minutes } minuti
    .about = L’ultima era di una partita a due: una carta, un ordine segreto, una risoluzione e il conteggio. Vincila.
learn-shogun = Shogun in { $minutes } minuti
    .about = Un autunno e l’inverno che segue: pianifica in segreto, fai la tua offerta, combatti con la torre, rifornisci le tue province.

## Small Samurai Empires

learn-samurai-welcome = Giochi con Rosso
    .text = Quattro regioni, due rivali. Chi ha più potere in una provincia la controlla: un’armata conta 1, un castello 2. Qui in Aki è in testa Blu, 2 a 1. Hai 3 punti di svantaggio, e questa è l’ultima era.
learn-samurai-destiny = Scegli che cosa conterà
    .text = Tutti giocano una carta Destino a faccia in giù. Alla fine ogni carta aumenta il valore della sua regione. Stai per diventare forte nella regione turchese.
    .task-1 = Gioca la carta della regione turchese
learn-samurai-place = Dai un ordine segreto
    .text = Un segnalino agisce solo nella regione del suo spazio, quando arriva il turno di quello spazio. In Kozuke due armate di Blu stanno accanto alle tue. La piccola figura accanto a uno spazio è la sua azione neutrale: è subito tua.
    .task-1 = Piazza «Attacco» nello spazio t1
    .task-2 = Azione neutrale: raccogli in Musashi
learn-samurai-secret = Si vede solo il retro
    .text = Solo tu vedi la faccia dei tuoi segnalini. Di quelli di Blu vedi solo lo stemma, e Blu vede solo il tuo: dove, ma non che cosa. Blu ne ha ancora uno da piazzare. Poi tutti i segnalini si rivelano, uno per uno, dal basso in alto.
learn-samurai-recruit = Primo spazio: Recluta
    .text = Il tuo segnalino più in basso è rivelato. Porta un’armata nella capitale della sua regione e, per 1 cibo, una seconda. Con due superi Blu in Aki.
    .task-1 = Recluta in Aki
    .task-2 = Paga 1 cibo: recluta ancora in Aki
learn-samurai-move = Muovi, e allargati
    .text = «Muovi di 2 o 3» dà due punti movimento, e un terzo per 1 cibo. Le armate non si bloccano mai a vicenda. Kii e Mino sono vuote, ognuna con un santuario, e basta un’armata per controllarle.
    .task-1 = Muovi un’armata da Yamashiro in Kii
    .task-2 = Muovi un’armata da Yamashiro in Mino
learn-samurai-attack = Attacca prima che ti attacchino
    .text = Un attacco distrugge un’armata dove ne hai una, e tu non perdi nulla. Una seconda vittima nella stessa provincia costa 1 bushido. Lo hai raccolto per questo: l’Attacco di Blu viene subito dopo, più in alto.
    .task-1 = Attacca Blu in Kozuke
    .task-2 = Paga 1 bushido per la seconda vittima
learn-samurai-castle = Costruisci un castello
    .text = Blu non aveva più armate per il suo Attacco. Ora due tue armate tornano nella tua riserva e costruisci un castello. Conta 2, non può essere distrutto e porta influenza in ogni era.
    .task-1 = Costruisci in Ishikari
learn-samurai-influence = Influenza
    .text = In ogni regione avanzi di 1 per ogni provincia che controlli, e di 1 in più per un castello. Chi ne controlla di più ottiene il bonus regione, e ogni santuario porta 1 punto. Normalmente prima c’è un secondo round, dall’alto in basso; qui lo abbiamo saltato.
learn-samurai-worth = Quanto vale l’influenza
    .text = Alla fine della terza era ogni tracciato dà un valore, che si moltiplica per le carte giocate per quella regione. Il tuo 6 turchese vale 4, e tre carte turchesi sono scoperte: 12 punti. Ecco a che cosa serviva la tua carta.
learn-samurai-end = Vinci, 66 a 57
    .text = Il gioco è tutto qui: tre ere, due round ciascuna. Il resto è sapere dove sono i segnalini di Blu, e indovinare che cosa sono.

## Shogun

learn-shogun-welcome = Le tue province
    .text = Giochi con Rosso. I numeri indicano le armate, i simboli gli edifici. In inverno ogni provincia e ogni edificio porta un punto, e avere più edifici di un tipo in una regione porta di più. È autunno: poi viene l’inverno.
learn-shogun-row = Dieci azioni, in quest’ordine
    .text = Ogni round ha le stesse dieci azioni, in un ordine nuovo. Tutti fanno la prima, poi tutti la seconda. Solo cinque sono scoperte mentre pianifichi; le altre si rivelano man mano.
learn-shogun-plan = Una carta per ogni azione
    .text = In mano hai una carta per ogni provincia. Messa su un’azione vuol dire: fai questo qui. Le carte Forziere vogliono dire: azione non eseguita. Una provincia serve per una sola azione a round. Metà del tuo piano è già pronta.
learn-shogun-tax = Tasse
    .text = Riscuotere le tasse porta i forzieri stampati sulla provincia. Suruga è la tua provincia più ricca, con 7. Prendi la sua carta, poi tocca lo spazio.
    .task-1 = Metti Suruga su «Riscuoti tasse»
learn-shogun-rice = Riso e malcontento
    .text = In inverno ti serve un riso per ogni provincia. Sagami ne darebbe 4, ma ha un segnalino malcontento: raccogliere ancora lì porta una rivolta. Mino è tranquilla e ne dà 5.
    .task-1 = Metti Mino su «Raccogli riso»
learn-shogun-levy = Schiera armate
    .text = Cinque armate costano 3 forzieri. Giallo è in Bizen con cinque, accanto alla tua provincia Harima con tre. Preparati.
    .task-1 = Metti Harima su «Schiera 5 armate»
learn-shogun-attack = Prepara un attacco
    .text = «Battaglia/Mossa» manda armate in una provincia adiacente. Dove vanno si decide al momento giusto, non ora. Musashi ne ha otto, e lì accanto Shinano è debole.
    .task-1 = Metti Musashi su «Battaglia/Mossa A»
learn-shogun-seal = Fai l’offerta e sigilla
    .text = L’offerta più alta sceglie per prima la posizione nell’ordine di gioco. Paghi i forzieri offerti. Poi sigilla: gli altri vedono che il tuo piano è pronto, mai che cosa contiene.
    .task-1 = Metti la carta Forziere 2 su «Offerta»
    .task-2 = Sigilla il piano
learn-shogun-order = Scegli la tua posizione
    .text = Giallo ha offerto 3 e ha preso la prima posizione. Ora tocca a te. Ogni posizione ha una carta speciale per questo round; hai in piano un attacco, quindi un’armata in più in ogni attacco fa comodo.
    .task-1 = Scegli la posizione 2: +1 in attacco
learn-shogun-yield = Tutto va come nel piano
    .text = Sette forzieri da Suruga, cinque riso da Mino, cinque armate in Harima. Dove hai raccolto o riscosso ora c’è un segnalino malcontento. Non hai dovuto decidere nulla: ha fatto tutto il piano. La prossima azione è il tuo attacco.
learn-shogun-battle = Nella torre
    .text = Tutti i cubi di uno scontro vanno insieme nella torre. Alcuni restano dentro, e alcuni di scontri passati cadono fuori. Decide ciò che è nel vassoio: la parte più numerosa vince e perde tanti cubi quanti ne aveva l’altra. Un’armata deve restare a casa.
    .task-1 = Muovi in Shinano
    .task-2 = Manda 7 armate
learn-shogun-defence = Ora attaccano te
    .text = Shinano è tua, e anche la sua carta. Giallo ha in piano un attacco contro Harima. Lì ci sono le armate che hai schierato, e i contadini aiutano chi difende una provincia senza malcontento. Vai avanti, e i cubi cadono.
learn-shogun-winter = Inverno
    .text = L’ultima carta Evento toglie riso a tutti. Rifornisci 6 province su 10, quindi due di loro si rivoltano, con contadini per ogni segnalino malcontento e 2 in più. Scegli tu quale è la prima; si getta anche ciò che è nel vassoio.
    .task-1 = Scegli la prima rivolta
learn-shogun-score = Conteggio
    .text = Un punto per ogni provincia e ogni edificio; poi 3, 2 e 1 punti a chi ha più castelli, templi e teatri in ogni regione. Dopo, il riso e il malcontento spariscono, e arriva la primavera.
learn-shogun-end = Due anni come questo
    .text = Primavera, estate e autunno con dieci azioni ciascuno, poi l’inverno, e tutto questo due volte. Vince chi ha più punti dopo il secondo inverno. Sai tutto ciò che serve.
