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
learn-next-lesson = Lezione seguente
learn-number = Lezione { $number }
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

learn-samurai-basics = Small Samurai Empires in { $minutes } minuti
    .about = L’ultima era di una partita a due: una carta, quattro ordini segreti, una risoluzione e il conteggio. Vincila.
learn-samurai-covering = Coprire, navi e parità
    .about = L’ultimo round di una partita serrata: copri segnalini, attraversa il mare e vinci in parità.
learn-shogun-basics = Shogun in { $minutes } minuti
    .about = Un autunno e l’inverno che segue: pianifica in segreto, fai la tua offerta, combatti con la torre, rifornisci le tue province.
learn-shogun-battles = Battaglie, rivolte, un modulo
    .about = Un’estate con tre scontri, ognuno con le sue regole, e un generale da uno dei moduli.

## Small Samurai Empires

learn-samurai-basics-welcome = Giochi con Rosso
    .text = Quattro regioni, due rivali. Chi ha più potere in una provincia la controlla: un’armata conta 1, un castello 2. Qui in Aki è in testa Blu, 3 a 1. Hai 3 punti di svantaggio, e questa è l’ultima era.
learn-samurai-basics-destiny = Scegli che cosa conterà
    .text = Tutti giocano una carta Destino a faccia in giù. Alla fine ogni carta aumenta il valore della sua regione. Stai per diventare forte nella regione turchese.
    .task-1 = Gioca la carta della regione turchese
learn-samurai-basics-place = Dai un ordine segreto
    .text = Ora i segnalini: quattro a testa, uno alla volta. Un segnalino agisce nella regione del suo spazio, quando tocca a quello spazio. In Kozuke due armate di Blu stanno accanto alla tua. La figura accanto a uno spazio è l’azione neutrale: è subito tua.
    .task-1 = Piazza «Attacco» nello spazio t1
    .task-2 = Azione neutrale: raccogli in Musashi
learn-samurai-basics-neutral = Altri tre ordini
    .text = Lo spazio dice dove e quando, il segnalino dice che cosa. L’azione neutrale avviene ora e non costa nulla; l’ordine aspetta il turno del suo spazio. Scegli gli spazi per entrambi.
    .task-1 = Piazza «Recluta» nello spazio g1
    .task-2 = Azione neutrale: recluta in Aki
    .task-3 = Piazza «Muovi di 2 o 3» nello spazio o1
    .task-4 = Azione neutrale: Yamashiro in Kii
    .task-5 = Piazza «Castello» nello spazio v2
    .task-6 = Neutrale: attacca Blu in Ishikari
learn-samurai-basics-secret = Si vede solo il retro
    .text = Solo tu vedi la faccia dei tuoi segnalini. Di quelli di Blu vedi solo lo stemma, e Blu vede solo il tuo: dove, ma non che cosa. Blu ne ha ancora uno da piazzare. Poi tutti i segnalini si rivelano, uno per uno, dal basso in alto.
learn-samurai-basics-recruit = Primo spazio: Recluta
    .text = Il tuo segnalino più in basso è rivelato. Porta un’armata nella capitale della sua regione e, per 1 cibo, una seconda. Con due superi Blu in Aki.
    .task-1 = Recluta in Aki
    .task-2 = Paga 1 cibo: recluta ancora in Aki
learn-samurai-basics-move = Muovi, e allargati
    .text = «Muovi di 2 o 3» dà due punti movimento, e un terzo per 1 cibo. Le armate non si bloccano mai a vicenda. Mikawa e Mino sono vuote; Mino ha un santuario. Basta un’armata per controllare una provincia.
    .task-1 = Muovi un’armata da Yamashiro in Mikawa
    .task-2 = Muovi un’armata da Yamashiro in Mino
learn-samurai-basics-attack = Attacca prima che ti attacchino
    .text = Un attacco distrugge un’armata dove ne hai una, e tu non perdi nulla. Una seconda vittima nella stessa provincia costa 1 bushido. Lo hai raccolto per questo: l’Attacco di Blu viene subito dopo, più in alto.
    .task-1 = Attacca Blu in Kozuke
    .task-2 = Paga 1 bushido per la seconda vittima
learn-samurai-basics-castle = Costruisci un castello
    .text = Blu non aveva più armate per il suo Attacco. Ora due tue armate tornano nella tua riserva e costruisci un castello. Conta 2, non può essere distrutto e porta influenza in ogni era.
    .task-1 = Costruisci in Ishikari
learn-samurai-basics-influence = Influenza
    .text = In ogni regione avanzi di 1 per ogni provincia che controlli, e di 1 in più per un castello. Chi ne controlla di più ottiene il bonus regione, e ogni santuario porta 1 punto. Normalmente prima c’è un secondo round, dall’alto in basso; qui lo abbiamo saltato.
learn-samurai-basics-worth = Quanto vale l’influenza
    .text = Alla fine della terza era ogni tracciato dà un valore, che si moltiplica per le carte giocate per quella regione. Il tuo 6 turchese vale 4, e tre carte turchesi sono scoperte: 12 punti. Ecco a che cosa serviva la tua carta.
learn-samurai-basics-end = Vinci, 67 a 57
    .text = Carte, segnalini, ordini e conteggio: ora li conosci. Una partita intera ha tre ere di due round. Nel secondo round un segnalino può coprirne un altro: di questo, di navi e di parità parla la prossima lezione.

learn-samurai-covering-welcome = Il secondo round
    .text = I segnalini del primo round sono a faccia in su. Ciò che non viene coperto agisce di nuovo, stavolta dall’alto in basso. Ora ne piazzi altri tre. L’Attacco di Blu in o2 minaccia le tue armate in Yamashiro.
learn-samurai-covering-cover = Copri un avversario
    .text = Un segnalino sopra quello scoperto di Blu lo ferma. La prima copertura costa 1 bushido, la seconda 2, e ogni avversario si copre una volta per era. Hai anche l’azione neutrale dello spazio: qui un attacco.
    .task-1 = Metti «Recluta» su Blu in o2
    .task-2 = Neutrale: attacca Blu in Yamashiro
learn-samurai-covering-own = Copri i tuoi
    .text = Blu ha coperto il tuo «Muovi di 3» in v3: non agirà più. I tuoi segnalini li copri gratis. Il tuo Attacco in t3 ha fatto il suo lavoro; una nave lì è più utile.
    .task-1 = Metti «Muovi di 2 / Nave» su t3
    .task-2 = Azione neutrale: attacca Blu in Mutsu
learn-samurai-covering-empty = Oppure uno spazio vuoto
    .text = Anche gli spazi vuoti sono gratis. Ciò che in questo round è a faccia in giù non può più essere coperto da nessuno.
    .task-1 = Piazza «Castello» nello spazio v2
    .task-2 = Neutrale: attacca Blu in Ishikari
learn-samurai-covering-north = Dall’alto in basso
    .text = Il secondo round va al contrario: l’ultimo diventa il primo. Il segnalino di Blu in v3 era Raccogliere. Ora tocca al tuo Castello.
    .task-1 = Costruisci in Ishikari
learn-samurai-covering-ship = Attraverso il mare
    .text = Invece di due punti movimento, questo ordine può portare una o due armate per nave: per 1 cibo, da una costa della sua regione a qualsiasi costa. In Mutsu hai solo la parità. Lontano, Bungo con il suo santuario è vuota.
    .task-1 = Nave, 2 armate: da Mutsu a Bungo
learn-samurai-covering-tie = Ciò che agisce di nuovo
    .text = Il tuo «Recluta» in o3 non è stato coperto, quindi agisce una seconda volta; poi viene quello sopra l’Attacco di Blu. In parità nessuno controlla la provincia: un’armata in più può valere una provincia.
    .task-1 = Recluta in Yamashiro
    .task-2 = Recluta ancora in Yamashiro
    .task-3 = Prendi il raccolto
learn-samurai-covering-bonus = Parità in una regione
    .text = Nella regione arancione controllate due province ciascuno. In parità per il primo posto, ognuno ottiene il bonus minore e il secondo posto non c’è. In testa senza parità avresti avuto quello maggiore.
learn-samurai-covering-end = Parità, e vinci tu
    .text = 72 a 72. A pari punti vince chi ha meno armate sul tabellone: tu 11, Blu 12. Poi deciderebbero cibo e bushido. Ora conosci tutto il gioco; il resto è indovinare Blu.

## Shogun

learn-shogun-basics-welcome = Le tue province
    .text = Giochi con Rosso. I numeri indicano le armate, i simboli gli edifici. In inverno ogni provincia e ogni edificio porta un punto, e avere più edifici di un tipo in una regione porta di più. È autunno: poi viene l’inverno.
learn-shogun-basics-row = Dieci azioni, in quest’ordine
    .text = Ogni round ha le stesse dieci azioni, in un ordine nuovo. Tutti fanno la prima, poi tutti la seconda. Solo cinque sono scoperte mentre pianifichi; le altre si rivelano man mano.
learn-shogun-basics-plan = Una carta per ogni azione
    .text = In mano hai una carta per ogni provincia. Messa su un’azione vuol dire: fai questo qui. Le carte Forziere vogliono dire: azione non eseguita. Una provincia serve per una sola azione a round. Metà del tuo piano è già pronta.
learn-shogun-basics-tax = Tasse
    .text = Riscuotere le tasse porta i forzieri stampati sulla provincia. Suruga è la tua provincia più ricca, con 7. Prendi la sua carta, poi tocca lo spazio.
    .task-1 = Metti Suruga su «Riscuoti tasse»
learn-shogun-basics-rice = Riso e malcontento
    .text = In inverno ti serve un riso per ogni provincia. Sagami ne darebbe 4, ma ha un segnalino malcontento: raccogliere ancora lì porta una rivolta. Mino è tranquilla e ne dà 5.
    .task-1 = Metti Mino su «Raccogli riso»
learn-shogun-basics-levy = Schiera armate
    .text = Cinque armate costano 3 forzieri. Giallo è in Bizen con cinque, accanto alla tua provincia Harima con tre. Preparati.
    .task-1 = Metti Harima su «Schiera 5 armate»
learn-shogun-basics-attack = Prepara un attacco
    .text = «Battaglia/Mossa» manda armate in una provincia adiacente. Dove vanno si decide al momento giusto, non ora. Musashi ne ha otto, e lì accanto Shinano è debole.
    .task-1 = Metti Musashi su «Battaglia/Mossa A»
learn-shogun-basics-seal = Fai l’offerta e sigilla
    .text = L’offerta più alta sceglie per prima la posizione nell’ordine di gioco. Paghi i forzieri offerti. Poi sigilla: gli altri vedono che il tuo piano è pronto, mai che cosa contiene.
    .task-1 = Metti la carta Forziere 2 su «Offerta»
    .task-2 = Sigilla il piano
learn-shogun-basics-order = Scegli la tua posizione
    .text = Giallo ha offerto 3 e ha preso la prima posizione. Ora tocca a te. Ogni posizione ha una carta speciale per questo round; hai in piano un attacco, quindi un’armata in più in ogni attacco fa comodo.
    .task-1 = Scegli la posizione 2: +1 in attacco
learn-shogun-basics-yield = Tutto va come nel piano
    .text = Sette forzieri da Suruga, cinque riso da Mino, cinque armate in Harima. Dove hai raccolto o riscosso ora c’è un segnalino malcontento. Non hai dovuto decidere nulla: ha fatto tutto il piano. La prossima azione è il tuo attacco.
learn-shogun-basics-battle = Nella torre
    .text = Tutti i cubi di uno scontro vanno insieme nella torre. Alcuni restano dentro, e alcuni di scontri passati cadono fuori. Decide ciò che è nel vassoio: la parte più numerosa vince e perde tanti cubi quanti ne aveva l’altra. Un’armata deve restare a casa.
    .task-1 = Muovi in Shinano
    .task-2 = Manda 7 armate
learn-shogun-basics-defence = Ora attaccano te
    .text = Shinano è tua, e anche la sua carta. Giallo ha in piano un attacco contro Harima. Lì ci sono le armate che hai schierato, e i contadini aiutano chi difende una provincia senza malcontento. Vai avanti, e i cubi cadono.
learn-shogun-basics-winter = Inverno
    .text = L’ultima carta Evento toglie riso a tutti. Rifornisci 6 province su 10, quindi due di loro si rivoltano, con contadini per ogni segnalino malcontento e 2 in più. Scegli tu quale è la prima; si getta anche ciò che è nel vassoio.
    .task-1 = Scegli la prima rivolta
learn-shogun-basics-score = Conteggio
    .text = Un punto per ogni provincia e ogni edificio; poi 3, 2 e 1 punti a chi ha più castelli, templi e teatri in ogni regione. Dopo, il riso e il malcontento spariscono, e arriva la primavera.
learn-shogun-basics-end = Due anni come questo
    .text = Primavera, estate e autunno con dieci azioni ciascuno, poi l’inverno, e tutto questo due volte. Vince chi ha più punti dopo il secondo inverno. Sai tutto ciò che serve.

learn-shogun-battles-welcome = Chi difende?
    .text = Tutti i piani sono sigillati e la prima azione è Battaglia/Mossa A. Attacchi da Musashi. In una provincia senza disordini i contadini caduti dalla torre aiutano chi la possiede. Dove ci sono disordini, stanno a guardare.
learn-shogun-battles-odds = Guarda le probabilità
    .text = Shinano ha un segnalino disordini: Giallo vi combatte da solo con tre armate. La tua carta speciale aggiunge un’armata a ogni attacco. La barra mostra le probabilità prima dell’invio.
    .task-1 = Marcia su Shinano
    .task-2 = Manda 7 armate
learn-shogun-battles-defence = Il pareggio non lascia nulla
    .text = Ora Giallo attacca la tua Harima, quattro contro tre. Se nel vassoio i cubi sono pari, armate ed edifici spariscono, la provincia diventa neutrale e la sua carta lascia il tuo piano. Continua e guarda.
learn-shogun-battles-revolt = Una rivolta
    .text = Harima è persa, e la sua azione con lei. Poi hai raccolto riso in Sagami, dove c’era un segnalino: tanti contadini quanti segnalini contro le tue quattro armate. Hai vinto: la provincia resta tua, con un segnalino in più.
learn-shogun-battles-neutral = Province neutrali
    .text = Un contadino difende una provincia neutrale; l’evento di questo round ne fa due. Ma possono cadere anche cubi di vecchi scontri, e contano. Kai è neutrale, e Battaglia/Mossa B è tua.
    .task-1 = Marcia su Kai
    .task-2 = Manda 4 armate
learn-shogun-battles-general = Un modulo: i generali
    .text = Sono uscite più armate di quelle mandate: cubi tuoi rimasti nella torre. Ora i generali si spostano. In una tua provincia adiacente: resta un monumento, 1 punto alla fine; più lontano non resta nulla.
    .task-1 = Manda il generale qui accanto
learn-shogun-battles-modules = Che cosa aggiungono i moduli
    .text = Dove sta un generale si costruisce a meno, e riso, tasse e leve danno 1 in più. A corte i dignitari comprano favori, i samurai premiano un dominio vasto, gli artisti gareggiano ovunque. Combinali come vuoi.
learn-shogun-battles-end = La torre ricorda
    .text = Ciò che resta nella torre combatterà un altro giorno, e ciò che sta nel vassoio si lancia la prossima volta. Guarda entrambi prima di attaccare. Giochiamo una vera partita?

## Hints in a first game

learn-tip-read = Capito
learn-tips-off = Niente più consigli
learn-tip-samurai-aim = L’obiettivo
    .text = Controlla province: più potere di chiunque altro, armata 1, castello 2. Ne vengono influenza, bonus e santuari. Dopo tre ere vincono più punti.
learn-tip-samurai-destiny = Il Destino
    .text = Ogni carta fa valere di più la sua regione alla fine, per tutti. Scegli dove vuoi essere forte.
learn-tip-samurai-slots = Spazi e azioni neutrali
    .text = Scegli un segnalino, poi uno spazio: dice dove e quando avviene l’ordine. La piccola targa accanto è un’azione neutrale che puoi usare subito.
learn-tip-samurai-resolution = La risoluzione
    .text = I segnalini si rivelano spazio per spazio, prima dal basso in alto. Nel secondo round agiscono ancora, se nessuno li copre.
learn-tip-samurai-scoring = Il conteggio
    .text = Ogni provincia controllata e il tuo castello danno influenza. Più province in una regione valgono il bonus, ogni santuario un punto.
learn-tip-shogun-aim = L’obiettivo
    .text = Ogni inverno ogni provincia e ogni edificio vale un punto; più edifici di un tipo in una regione valgono di più. Dopo due anni vincono più punti.
learn-tip-shogun-planning = Il tuo piano
    .text = Metti una carta su ogni azione: una provincia vuol dire «qui», una carta Forziere «salta». Ogni provincia serve a una sola azione per round.
learn-tip-shogun-bid = Offerta e carte speciali
    .text = L’offerta più alta sceglie per prima. Ogni posizione ha una carta speciale per questo round; tutti pagano la propria offerta.
learn-tip-shogun-battle = La torre
    .text = Tutti i cubi cadono insieme, alcuni restano dentro. Decide il vassoio: il lato maggiore vince e perde quanti ne aveva il minore.
learn-tip-shogun-winter = L’inverno
    .text = Ogni provincia ha bisogno di un riso. Se manca, scoppiano rivolte in province pescate a caso. Poi si contano i punti.
