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

learn-samurai =
    { $minutes ->
        [one] Small Samurai Empires in { $minutes } Minute
       *[other] Small Samurai Empires in { $minutes } Minuten
    }
    .about = Die letzte Epoche einer Partie zu zweit: eine Karte, ein geheimer Befehl, eine Aufdeckphase und die Wertung. Gewinne sie.
learn-shogun =
    { $minutes ->
        [one] Shogun in { $minutes } Minute
       *[other] Shogun in { $minutes } Minuten
    }
    .about = Ein Herbst und der Winter danach: im Geheimen planen, bieten, durch den Turm kämpfen, die Provinzen versorgen.

## Small Samurai Empires

learn-samurai-welcome = Du bist Rot
    .text = Vier Regionen, zwei Rivalen. Wer in einer Provinz mehr Stärke hat, kontrolliert sie: Eine Armee zählt 1, eine Festung 2. Hier in Aki liegt Blau mit 2 zu 1 vorn. Du bist 3 Punkte zurück, und dies ist die letzte Epoche.
learn-samurai-destiny = Wähle, was zählen wird
    .text = Alle spielen eine Schicksalskarte verdeckt aus. Am Ende macht jede Karte ihre Region mehr wert. Du wirst bald in der türkisen Region stark.
    .task-1 = Spiele die türkise Karte
learn-samurai-place = Gib einen geheimen Befehl
    .text = Ein Marker wirkt nur in der Region seines Slots, und erst, wenn dieser Slot an der Reihe ist. In Kozuke stehen zwei blaue Armeen neben deiner. Das kleine Bild neben einem Slot ist seine neutrale Aktion: Du bekommst sie sofort.
    .task-1 = Lege „Angriff“ auf Slot t1
    .task-2 = Neutrale Aktion: Ernte in Musashi
learn-samurai-secret = Nur die Rückseite ist zu sehen
    .text = Nur du siehst die Vorderseite deiner Marker. Bei Blau siehst du nur das Wappen, und Blau sieht nur deins: wo, aber nicht was. Blau legt noch einen. Dann werden alle Marker aufgedeckt, einer nach dem anderen, von unten nach oben.
learn-samurai-recruit = Erster Slot: Rekrutieren
    .text = Dein Marker im Süden ist an der Reihe. Er bringt eine Armee in die Hauptstadt seiner Region und für 1 Nahrung eine zweite. Mit beiden bist du in Aki stärker als Blau.
    .task-1 = Rekrutiere in Aki
    .task-2 = Zahle 1 Nahrung: Rekrutiere noch einmal in Aki
learn-samurai-move = Zieh los und breite dich aus
    .text = „2 oder 3 Bewegung“ gibt dir zwei Bewegungspunkte, für 1 Nahrung einen dritten. Armeen versperren einander nie den Weg. Kii und Mino sind leer, beide mit einem Schrein, und je eine Armee genügt, um sie zu kontrollieren.
    .task-1 = Bewege eine Armee von Yamashiro nach Kii
    .task-2 = Bewege eine Armee von Yamashiro nach Mino
learn-samurai-attack = Greif an, bevor du angegriffen wirst
    .text = Ein Angriff besiegt eine Armee dort, wo du selbst eine hast, und du verlierst nichts. Eine zweite Armee in derselben Provinz zu besiegen kostet 1 Bushido. Dafür hast du geerntet: Als Nächstes kommt der Angriff von Blau, weiter nördlich.
    .task-1 = Greif Blau in Kozuke an
    .task-2 = Zahle 1 Bushido und besiege die zweite Armee
learn-samurai-castle = Errichte eine Festung
    .text = Blau hatte keine Armee mehr für seinen Angriff. Jetzt gehen zwei deiner Armeen zurück in deinen Vorrat, und du errichtest eine Festung. Sie zählt 2, kann nicht besiegt werden und bringt in jeder Epoche Einfluss.
    .task-1 = Errichte sie in Ishikari
learn-samurai-influence = Einfluss
    .text = In jeder Region steigst du für jede Provinz, die du kontrollierst, um 1, mit einer Festung um 1 mehr. Wer die meisten kontrolliert, erhält den Regionsbonus, und jeder Schrein bringt 1 Punkt. Normalerweise kommt vorher noch eine zweite Runde, von oben nach unten; die haben wir weggelassen.
learn-samurai-worth = Was Einfluss wert ist
    .text = Am Ende der dritten Epoche ergibt jede Leiste einen Multiplikator, mal die Karten, die für diese Region gespielt wurden. Deine 6 in der türkisen Region ergeben 4, und drei türkise Karten liegen offen: 12 Punkte. Dafür war deine Karte da.
learn-samurai-end = Du gewinnst 66 zu 57
    .text = Das ist das ganze Spiel: drei Epochen mit je zwei Runden. Der Rest ist, zu wissen, wo die Marker von Blau liegen, und zu erraten, was sie sind.

## Shogun

learn-shogun-welcome = Deine Provinzen
    .text = Du bist Rot. Zahlen zeigen Armeen, Symbole Gebäude. Im Winter bringt jede Provinz und jedes Gebäude einen Punkt, und wer die meisten Gebäude einer Art in einer Region hat, bekommt noch mehr. Es ist Herbst: Als Nächstes kommt der Winter.
learn-shogun-row = Zehn Aktionen, in dieser Reihenfolge
    .text = Jede Runde hat dieselben zehn Aktionen, in neuer Reihenfolge. Alle führen die erste durch, dann alle die zweite. Nur fünf liegen offen, während du planst; die anderen werden unterwegs aufgedeckt.
learn-shogun-plan = Eine Karte für jede Aktion
    .text = Auf der Hand hast du eine Karte für jede deiner Provinzen. Auf einer Aktion heißt sie: Tu das hier. Truhenkarten heißen: auslassen. Jede Provinz dient nur einer Aktion je Runde. Die Hälfte deines Plans liegt schon.
learn-shogun-tax = Steuern
    .text = „Steuern einziehen“ bringt so viele Truhen, wie auf der Provinz stehen. Suruga ist mit 7 deine reichste. Nimm ihre Karte auf und tippe dann auf das Feld.
    .task-1 = Lege Suruga auf „Steuern einziehen“
learn-shogun-rice = Reis und Unruhe
    .text = Im Winter brauchst du einen Reis für jede Provinz. Sagami gäbe 4, hat aber einen Unruhemarker: Ziehst du dort noch einmal etwas ein, gibt es einen Aufstand. Mino ist ruhig und gibt 5.
    .task-1 = Lege Mino auf „Reis einziehen“
learn-shogun-levy = Armeen aufstellen
    .text = Fünf Armeen kosten 3 Truhen. Gelb steht mit fünf in Bizen, neben deinem Harima mit drei. Sei bereit.
    .task-1 = Lege Harima auf „5 Armeen aufstellen“
learn-shogun-attack = Bereite einen Angriff vor
    .text = „Kampf/Bewegung“ schickt Armeen in eine benachbarte Provinz. In welche, entscheidest du erst, wenn es so weit ist. Musashi hat acht Armeen, und Shinano nebenan ist schwach.
    .task-1 = Lege Musashi auf „Kampf/Bewegung A“
learn-shogun-seal = Biete und versiegle
    .text = Wer am meisten bietet, wählt zuerst, wenn die Spielerreihenfolge bestimmt wird. Gebotene Truhen werden gezahlt. Dann versiegle: Die anderen sehen, dass du bereit bist, aber nie, was du planst.
    .task-1 = Lege Truhenkarte 2 auf „Gebot“
    .task-2 = Versiegle den Plan
learn-shogun-order = Wähle deine Position
    .text = Gelb hat 3 geboten und die erste Position genommen. Jetzt bist du dran. Zu jeder Position gehört eine Sonderkarte für diese Runde. Du willst angreifen, also ist eine Armee mehr bei jedem Angriff willkommen.
    .task-1 = Wähle Position 2: +1 beim Angriff
learn-shogun-yield = Dein Plan läuft ab
    .text = Sieben Truhen aus Suruga, fünf Reis aus Mino, fünf Armeen in Harima. Wo du etwas eingezogen hast, liegt jetzt ein Unruhemarker. Du musstest nichts entscheiden: Das hat dein Plan getan. Die nächste Aktion ist dein Angriff.
learn-shogun-battle = Durch den Turm
    .text = Alle Würfel eines Kampfes kommen zusammen in den Turm. Einige bleiben darin, und einige aus früheren Kämpfen fallen heraus. Was in der Schale liegt, entscheidet: Die größere Seite gewinnt und verliert so viele, wie die kleinere hatte. Eine Armee muss zu Hause bleiben.
    .task-1 = Zieh nach Shinano
    .task-2 = Schicke 7 Armeen
learn-shogun-defence = Jetzt wirst du angegriffen
    .text = Shinano gehört dir, und seine Karte auch. Gelb hat gegen Harima geplant. Dort stehen deine neuen Armeen, und Bauern helfen allen, die eine Provinz ohne Unruhe verteidigen. Geh weiter, und die Würfel fallen.
learn-shogun-winter = Winter
    .text = Die letzte Ereigniskarte kostet alle Reis. Du versorgst 6 von 10 Provinzen, darum gibt es in zweien einen Aufstand, mit Bauern für jeden Unruhemarker und 2 weiteren. Du wählst, wo zuerst; was in der Schale liegt, wird mitgeworfen.
    .task-1 = Wähle den ersten Aufstand
learn-shogun-score = Wertung
    .text = Ein Punkt für jede Provinz und jedes Gebäude; dann für die meisten Burgen, Tempel und Theater jeder Region 3, 2 und 1. Danach verfallen Reis und Unruhe, und es wird Frühling.
learn-shogun-end = Zwei Jahre davon
    .text = Frühling, Sommer und Herbst mit je zehn Aktionen, dann Winter, und das zweimal. Wer nach dem zweiten Winter die meisten Punkte hat, gewinnt. Mehr musst du nicht wissen.
