# Lessons: what the coach says. Keys are learn-GAME-STEP, see lessons/*.toml.

## Around the lessons

learn-title = Lernen
    .about = Auf dem echten Spielplan, mit den echten Regeln. Tippe alles an: Ist etwas nicht erlaubt, erfährst du, warum.
learn-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
learn-steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
learn-begin = Starten
learn-resume = Weiter mit Schritt { $step }
learn-again = Von vorn
learn-done = Das kannst du schon.
learn-books = Regelhefte
learn-books-about = Jede Regel mit ihrer Nummer, zum Lesen und Suchen.
learn-book = Regeln: { $game }
learn-coach = Dein Coach
learn-step = Schritt { $step } von { $all }
learn-next = Weiter
learn-next-lesson = Nächste Lektion
learn-number = Lektion { $number }
learn-leave = Lektion verlassen
learn-watch = Schau zu …
learn-hint = Das ginge, aber in diesem Schritt geht es um etwas anderes: { $task }
learn-hint-read = Lies erst diesen Schritt.
learn-first-game = Erste Partie spielen
learn-read-rules = Regeln lesen
learn-contents = Inhalt
learn-nothing-found = Keine Regel enthält diese Wörter.
learn-rules-english = Die Regeln gibt es nur auf Englisch.
learn-gone = Diese Lektion lässt sich nicht fortsetzen
    .about = Ihren Tisch gibt es nicht mehr, oder die Lektion wurde geändert. Neu anzufangen dauert nur einen Moment.

learn-samurai-basics =
    { $minutes ->
        [one] Small Samurai Empires in { $minutes } Minute
       *[other] Small Samurai Empires in { $minutes } Minuten
    }
    .about = Die letzte Epoche einer Partie zu zweit: eine Karte, vier geheime Befehle, eine Aufdeckphase und die Wertung. Gewinne sie.
learn-samurai-covering = Abdecken, Schiffe, Gleichstand
    .about = Die letzte Runde einer knappen Partie: Lege Marker auf andere, fahr übers Meer und gewinne bei Gleichstand.
learn-shogun-basics =
    { $minutes ->
        [one] Shogun in { $minutes } Minute
       *[other] Shogun in { $minutes } Minuten
    }
    .about = Ein Herbst und der Winter danach: im Geheimen planen, bieten, durch den Turm kämpfen, die Provinzen versorgen.
learn-shogun-battles = Schlachten, Aufstände, ein Modul
    .about = Ein Sommer mit drei Kämpfen, jeder nach eigenen Regeln, und mit einem Heerführer aus einem der Module.

## Small Samurai Empires

learn-samurai-basics-welcome = Du bist Rot
    .text = Vier Regionen, zwei Rivalen. Wer in einer Provinz mehr Stärke hat, kontrolliert sie: Eine Armee zählt 1, eine Festung 2. Hier in Aki liegt Blau mit 3 zu 1 vorn. Du bist 3 Punkte zurück, und dies ist die letzte Epoche.
learn-samurai-basics-destiny = Wähle, was zählen wird
    .text = Alle spielen eine Schicksalskarte verdeckt aus. Am Ende macht jede Karte ihre Region mehr wert. Du wirst bald in der türkisen Region stark.
    .task-1 = Spiele die türkise Karte
learn-samurai-basics-place = Gib einen geheimen Befehl
    .text = Nun die Marker: vier für jeden, einer nach dem anderen. Ein Marker wirkt in der Region seines Slots, sobald dieser an der Reihe ist. In Kozuke stehen zwei blaue Armeen bei deiner. Das kleine Bild am Slot ist die neutrale Aktion: Du darfst sie sofort nutzen.
    .task-1 = Lege „Angriff“ auf Slot t1
    .task-2 = Neutrale Aktion: Ernte in Musashi
learn-samurai-basics-neutral = Noch drei Befehle
    .text = Der Slot sagt wo und wann, der Marker sagt was. Die neutrale Aktion geschieht jetzt und kostet nichts; der Befehl wartet, bis sein Slot an der Reihe ist. Wähle Slots für beides.
    .task-1 = Lege „Rekrutieren“ auf Slot g1
    .task-2 = Neutrale Aktion: Rekrutiere in Aki
    .task-3 = Lege „2 oder 3 Bewegung“ auf Slot o1
    .task-4 = Neutrale Aktion: Yamashiro nach Kii
    .task-5 = Lege „Festung“ auf Slot v2
    .task-6 = Neutral: Greif Blau in Ishikari an
learn-samurai-basics-secret = Nur die Rückseite ist zu sehen
    .text = Nur du siehst die Vorderseite deiner Marker. Bei Blau siehst du nur das Wappen, und Blau sieht nur deins: wo, aber nicht was. Blau legt noch einen. Dann werden alle Marker aufgedeckt, einer nach dem anderen, von unten nach oben.
learn-samurai-basics-recruit = Erster Slot: Rekrutieren
    .text = Dein Marker im Süden ist an der Reihe. Er bringt eine Armee in die Hauptstadt seiner Region und für 1 Nahrung eine zweite. Mit beiden bist du in Aki stärker als Blau.
    .task-1 = Rekrutiere in Aki
    .task-2 = Zahle 1 Nahrung: Rekrutiere noch einmal in Aki
learn-samurai-basics-move = Zieh los und breite dich aus
    .text = „2 oder 3 Bewegung“ gibt dir zwei Bewegungspunkte, für 1 Nahrung einen dritten. Armeen versperren einander nie den Weg. Mikawa und Mino sind leer, in Mino steht ein Schrein. Eine Armee genügt, um eine Provinz zu kontrollieren.
    .task-1 = Bewege eine Armee von Yamashiro nach Mikawa
    .task-2 = Bewege eine Armee von Yamashiro nach Mino
learn-samurai-basics-attack = Greif an, bevor du angegriffen wirst
    .text = Ein Angriff besiegt eine Armee dort, wo du selbst eine hast, und du verlierst nichts. Eine zweite Armee in derselben Provinz zu besiegen kostet 1 Bushido. Dafür hast du geerntet: Als Nächstes kommt der Angriff von Blau, weiter nördlich.
    .task-1 = Greif Blau in Kozuke an
    .task-2 = Zahle 1 Bushido und besiege die zweite Armee
learn-samurai-basics-castle = Errichte eine Festung
    .text = Blau hatte keine Armee mehr für seinen Angriff. Jetzt gehen zwei deiner Armeen zurück in deinen Vorrat, und du errichtest eine Festung. Sie zählt 2, kann nicht besiegt werden und bringt in jeder Epoche Einfluss.
    .task-1 = Errichte sie in Ishikari
learn-samurai-basics-influence = Einfluss
    .text = In jeder Region steigst du für jede Provinz, die du kontrollierst, um 1, mit einer Festung um 1 mehr. Wer die meisten kontrolliert, erhält den Regionsbonus, und jeder Schrein bringt 1 Punkt. Normalerweise kommt vorher noch eine zweite Runde, von oben nach unten; die haben wir weggelassen.
learn-samurai-basics-worth = Was Einfluss wert ist
    .text = Am Ende der dritten Epoche ergibt jede Leiste einen Multiplikator, mal die Karten, die für diese Region gespielt wurden. Deine 6 in der türkisen Region ergeben 4, und drei türkise Karten liegen offen: 12 Punkte. Dafür war deine Karte da.
learn-samurai-basics-end = Du gewinnst, 67 zu 57
    .text = Karten, Marker, Befehle und Wertung kennst du jetzt. Eine ganze Partie hat drei Epochen mit je zwei Runden. In der zweiten Runde decken Marker andere ab: Darum, um Schiffe und um Gleichstand geht es in der nächsten Lektion.

learn-samurai-covering-welcome = Die zweite Runde
    .text = Die Marker der ersten Runde liegen offen. Was nicht abgedeckt wird, wird noch einmal ausgeführt, diesmal von oben nach unten. Du legst nun drei weitere. Der Angriff von Blau auf o2 bedroht deine Armeen in Yamashiro.
learn-samurai-covering-cover = Deck einen Gegner ab
    .text = Ein Marker auf dem offenen Marker von Blau hält diesen auf. Das erste Abdecken kostet 1 Bushido, das zweite 2, und jeden Gegner darfst du einmal pro Epoche abdecken. Die neutrale Aktion des Slots bekommst du auch: hier einen Angriff.
    .task-1 = Lege „Rekrutieren“ auf Blau in o2
    .task-2 = Neutral: Greif Blau in Yamashiro an
learn-samurai-covering-own = Deck dich selbst ab
    .text = Blau hat deine „3 Bewegung“ auf v3 abgedeckt: Sie wird nicht noch einmal ausgeführt. Eigene Marker deckst du kostenlos ab. Dein Angriff auf t3 hat seinen Dienst getan; ein Schiff nützt dort mehr.
    .task-1 = Lege „2 Bewegung / Segeln“ auf t3
    .task-2 = Neutrale Aktion: Greif Blau in Mutsu an
learn-samurai-covering-empty = Oder nimm einen leeren Slot
    .text = Auch leere Slots kosten nichts. Was in dieser Runde verdeckt liegt, kann niemand mehr abdecken.
    .task-1 = Lege „Festung“ auf Slot v2
    .task-2 = Neutral: Greif Blau in Ishikari an
learn-samurai-covering-north = Von oben nach unten
    .text = Die zweite Runde läuft andersherum: Was zuletzt kam, kommt zuerst. Der Marker, mit dem Blau v3 abgedeckt hat, war „Ernten“. Jetzt ist deine Festung an der Reihe.
    .task-1 = Errichte sie in Ishikari
learn-samurai-covering-ship = Über das Meer
    .text = Statt zweier Bewegungspunkte kann dieser Befehl eine oder zwei Armeen segeln lassen: für 1 Nahrung von einer Küste seiner Region an jede Küste. In Mutsu hast du nur Gleichstand. Weit weg ist Bungo leer, und dort steht ein Schrein.
    .task-1 = Segle mit 2 Armeen von Mutsu nach Bungo
learn-samurai-covering-tie = Was noch einmal geschieht
    .text = Dein „Rekrutieren“ auf o3 wurde nicht abgedeckt, also wird es noch einmal ausgeführt; dann folgt das über dem Angriff von Blau. Bei Gleichstand kontrolliert niemand eine Provinz. Eine Armee mehr kann also eine Provinz wert sein.
    .task-1 = Rekrutiere in Yamashiro
    .task-2 = Rekrutiere noch einmal in Yamashiro
    .task-3 = Nimm die Ernte
learn-samurai-covering-bonus = Gleichstand in einer Region
    .text = In der orangefarbenen Region kontrolliert ihr beide zwei Provinzen. Bei Gleichstand um die meisten bekommt jeder den kleineren Bonus, und einen Zweiten gibt es nicht. Allein vorn hättest du den größeren erhalten.
learn-samurai-covering-end = Gleichstand, und du gewinnst
    .text = 72 zu 72. Bei gleichen Punkten gewinnt, wer weniger Armeen auf dem Spielplan hat: du 11, Blau 12. Danach würden mehr Nahrung und Bushido entscheiden. Jetzt kennst du das ganze Spiel; der Rest ist, Blau zu durchschauen.

## Shogun

learn-shogun-basics-welcome = Deine Provinzen
    .text = Du bist Rot. Zahlen zeigen Armeen, Symbole Gebäude. Im Winter bringt jede Provinz und jedes Gebäude einen Punkt, und wer die meisten Gebäude einer Art in einer Region hat, bekommt noch mehr. Es ist Herbst: Als Nächstes kommt der Winter.
learn-shogun-basics-row = Zehn Aktionen, in dieser Reihenfolge
    .text = Jede Runde hat dieselben zehn Aktionen, in neuer Reihenfolge. Alle führen die erste durch, dann alle die zweite. Nur fünf liegen offen, während du planst; die anderen werden unterwegs aufgedeckt.
learn-shogun-basics-plan = Eine Karte für jede Aktion
    .text = Auf der Hand hast du eine Karte für jede deiner Provinzen. Auf einer Aktion heißt sie: Tu das hier. Truhenkarten heißen: auslassen. Jede Provinz dient nur einer Aktion je Runde. Die Hälfte deines Plans liegt schon.
learn-shogun-basics-tax = Steuern
    .text = „Steuern einziehen“ bringt so viele Truhen, wie auf der Provinz stehen. Suruga ist mit 7 deine reichste. Nimm ihre Karte auf und tippe dann auf das Feld.
    .task-1 = Lege Suruga auf „Steuern einziehen“
learn-shogun-basics-rice = Reis und Unruhe
    .text = Im Winter brauchst du einen Reis für jede Provinz. Sagami gäbe 4, hat aber einen Unruhemarker: Ziehst du dort noch einmal etwas ein, gibt es einen Aufstand. Mino ist ruhig und gibt 5.
    .task-1 = Lege Mino auf „Reis einziehen“
learn-shogun-basics-levy = Armeen aufstellen
    .text = Fünf Armeen kosten 3 Truhen. Gelb steht mit fünf in Bizen, neben deinem Harima mit drei. Sei bereit.
    .task-1 = Lege Harima auf „5 Armeen aufstellen“
learn-shogun-basics-attack = Bereite einen Angriff vor
    .text = „Kampf/Bewegung“ schickt Armeen in eine benachbarte Provinz. In welche, entscheidest du erst, wenn es so weit ist. Musashi hat acht Armeen, und Shinano nebenan ist schwach.
    .task-1 = Lege Musashi auf „Kampf/Bewegung A“
learn-shogun-basics-seal = Biete und versiegle
    .text = Wer am meisten bietet, wählt zuerst, wenn die Spielerreihenfolge bestimmt wird. Gebotene Truhen werden gezahlt. Dann versiegle: Die anderen sehen, dass du bereit bist, aber nie, was du planst.
    .task-1 = Lege Truhenkarte 2 auf „Gebot“
    .task-2 = Versiegle den Plan
learn-shogun-basics-order = Wähle deine Position
    .text = Gelb hat 3 geboten und die erste Position genommen. Jetzt bist du dran. Zu jeder Position gehört eine Sonderkarte für diese Runde. Du willst angreifen, also ist eine Armee mehr bei jedem Angriff willkommen.
    .task-1 = Wähle Position 2: +1 beim Angriff
learn-shogun-basics-yield = Dein Plan läuft ab
    .text = Sieben Truhen aus Suruga, fünf Reis aus Mino, fünf Armeen in Harima. Wo du etwas eingezogen hast, liegt jetzt ein Unruhemarker. Du musstest nichts entscheiden: Das hat dein Plan getan. Die nächste Aktion ist dein Angriff.
learn-shogun-basics-battle = Durch den Turm
    .text = Alle Würfel eines Kampfes kommen zusammen in den Turm. Einige bleiben darin, und einige aus früheren Kämpfen fallen heraus. Was in der Schale liegt, entscheidet: Die größere Seite gewinnt und verliert so viele, wie die kleinere hatte. Eine Armee muss zu Hause bleiben.
    .task-1 = Zieh nach Shinano
    .task-2 = Schicke 7 Armeen
learn-shogun-basics-defence = Jetzt wirst du angegriffen
    .text = Shinano gehört dir, und seine Karte auch. Gelb hat gegen Harima geplant. Dort stehen deine neuen Armeen, und Bauern helfen allen, die eine Provinz ohne Unruhe verteidigen. Geh weiter, und die Würfel fallen.
learn-shogun-basics-winter = Winter
    .text = Die letzte Ereigniskarte kostet alle Reis. Du versorgst 6 von 10 Provinzen, darum gibt es in zweien einen Aufstand, mit Bauern für jeden Unruhemarker und 2 weiteren. Du wählst, wo zuerst; was in der Schale liegt, wird mitgeworfen.
    .task-1 = Wähle den ersten Aufstand
learn-shogun-basics-score = Wertung
    .text = Ein Punkt für jede Provinz und jedes Gebäude; dann für die meisten Burgen, Tempel und Theater jeder Region 3, 2 und 1. Danach verfallen Reis und Unruhe, und es wird Frühling.
learn-shogun-basics-end = Zwei Jahre davon
    .text = Frühling, Sommer und Herbst mit je zehn Aktionen, dann Winter, und das zweimal. Wer nach dem zweiten Winter die meisten Punkte hat, gewinnt. Mehr musst du nicht wissen.

learn-shogun-battles-welcome = Wer verteidigt?
    .text = Alle Pläne sind versiegelt, und die erste Aktion ist Kampf/Bewegung A. Du greifst aus Musashi an. In einer Provinz ohne Unruhe helfen Bauern, die aus dem Turm fallen, dem Besitzer. Wo Unruhe herrscht, halten sie sich heraus.
learn-shogun-battles-odds = Sieh dir die Chancen an
    .text = In Shinano liegt ein Unruhemarker, also kämpft Gelb dort mit drei Armeen allein. Deine Sonderkarte gibt jedem Angriff eine Armee dazu. Der Balken zeigt die Chancen, bevor du sie losschickst.
    .task-1 = Marschiere in Shinano ein
    .task-2 = Schicke 7 Armeen
learn-shogun-battles-defence = Unentschieden: nichts bleibt
    .text = Jetzt greift Gelb dein Harima an, vier gegen drei. Liegen von beiden Seiten gleich viele Würfel in der Schale, sind alle Armeen und Gebäude weg, die Provinz wird neutral, und ihre Karte verschwindet aus deinem Plan. Weiter, und schau zu.
learn-shogun-battles-revolt = Ein Aufstand
    .text = Harima ist verloren und seine Aktion dazu. Dann hast du in Sagami Reis eingezogen, wo ein Marker lag: So viele Bauern wie Marker erhoben sich gegen deine vier Armeen. Du hast gewonnen und behältst die Provinz, mit einem Marker mehr.
learn-shogun-battles-neutral = Neutrale Provinzen
    .text = Eine neutrale Provinz verteidigt ein Bauer; durch das Ereignis dieser Runde sind es zwei. Doch auch Würfel aus früheren Kämpfen können herausfallen und mitkämpfen. Kai ist neutral, und Kampf/Bewegung B gehört dir.
    .task-1 = Marschiere in Kai ein
    .task-2 = Schicke 4 Armeen
learn-shogun-battles-general = Ein Modul: Heerführer
    .text = Es kamen mehr Armeen heraus, als du geschickt hast: deine Würfel, die im Turm steckten. Nun ziehen die Heerführer weiter. In eine benachbarte eigene Provinz: Dann bleibt ein Denkmal zurück, am Ende einen Punkt wert. Weiter weg bleibt nichts.
    .task-1 = Schicke ihn in eine Nachbarprovinz
learn-shogun-battles-modules = Was Module hinzufügen
    .text = Wo ein Heerführer steht, wird billiger gebaut, und Reis, Steuern und Aushebung bringen eins mehr. Am Hof erwirbst du mit Beamten Gunst, Samurai belohnen breite Herrschaft, Künstler wetteifern in jeder Region. Mische sie nach Belieben.
learn-shogun-battles-end = Der Turm vergisst nichts
    .text = Was im Turm steckt, kämpft ein andermal, und was in der Schale liegt, wird beim nächsten Mal mitgeworfen. Sieh dir beides an, bevor du angreifst. Bereit für eine echte Partie?

## Hints in a first game

learn-tip-read = Verstanden
learn-tips-off = Keine Hinweise mehr
learn-tip-samurai-aim = Das Ziel
    .text = Kontrolliere Provinzen: mehr Stärke als alle anderen, Armee 1, Festung 2. Das bringt Einfluss, Boni und Schreine. Nach drei Epochen gewinnen die meisten Punkte.
learn-tip-samurai-destiny = Schicksal
    .text = Jede Karte macht ihre Region am Ende mehr wert, für alle. Wähle, wo du stark sein willst.
learn-tip-samurai-slots = Slots und neutrale Aktionen
    .text = Wähle einen Marker, dann einen Slot. Der Slot sagt, wo und wann der Befehl geschieht. Die kleine Tafel daneben ist eine neutrale Aktion, die du sofort nutzen darfst.
learn-tip-samurai-resolution = Aufdecken
    .text = Die Marker werden Slot für Slot aufgedeckt, zuerst von unten nach oben. In der zweiten Runde wirken sie noch einmal, wenn niemand sie abdeckt.
learn-tip-samurai-scoring = Wertung
    .text = Jede kontrollierte Provinz und deine Festung bringen Einfluss. Die meisten Provinzen einer Region erhalten ihren Bonus, jeder Schrein einen Punkt.
learn-tip-shogun-aim = Das Ziel
    .text = Jeden Winter zählt jede Provinz und jedes Gebäude einen Punkt, die meisten Gebäude einer Art in einer Region mehr. Nach zwei Jahren gewinnen die meisten Punkte.
learn-tip-shogun-planning = Dein Plan
    .text = Lege auf jede Aktion eine Karte: Eine Provinz heißt „hier tun“, eine Truhenkarte „auslassen“. Jede Provinz dient nur einer Aktion pro Runde.
learn-tip-shogun-bid = Gebot und Sonderkarten
    .text = Das höchste Gebot wählt zuerst. Zu jeder Position gehört eine Sonderkarte für diese Runde; alle zahlen ihr Gebot.
learn-tip-shogun-battle = Der Turm
    .text = Alle Würfel fallen zusammen, manche bleiben stecken. Was in der Schale liegt, entscheidet: Die größere Seite gewinnt und verliert so viele, wie die kleinere hatte.
learn-tip-shogun-winter = Winter
    .text = Jede Provinz braucht einen Reis. Fehlt dir welcher, gibt es Aufstände in zufällig gezogenen Provinzen. Dann wird gewertet.
