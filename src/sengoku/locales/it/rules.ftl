# The rule book for people: an overview of each game, search, tables.

## Around it

rules-overview = In breve
rules-numbered = Tutte le regole, per numero
rules-search = Cerca o fai una domanda
rules-results =
    { $count ->
        [one] { $count } risultato
       *[other] { $count } risultati
    }
rules-nothing = Nessun risultato
    .about = Prova con meno parole o con altre, come «parità», «coprire» o «rivolta», o con il numero di una regola.
rules-full = Apri la pagina intera
rules-lesson = Gioca la lezione
rules-clear = Mostra tutto

## Words of a search. Stop words are ignored; a word of a list finds its neighbours.

rules-stop = a ad agli ai al alla alle allo anche c che chi ci come con cosa cui da dal dalla de degli dei del della delle devo di dopo dove e è ed fa fare fra gli ha ho i il in io l la le lo ma mi mia mio nei nel nella non o per perché più posso può qual quale quali quando quanti quanto se si so sono su sul sulla tra tu un una uno
rules-words-fight = attacco attaccare battaglia combattere combattimento guerra distruggere torre cubi probabilità lancio difendere
rules-words-win = vincere vince vittoria vincitore punti conteggio punteggio fine
rules-words-build = costruire edificio edifici castello castelli tempio teatro
rules-words-unrest = disordini rivolta rivolte contadini
rules-words-rice = riso inverno rifornimento fame nutrire rifornire
rules-words-money = forziere forzieri soldi oro tassa tasse costo costa prezzo pagare caro
rules-words-move = muovere movimento marciare spostare passo viaggiare
rules-words-sea = nave navi mare barca navigare costa
rules-words-cover = coprire copre coperto copertura bloccare
rules-words-destiny = destino carta carte mano
rules-words-harvest = raccolto raccogliere cibo bushido risorsa risorse
rules-words-control = controllo controllare potere possedere maggioranza
rules-words-tie = parità pareggio pari uguale
rules-words-order = turno primo posizione offerta offrire ordine
rules-words-plan = piano pianificare pianificazione piazzare segnalino segnalini spazio spazi azione azioni ordini
rules-words-module = modulo moduli variante varianti espansione edizione

## Tables

rules-column-region = regione
rules-column-most = primo posto
rules-column-second = secondo posto
rules-column-order = ordine
rules-column-tokens = segnalini
rules-column-players = giocatori
rules-column-first-round = 1º round
rules-column-second-round = 2º round
rules-column-cover = copertura
rules-column-bushido = bushido
rules-column-influence = influenza
rules-column-value = valore
rules-column-event = carta evento
rules-column-loss = perdita di riso
rules-column-action = azione
rules-column-chests = forzieri
rules-column-armies = armate
rules-column-unsupplied = province senza riso
rules-column-revolts = rivolte
rules-column-peasants = contadini extra in ognuna
rules-column-building = edificio
rules-column-tied = in parità

## Small Samurai Empires

rules-samurai-aim = L’obiettivo
    .lead = Controlla province nelle regioni che conteranno di più.
    .text = Un’armata ha potere 1, un castello 2. Chi ha più potere in una provincia la controlla; in parità, nessuno. Le armate dividono una provincia in pace finché qualcuno attacca. Dopo tre ere vincono più punti.
rules-samurai-course = Un’era
    .lead = Scegli una carta, piazza ordini, risolvili. Poi ancora, al contrario.
    .text = Tutti giocano una carta Destino a faccia in giù: alla fine la sua regione vale di più, per tutti. Nel primo round piazzi tre o quattro segnalini, nel secondo uno di meno. Si risolve dal basso in alto, poi dall’alto in basso.
rules-samurai-actions = Spazi e ordini
    .lead = Lo spazio dice dove e quando, il segnalino dice che cosa.
    .text = Gli altri vedono dove sta il tuo segnalino, non che cos’è. La targa accanto a uno spazio è una piccola azione neutrale: usala subito, gratis, quando vi piazzi un segnalino.
rules-samurai-fight = Secondo round e copertura
    .lead = Ciò che non è coperto accade due volte.
    .text = I segnalini del primo round restano a faccia in su e agiscono ancora. Su uno spazio vuoto o su un tuo segnalino piazzi gratis. Su quello di un avversario costa bushido, 1 e poi 2, una volta per avversario ed era. Un attacco toglie un’armata dove ne hai una; tu non perdi nulla, e i castelli sono al sicuro.
rules-samurai-scoring = La fine di un’era
    .lead = Raccolto, influenza, bonus, santuari.
    .text = Ottieni una risorsa per ogni provincia risorsa che controlli e, in ogni regione, un passo di influenza per ogni provincia e per il tuo castello. Le monete di una regione vanno al primo e al secondo posto; in parità per il primo, a ognuno la minore. Un santuario vale 1 punto. Comincia chi ha meno punti.
rules-samurai-end = La fine della partita
    .lead = L’influenza diventa un valore, moltiplicato per le carte Destino della regione.
    .text = Tre risorse rimaste valgono un punto. In parità vincono meno armate sul tabellone, poi più risorse. L’influenza in una regione per cui nessuno ha giocato carte non vale nulla.

rules-order-recruit = Un’armata nella capitale o al tuo castello. 1 cibo: una seconda.
rules-order-move3 = Tre passi, divisi fra le tue armate.
rules-order-move23 = Due passi. 1 cibo: un terzo.
rules-order-ship = Due passi. Oppure, per 1 cibo, una o due armate da costa a costa.
rules-order-attack = Distruggi un’armata dove ne hai una. 1 bushido: una seconda lì.
rules-order-harvest = Una risorsa da ogni provincia risorsa dove hai un’armata.
rules-order-castle = Due armate di una provincia diventano un castello. Se nella regione ne hai già uno, riceve un’armata.

## Shogun

rules-shogun-aim = L’obiettivo
    .lead = Possiedi province e costruisci in una regione più di chiunque altro.
    .text = Ogni inverno ogni provincia e ogni edificio vale un punto. Il maggior numero di castelli, templi e teatri in una regione porta 3, 2 e 1 in più. Gli anni sono due: dopo il secondo inverno vincono più punti.
rules-shogun-course = Un anno
    .lead = Tre round di piani e azioni, poi l’inverno.
    .text = In ogni round dieci azioni stanno in un nuovo ordine, cinque scoperte. Tutti pianificano in segreto e offrono per una posizione. Poi si pesca l’evento, si pagano le offerte e, azione per azione, tutti fanno ciò che hanno pianificato.
rules-shogun-actions = Il piano e le sue dieci azioni
    .lead = Una carta per azione: una provincia vuol dire «qui», una carta Forziere «salta».
    .text = Una provincia serve a una sola azione per round. Il numero di una carta Forziere conta solo per l’offerta: la più alta sceglie per prima una posizione con la sua carta speciale. Riso e tasse lasciano disordini; la seconda visita provoca una rivolta. Se non puoi pagare, non accade nulla.
rules-shogun-fight = La torre dei cubi
    .lead = I due eserciti entrano insieme. Decide ciò che cade nel vassoio.
    .text = Alcuni cubi restano incastrati, altri di vecchi scontri cadono. Il lato maggiore vince e perde tanti cubi quanti ne aveva il minore. I contadini aiutano chi possiede senza disordini e difendono da soli le province neutrali. Un pareggio non lascia nulla: provincia neutrale, edifici persi. Almeno un’armata resta a casa.
rules-shogun-scoring = L’inverno
    .lead = Rifornisci le province, poi si conta.
    .text = Prima tutti perdono riso: quanto, lo dice la carta evento rimasta. Poi ogni provincia ha bisogno di un riso. Se te ne manca, scoppiano rivolte in province pescate a caso. Dopo si contano i punti.
rules-shogun-end = La fine, e i moduli
    .lead = Dopo il primo inverno riso e disordini spariscono; tutto il resto rimane, anche la torre.
    .text = Dopo il secondo inverno vincono più punti, in parità più forzieri. Si possono aggiungere quattro moduli: dignitari a corte, samurai per un vasto dominio, generali con monumenti, artisti.
