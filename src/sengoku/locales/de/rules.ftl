# The rule book for people: an overview of each game, search, tables.

## Around it

rules-overview = In Kürze
rules-numbered = Alle Regeln, nach Nummern
rules-search = Suchen oder eine Frage stellen
rules-results =
    { $count ->
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
rules-nothing = Nichts gefunden
    .about = Versuche weniger oder andere Wörter, etwa „Gleichstand“, „abdecken“ oder „Aufstand“, oder die Nummer einer Regel.
rules-full = Ganze Seite öffnen
rules-lesson = Lektion spielen
rules-clear = Alles zeigen

## Words of a search. Stop words are ignored; a word of a list finds its neighbours.

rules-stop = aber alle als am an auch auf aus bei bin bis da dann das dass dem den denn der des die dies diese du ein eine einem einen einer eines er es für gibt habe haben hat ich ihr im in ist ja kann kein können man mein mich mir mit muss nach nicht noch nur ob oder sein sich sie sind so soll um und uns von vor wann warum was welche wenn wer werden wie wieso will wird wir wo wozu zu zum zur
rules-words-fight = Angriff angreifen Kampf kämpfen Schlacht Krieg besiegen Turm Würfel Chancen Wurf verteidigen
rules-words-win = gewinnen gewinnt Sieg Sieger Punkte Wertung werten Ende
rules-words-build = bauen Gebäude Burg Festung Tempel Theater errichten
rules-words-unrest = Unruhe Aufstand Aufstände Bauern Revolte
rules-words-rice = Reis Winter Versorgung Hunger ernähren versorgen
rules-words-money = Truhe Truhen Geld Gold Steuer Steuern Kosten kostet Preis zahlen teuer
rules-words-move = bewegen Bewegung ziehen marschieren laufen Schritt reisen
rules-words-sea = Schiff Schiffe Meer segeln Boot Küste Seeweg
rules-words-cover = abdecken abgedeckt Abdecken decken blockieren
rules-words-destiny = Schicksal Schicksalskarte Karte Karten Hand
rules-words-harvest = Ernte ernten Nahrung Bushido Ressource Ressourcen
rules-words-control = Kontrolle kontrollieren Stärke besitzen Besitzer Mehrheit meiste
rules-words-tie = Gleichstand Unentschieden gleich gleichviel
rules-words-order = Reihenfolge Startspieler zuerst Position Gebot bieten Zug
rules-words-plan = Plan planen Planung legen Marker Slot Slots Aktion Aktionen Befehl Befehle
rules-words-module = Modul Module Variante Varianten Erweiterung Ausgabe

## Tables

rules-column-region = Region
rules-column-most = meiste
rules-column-second = zweitmeiste
rules-column-order = Befehl
rules-column-tokens = Marker
rules-column-players = Spieler
rules-column-first-round = 1. Runde
rules-column-second-round = 2. Runde
rules-column-cover = Abdecken
rules-column-bushido = Bushido
rules-column-influence = Einfluss
rules-column-value = Multiplikator
rules-column-event = Ereigniskarte
rules-column-loss = Reisverlust
rules-column-action = Aktion
rules-column-chests = Truhen
rules-column-armies = Armeen
rules-column-unsupplied = Provinzen ohne Reis
rules-column-revolts = Aufstände
rules-column-peasants = zusätzliche Bauern je Aufstand
rules-column-building = Gebäude
rules-column-tied = Gleichstand

## Small Samurai Empires

rules-samurai-aim = Das Ziel
    .lead = Kontrolliere Provinzen in den Regionen, die am meisten zählen werden.
    .text = Eine Armee hat Stärke 1, eine Festung 2. Wer in einer Provinz die größte Stärke hat, kontrolliert sie; bei Gleichstand niemand. Armeen teilen sich eine Provinz friedlich, bis jemand angreift. Nach drei Epochen gewinnen die meisten Punkte.
rules-samurai-course = Eine Epoche
    .lead = Karte wählen, Befehle legen, ausführen. Dann noch einmal, andersherum.
    .text = Alle spielen eine Schicksalskarte verdeckt: Sie macht ihre Region am Ende mehr wert, für alle. In der ersten Runde legst du drei oder vier Marker, in der zweiten einen weniger. Ausgeführt wird von unten nach oben, dann von oben nach unten.
rules-samurai-actions = Slots und Befehle
    .lead = Der Slot sagt wo und wann, der Marker sagt was.
    .text = Andere sehen, wo dein Marker liegt, aber nicht, was er ist. Die Tafel neben einem Slot ist eine kleine neutrale Aktion: Nutze sie sofort und kostenlos, wenn du dort einen Marker legst.
rules-samurai-fight = Zweite Runde und Abdecken
    .lead = Was nicht abgedeckt wird, geschieht zweimal.
    .text = Die Marker der ersten Runde bleiben offen liegen und werden noch einmal ausgeführt. Auf leere Slots und eigene Marker legst du kostenlos. Auf einen fremden kostet es Bushido, erst 1, dann 2, je Gegner einmal pro Epoche. Ein Angriff entfernt eine Armee dort, wo du eine hast; du verlierst nichts, und Festungen sind sicher.
rules-samurai-scoring = Das Ende einer Epoche
    .lead = Ernte, Einfluss, Bonus, Schreine.
    .text = Du erhältst je kontrollierter Ressourcenprovinz eine Ressource und in jeder Region einen Schritt Einfluss für jede Provinz und für deine Festung. Die Münzen einer Region gehen an die meisten und zweitmeisten Provinzen; bei Gleichstand um den ersten Platz erhält jeder die kleinere. Ein Schrein ist 1 Punkt wert. Wer die wenigsten Punkte hat, beginnt.
rules-samurai-end = Das Ende der Partie
    .lead = Einfluss wird zum Multiplikator, mal Schicksalskarten der Region.
    .text = Drei übrige Ressourcen sind einen Punkt wert. Bei Gleichstand gewinnen weniger Armeen auf dem Spielplan, dann mehr Ressourcen. Einfluss in einer Region, für die niemand eine Karte gespielt hat, ist nichts wert.

rules-order-recruit = Eine Armee in die Hauptstadt oder zu deiner Festung. 1 Nahrung: eine zweite.
rules-order-move3 = Drei Schritte, verteilt auf deine Armeen.
rules-order-move23 = Zwei Schritte. 1 Nahrung: ein dritter.
rules-order-ship = Zwei Schritte. Oder für 1 Nahrung ein oder zwei Armeen von Küste zu Küste.
rules-order-attack = Besiege eine Armee, wo du eine hast. 1 Bushido: dort eine zweite.
rules-order-harvest = Eine Ressource aus jeder Ressourcenprovinz, in der du eine Armee hast.
rules-order-castle = Zwei Armeen einer Provinz werden zur Festung. Hast du in der Region schon eine, bekommt sie eine Armee.

## Shogun

rules-shogun-aim = Das Ziel
    .lead = Besitze Provinzen und baue in einer Region mehr als alle anderen.
    .text = Jeden Winter zählt jede Provinz und jedes Gebäude einen Punkt. Die meisten Burgen, Tempel und Theater einer Region bringen 3, 2 und 1 dazu. Gespielt werden zwei Jahre: Nach dem zweiten Winter gewinnen die meisten Punkte.
rules-shogun-course = Ein Jahr
    .lead = Drei Runden mit Plänen und Aktionen, dann der Winter.
    .text = In jeder Runde liegen zehn Aktionen in neuer Reihenfolge aus, fünf davon offen. Alle planen im Geheimen und bieten um eine Position. Dann wird das Ereignis gezogen, die Gebote werden bezahlt, und Aktion für Aktion tun alle, was sie geplant haben.
rules-shogun-actions = Der Plan und seine zehn Aktionen
    .lead = Eine Karte für jede Aktion: Eine Provinz heißt „hier tun“, eine Truhenkarte „auslassen“.
    .text = Jede Provinz dient einer Aktion pro Runde. Die Zahl einer Truhenkarte gilt nur beim Gebot: Das höchste wählt zuerst eine Position mit ihrer Sonderkarte. Reis und Steuern hinterlassen Unruhe; der zweite Besuch löst einen Aufstand aus. Kannst du nicht zahlen, geschieht nichts.
rules-shogun-fight = Der Würfelturm
    .lead = Beide Heere kommen zusammen hinein. Was in die Schale fällt, entscheidet.
    .text = Manche Würfel bleiben stecken, andere aus früheren Kämpfen fallen heraus. Die größere Seite gewinnt und verliert so viele, wie die kleinere hatte. Bauern helfen Besitzern ohne Unruhe und verteidigen neutrale Provinzen allein. Ein Unentschieden lässt nichts übrig: Die Provinz ist neutral, ihre Gebäude sind weg. Mindestens eine Armee bleibt zu Hause.
rules-shogun-scoring = Winter
    .lead = Versorge deine Provinzen, dann wird gewertet.
    .text = Zuerst verlieren alle Reis: wie viel, sagt die übrige Ereigniskarte. Dann braucht jede Provinz einen Reis. Fehlt dir welcher, gibt es Aufstände in zufällig gezogenen Provinzen. Danach werden Punkte gezählt.
rules-shogun-end = Das Ende und die Module
    .lead = Nach dem ersten Winter sind Reis und Unruhe weg; alles andere bleibt, auch der Turm.
    .text = Nach dem zweiten Winter gewinnen die meisten Punkte, bei Gleichstand die meisten Truhen. Vier Module lassen sich dazunehmen: Beamte am Hof, Samurai für breite Herrschaft, Heerführer mit Denkmälern und Künstler.
