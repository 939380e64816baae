# The web app. Names of things are in the catalogues of the games.

## Everywhere

web-home = Startseite
web-language = Sprache
web-theme = Design
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-show-all = Alle { $count } zeigen
web-settings = Einstellungen
web-close = Schließen
web-loading = Wird geladen …
web-reconnecting = Verbindung verloren. Verbinde neu … Deine Partie ist sicher.
web-server-gone = Der Server ist nicht erreichbar.
    .about = Nichts geht verloren. Die Partie geht weiter, sobald der Server wieder da ist.
web-unsent = Deine Antwort ist gespeichert und wird gesendet.
web-retry = Nochmal versuchen
web-cancel = Abbrechen
web-save = Speichern
web-saved = Gespeichert.
web-add = Hinzufügen
web-remove = Entfernen
web-not-now = Jetzt nicht
web-rule = Regel { $rule }
web-missing = Seite nicht gefunden
    .about = Vielleicht ist die Adresse falsch geschrieben.

## Home

web-hero = Plane im Geheimen. Sieh, was daraus wird.
    .about = Zwei Brettspiele um Japans umkämpfte Provinzen, mit Freunden oder Bots. Kein Konto, kein Cookie-Banner. Ein Link genügt.
web-hero-game = Eine Partie von fünf Bots
web-play-now = Jetzt spielen
web-learn = In 4 Minuten lernen
web-invite = Freunde einladen
web-my-tables = Deine Tische
web-waits-friends = Warten auf Freunde
web-trying = Testpartie
web-you-won =
    { $count ->
        [1] Du hast gewonnen
       *[other] Du teilst dir den Sieg
    }
web-against = Mit { $names }
web-others-turn = Warten auf die anderen
web-over = Partie beendet
web-unread =
    { $count ->
        [one] { $count } Neuigkeit
       *[other] { $count } Neuigkeiten
    }
web-games = Die Spiele
web-game-samurai = Small Samurai Empires
    .about = 2–4 Spieler, 60 Min.
web-game-shogun = Shogun
    .about = 3–5 Spieler, 120 Min.
web-page-samurai = Lege geheime Befehle auf den Plan und sieh zu, wie sie von Süden nach Norden und zurück wirken.
    .how = Drei Epochen mit je zwei Runden. Jeder Befehl hat seinen Platz in der Reihenfolge: Armeen werden rekrutiert, ziehen, segeln, greifen an und errichten Festungen, wo es zählt. Wer Provinzen hält, gewinnt Einfluss, und Einfluss wird zu Punkten.
web-page-shogun = Plane zehn Aktionen zugleich und geheim, dann fallen die Würfel durch den Turm.
    .how = Zwei Jahre mit Frühling, Sommer und Herbst. Jede Provinzkarte kann nur eines: Steuern, Ernte, Bau, neue Armeen oder ein Feldzug. Kämpfe gehen durch einen Würfelturm, der sich alles merkt. Im Winter müssen alle satt werden, danach zählen Provinzen und Gebäude.
web-public-tables = Partien zum Zuschauen
web-open-tables = Offene Tische
web-game-of-the-day = Partie des Tages
web-free-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
web-quick-level = Bots
web-quick-watch = Bots zuschauen
web-join = Mit Code oder Link beitreten
web-join-button = Beitreten
web-alerts-off = Zug-Hinweise sind auf diesem Gerät aus.
web-turn-on = Einschalten
web-account-offer = Deine Partien auf jedem Gerät? Leg ein Konto an.
web-contact = Kontakt
web-source = Quellcode
web-kept-over =
    { $days ->
        [0] Beendete Partien bleiben für immer gespeichert.
        [one] Beendete Partien bleiben { $days } Tag gespeichert.
       *[other] Beendete Partien bleiben { $days } Tage gespeichert.
    }
web-kept-idle =
    { $days ->
        [0] Ruhende Partien bleiben für immer gespeichert.
        [one] Ruhende Partien bleiben { $days } Tag gespeichert.
       *[other] Ruhende Partien bleiben { $days } Tage gespeichert.
    }
web-rules-of = Regeln: { $game }

## A new table, and joining one

web-new-table = Neuer Tisch
web-which-game = Spiel
web-option-edition = Ausgabe
web-option-variants = Varianten
web-option-side = Seite des Spielplans
web-option-start = Aufbau
web-option-modules = Module
web-option-tower = Würfelturm
web-option-first = Startspieler
web-rules = Regeln
web-by-lot = Zufällig
web-clash = Nicht kombinierbar mit: { $other }
web-people-only = Bots können nicht mit einem echten Turm spielen.
web-house = Hausregeln
    .about = Regeländerungen, auf die sich euer Tisch einigt. Alles andere regelt die Ausgabe.
web-house-changed =
    { $count ->
        [one] { $count } Regel geändert
       *[other] { $count } Regeln geändert
    }
web-changed = geändert
web-table = Tisch
web-seats = Plätze
web-players = Spieler
web-your-name = Dein Name
web-seat-number = Platz { $seat }
web-friend = Jemand, per Link
web-here = An diesem Gerät
web-any-colour = Beliebige Farbe
web-hot-seat = An diesem Gerät
    .about = Gebt das Gerät weiter. Ein Sichtschutz verbirgt, was andere nicht sehen dürfen.
web-bot = Bot, { $level }
web-bot-random = zufällig
    .about = macht zufällige erlaubte Züge
web-bot-easy = leicht
    .about = gut für die ersten Partien
web-bot-normal = mittel
    .about = ein solider Gegner
web-bot-hard = schwer
    .about = denkt länger nach, sieht nicht mehr als du
web-pace = Tempo
web-pace-free = Ohne Zeitlimit
    .about = Lass dir so viel Zeit, wie du willst. Bleibt jemand weg, kann eine Abstimmung nach 7 Tagen einen Bot einsetzen oder die Partie beenden.
web-pace-live = Live
    .about = Alle zusammen, mit Uhr.
web-pace-days = Über mehrere Tage
    .about = Spiel, wann es dir passt, mit einer Frist für jeden Zug.
web-minutes-each = Minuten pro Person
web-seconds-more = Zusätzliche Sekunden pro Zug
web-hours-each = Zeit pro Zug
web-hours =
    { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
web-absent = Wenn die Zeit abläuft
    .about = Wer zurückkommt, übernimmt wieder.
web-absent-bot = Vertretung: Bot, { $level }
web-watch = Wer zuschauen darf
    .about = Wer zuschaut, sieht nie etwas Geheimes.
web-watch-link = Alle mit dem Link
web-watch-public = Alle
web-watch-nobody = Niemand
web-listed = Als offenen Tisch anzeigen
    .about = Alle auf diesem Server können beitreten.
web-table-name = Name des Tisches
web-begins-later =
    { $count ->
        [one] Du bekommst einen Link und einen QR-Code zum Einladen. Die Partie startet, wenn der Platz besetzt ist.
       *[other] Du bekommst einen Link und einen QR-Code, um { $count } Freunde einzuladen. Die Partie startet, wenn alle Plätze besetzt sind.
    }
web-begins-now = Die Partie startet sofort.
web-set-up = Tisch eröffnen
web-no-code = Kein Tisch mit diesem Code
    .about = Vielleicht sind die Plätze besetzt, oder der Code ist falsch geschrieben.
web-join-about = Wähle einen Namen und eine Farbe, und du bist dabei.
web-name = Name
web-colour = Farbe
web-sit-down = Platz nehmen
web-there = Am Tisch:
web-sit-already = Du hast an diesem Tisch schon einen Platz. Wenn du noch einen nimmst, spielen zwei an diesem Gerät.
web-to-table = Zum Tisch
web-lobby = Teile diesen Code oder den Link. Alle wählen einen Namen und eine Farbe.
web-lobby-missing =
    { $count ->
        [0] Die Partie startet
        [one] Es fehlt noch jemand
       *[other] Es fehlen noch { $count } Freunde
    }
web-lobby-stay = Die Partie startet, sobald alle da sind. Du kannst diese Seite schließen und später wiederkommen.
web-code = Tisch-Code
web-share = Link teilen
web-copy = Kopieren
web-copied = Kopiert
web-qr = QR-Code für den Link
web-link-join = Einladungslink
web-link-watch = Link für Zuschauer
web-seat-link = Geheimer Link für: { $name }
web-open-seat = Freier Platz
    .about = jemand tritt per Link bei
web-waits-friend = wartet noch auf jemanden
web-seat-person = Spieler
web-seat-bot = Bot
web-you = du
web-watching = Du schaust zu.
web-you-are = Du bist { $name }.
web-watching-tab = Zuschauen
web-spectators =
    { $count ->
        [one] { $count } Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
web-connected = { $name } ist verbunden.
web-disconnected = { $name } ist nicht verbunden.
web-let-friend = Freund einladen
web-give-bot = Mit Bot besetzen
web-new-link = Neuer Link
web-propose-bot = Bot vorschlagen
web-no-table = Dieser Link funktioniert nicht
    .about = Vielleicht wurde er ersetzt, oder den Tisch gibt es nicht mehr.

## At the table

web-board = Spielplan
web-views = Ansichten
web-view-board = Spielplan
web-view-mine = Meins
web-view-tracks = Leisten
web-view-players = Spieler
web-view-log = Verlauf
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-whole-board = Ganzer Plan
web-political = Wem das Land gehört
    .about = Wem das Land gehört: Flächen in den Farben der Besitzer (M)
web-your-turn = Du bist dran
web-waiting = Warten auf: { $names }
web-moment = Einen Moment …
web-not-your-turn = Du bist nicht dran.
web-undo = Rückgängig
web-choose-first = Am Spielplan wählen
web-all-choices =
    { $count ->
        [one] { $count } Möglichkeit als Liste
       *[other] Alle { $count } Möglichkeiten als Liste
    }
web-forced = Die einzige Möglichkeit ist schon ausgewählt.
web-answered = Es gab nur eine Möglichkeit: { $choice }.
web-skip = Überspringen: { $count }
web-log = Verlauf
web-log-all = Alles
web-log-mine = Ich
web-log-main-samurai = Aktionen
web-log-main-shogun = Kämpfe
web-log-filter = Im Verlauf zeigen
web-log-more = Verlauf vergrößern
web-log-less = Verlauf verkleinern
web-log-show = Auf dem Spielplan zeigen
web-log-routine = { $name } plant ({ $count } Änderungen).
web-stand-in = Vertretung
web-hidden = verborgen
web-turn-order = Zugreihenfolge
web-era = Epoche { $era }
web-influence = Einfluss
web-cards-played = Gespielte Schicksalskarten
web-tokens-left = Übrige Befehlsmarker
web-armies-left = Armeen im Vorrat
web-castles-left = Festungen im Vorrat
web-cards-left = Schicksalskarten auf der Hand
web-behind-screen = Hinter deinem Sichtschirm
web-tokens-of = { $count } von 11 Markern
web-destiny-hand = Schicksalskarten auf deiner Hand
web-castle = Festung
web-slot = Slot { $slot }{ $owner ->
        [0] { "" }
       *[other] , { $owner }
    }, { $neutral }

## At a table of Small Samurai Empires

web-samurai-phase = Epoche { $era } · { $phase }
web-samurai-phase-destiny = Schicksal
web-samurai-phase-planning = Planung
web-samurai-phase-resolution = Aufdecken
web-samurai-phase-final-scoring = Endwertung
web-samurai-round =
    { $round ->
        [1] 1. Runde, von unten nach oben ↑
       *[other] 2. Runde, von oben nach unten ↓
    }
web-samurai-board =
    Spielplan, Epoche { $era }, Runde { $round }. Mit der Tabulatortaste gehst du von unten nach oben durch alles, was du auswählen kannst.
web-samurai-standings = Zwischenstand
web-samurai-slots = Slots
web-samurai-slots-north = Slots, von unten nach oben
web-samurai-slots-south = Slots, von oben nach unten
web-samurai-slots-done = { $done } von { $count } ausgeführt
web-samurai-slot = Slot { $slot }
web-samurai-empty = Leerer Slot
web-samurai-face-down = verdeckt
web-samurai-face-up = offen
web-samurai-own-secret = deiner, noch geheim
web-samurai-choosing = wählt gerade
web-samurai-now = jetzt { $points }
web-samurai-now-least = jetzt { $points }+
web-samurai-points-of = { $name }, Punkte: { $points }; wenn jetzt Schluss wäre: { $total }
web-samurai-committed = Schicksalskarte gewählt
web-samurai-points = Punkte
web-samurai-points-score = Punktestand
web-samurai-points-agendas = Auftrag
web-samurai-points-region-bonus = Regionsbonus
web-samurai-points-shrines = Schreine
web-samurai-points-influence = Einfluss
web-samurai-points-leftovers = Übrige Ressourcen
web-samurai-count-influence = Einfluss: { $region }
web-samurai-worth-how = Multiplikator × Schicksalskarten = jetzt wert
web-samurai-worth = jetzt wert
# What an era end would bring with the pieces of now.
web-samurai-gain = { $name }: +{ $influence } Einfluss, wenn die Epoche jetzt zu Ende wäre
web-samurai-agenda = Auftrag
web-samurai-agenda-by = Erfüllt von { $name }
web-samurai-hand = Auf deiner Hand, geheim
web-samurai-revealed = In dieser Epoche aufgedeckt
web-samurai-supply = Allgemeiner Vorrat
web-samurai-deck = Schicksalskarten im Stapel
web-samurai-token = { $order }, noch { $count }
web-samurai-token-of = Marker { $token } von { $count }
web-samurai-asked-slot = Slot { $slot } · { $order }
web-samurai-asked-neutral = Slot { $slot } · neutral: { $action }
web-samurai-choose-card = Wähle eine Karte
web-samurai-choose-token = Wähle einen Marker
web-samurai-choose-slot = Wähle einen Slot
web-samurai-choose-both = Marker + Slot wählen
web-samurai-why-not = Warum nicht { $name }?
web-samurai-route = Von { $origin } bis { $destination } ziehen ({ $count } Schritte)
web-samurai-not-asked = Das ist jetzt nicht wählbar. { $asked }
web-samurai-idle = bewirkt jetzt nichts
web-samurai-useful = bewirkt jetzt etwas
web-samurai-idle-here = Bewirkt hier jetzt nichts: { $reason }.
web-samurai-idle-order = So wie es steht, bewirkt dieser Befehl nichts: { $reason }.
web-samurai-idle-neutral = Die neutrale Aktion verfällt: { $reason }.
web-samurai-neutral-of = Neutrale Aktion von { $slot }: { $action }
web-samurai-slot-title = Feld { $slot }
# The paid part of an order.
web-samurai-extra =
    { $price ->
        [0] Zusatz: kostenlos
       *[other] Zusatz: { $price } (du hast { $have })
    }
web-samurai-value = Wert
web-samurai-values = Wert jeder Stufe, mal Schicksalskarten der Region
# $influence is the step, $value what it is worth, $points what more it would score now.
web-samurai-rise =
    { $points ->
        [0] nächster: Wert { $value } ab { $influence }
       *[other] nächster: +{ $points } ab { $influence }
    }
web-samurai-help-aim = Ziel des Spiels
    .about = Sammle in 3 Epochen die meisten Punkte. Am Ende jeder Epoche bringen kontrollierte Provinzen und Festungen Einfluss in ihrer Region; die Führung in einer Region und Schreine bringen sofort Punkte. Am Spielende zählt der Wert deines Einflusses in einer Region einmal für jede Schicksalskarte, die für sie gespielt wurde.
web-samurai-help-orders = Die sieben Befehle
web-samurai-help-slots = Felder und neutrale Aktionen
    .about = Ein Befehl wird in der Region seines Feldes ausgeführt, in der Reihenfolge der Felder. Das Zeichen daneben ist die neutrale Aktion: Du darfst sie sofort nutzen, wenn du dort einen Befehl legst.
web-samurai-help-coins = Bonusmünzen: Wer am Ende einer Epoche die meisten Provinzen der Region kontrolliert, erhält die goldene, der Zweite die weiße. Bei Gleichstand an der Spitze gibt es die weiße. (Vorabregeln: nur ein alleiniger Erster punktet.)
web-samurai-help-influence = Was Einfluss wert ist
    .about = Am Spielende wird der Wert mit den Schicksalskarten der Region malgenommen.
web-samurai-power = Stärke
web-samurai-capital = Hauptstadt
web-samurai-shrine = Schrein
web-samurai-no-resource = Ressource
web-samurai-armies-of =
    { $count ->
        [one] { $name }: { $count } Armee
       *[other] { $name }: { $count } Armeen
    }
web-samurai-controlled-by = Kontrolle: { $name }
web-samurai-you-control = du kontrollierst sie
web-samurai-tied = Gleichstand: niemand kontrolliert sie
web-samurai-nobody = niemand kontrolliert sie
web-samurai-mountain = Gebirge { $name }{ $token ->
        [0] { "" }
       *[other] , mit Bergmarker
    }
web-samurai-victim = Armee von { $name } in { $province }
web-samurai-how = Wie
web-samurai-on-foot = zu Fuß
web-samurai-ship =
    { $count ->
        [one] mit { $count } Armee segeln
       *[other] mit { $count } Armeen segeln
    }
web-samurai-before = { $province } jetzt
web-samurai-after = danach
web-samurai-reveal = Das Schicksal wird aufgedeckt
web-samurai-of-deck = vom Stapel
web-samurai-era-end = Ende von Epoche { $era }
    .about = Einfluss je Region, Punkte in Gold
web-samurai-go-on = Weiter
web-samurai-help = Hilfe und Tastenkürzel
web-samurai-help-flow = So wählst du
    .about = Tippe auf eine Figur und dann auf einen Ort, oder umgekehrt. Bestätige dann. Alles, was du antippen kannst, hat einen goldenen Ring. Tippst du auf etwas anderes, erfährst du, warum es nicht geht.
web-samurai-help-signs = Symbole
web-samurai-help-keys = Tastenkürzel
web-samurai-key-next = zum Nächsten, das du auswählen kannst, von unten nach oben
web-samurai-key-choose = auswählen
web-samurai-key-token = einen Befehlsmarker auswählen
web-samurai-key-confirm = bestätigen
web-samurai-key-undo = rückgängig
web-samurai-key-back = letzte Auswahl aufheben
web-samurai-key-zoom = vergrößern, verkleinern, ganzer Plan (wenn der Spielplan den Fokus hat)
web-samurai-key-map = Karte nach Besitzern oder nach Regionen färben
web-samurai-key-film = Schritt für Schritt sehen, was geschehen ist, oder anhalten
web-samurai-key-help = diese Hilfe
web-samurai-sign-power = Zahl der Armeen im Stapel
web-samurai-sign-castle = Festung
web-samurai-sign-capital = Hauptstadt
web-samurai-sign-shrine = Schrein
web-samurai-sign-mountain = Gebirge
web-samurai-sign-secret = nur du siehst es
web-samurai-sign-offer = du kannst es antippen
web-samurai-sign-control = Farbe der Grenze: wer die Provinz kontrolliert
web-samurai-sign-tied = Gleichstand: niemand kontrolliert die Provinz

## At a table of Shogun

web-view-plan = Plan
web-view-events = Ereignisse
web-view-modules = Module
web-shogun-view-table = Tisch
web-shogun-season = Jahr { $year }, { $season }
web-shogun-actions = Aktionen dieser Runde
web-shogun-action-at = Aktion { $place }: { $action }
web-shogun-action-of = Aktion { $place } von { $all }
web-shogun-face-down = verdeckt
web-shogun-no-card = keine Karte
web-shogun-skip = auslassen
web-shogun-empty = leer
web-shogun-out = aus dem Spiel
web-shogun-neutral = Neutrale Provinz
web-shogun-unrest =
    { $count ->
        [one] { $count } Unruhemarker
       *[other] { $count } Unruhemarker
    }
web-shogun-free-sites =
    { $count ->
        [one] { $count } freier Bauplatz
       *[other] { $count } freie Bauplätze
    }
web-shogun-chests = Truhen
web-shogun-rice = Reis
web-shogun-provinces = Provinzen
web-shogun-player-order = Spielerreihenfolge
web-shogun-bids = Gebote
web-shogun-positions = Positionen und Sonderkarten
web-shogun-event = Ereignis der Runde
web-shogun-events-open = Eines davon wird das Ereignis
web-shogun-events-left = Übrige Ereigniskarten des Jahres
web-shogun-now = jetzt
web-shogun-loss = Reisverlust im Winter: { $loss }

## Planning in Shogun

web-shogun-sheet = Planung
web-shogun-by-time = Felder in der Reihenfolge, in der sie ausgeführt werden
    .short = Der Reihe nach
web-shogun-prizes = Positionen
web-shogun-events-short = Ereignis
web-shogun-which-card = { $field }: welche Karte?
web-shogun-may-lie-here = Lege eine Provinzkarte, um es dort zu tun, oder eine Truhenkarte, um es auszulassen.
web-shogun-skips = Diese Karte heißt: Aktion auslassen.
web-shogun-bid-about = Eine Truhenkarte kostet so viele Truhen, wie sie zeigt. Eine Provinzkarte kostet nichts; sie schlägt nur die Truhenkarte 0.
# $chances is a list such as “Iyo 62 %”.
web-shogun-attacks = Siegchance mit allen Armeen bis auf eine: { $chances }.
web-shogun-attack-from = Du könntest angreifen, mit dieser Siegchance:
web-shogun-threat-from = Andere könnten angreifen, mit dieser Siegchance:
web-shogun-cautions =
    { $count ->
        [one] { $count } Warnung
       *[other] { $count } Warnungen
    }
web-shogun-same-plan = Wie letzte Runde
web-shogun-skip-rest = Rest auslassen
web-shogun-hand = Deine Hand
web-shogun-hand-about =
    { $count ->
        [one] { $count } Karte, { $laid } gelegt.
       *[other] { $count } Karten, { $laid } gelegt.
    } Ziehe eine Karte, oder tippe erst auf sie, dann auf ein Feld.
web-shogun-hand-sealed = Du kannst dein Siegel lösen, bis alle versiegelt haben.
web-shogun-hand-empty = Alle deine Karten sind gelegt.
web-shogun-hand-chests = Karten ohne Provinz
web-shogun-sort = Hand sortieren; jetzt: { $by }
web-shogun-sort-name = nach Name
web-shogun-sort-region = nach Region
web-shogun-sort-tax = nach Truhen
web-shogun-sort-rice = nach Reis
web-shogun-sort-armies = nach Armeen
web-shogun-lay-here = hierher: { $card }
web-shogun-where = Wohin mit { $card }?
web-shogun-left =
    { $count ->
        [one] Noch { $count } Karte
       *[other] Noch { $count } Karten
    }
web-shogun-ready = Bereit
    .about = Der Plan ist vollständig. Versiegle ihn.
web-shogun-unsent =
    { $count ->
        [one] { $count } Änderung hier gespeichert, bis du wieder online bist
       *[other] { $count } Änderungen hier gespeichert, bis du wieder online bist
    }
web-shogun-to-hand = Zurück auf die Hand
web-shogun-seal = Plan versiegeln
web-shogun-unseal = Siegel lösen
web-shogun-sealed = versiegelt
web-shogun-sealed-count = Versiegelt: { $count }/{ $seats }
web-shogun-who-sealed = Wer versiegelt hat
web-shogun-has-sealed = { $name }: versiegelt
web-shogun-chests-enough = Du hast nie weniger als { $lowest }.
web-shogun-chests-short =
    { $short ->
        [one] Dir kann { $short } Truhe fehlen; Aktionen könnten ausfallen.
       *[other] Dir können bis zu { $short } Truhen fehlen; Aktionen könnten ausfallen.
    }
web-shogun-winter = Wintervorschau
web-shogun-revolts = Aufstände
# $planned, $loss and $unsupplied are numbers or spans such as 3–5; $hungry is the most.
web-shogun-winter-about =
    { $provinces ->
        [one] Reis { $rice } + { $planned } für { $provinces } Provinz.
       *[other] Reis { $rice } + { $planned } für { $provinces } Provinzen.
    } { $hungry ->
        [0] Der Winter nimmt { $loss } davon: Es reicht.
        [one] Der Winter nimmt { $loss } davon: { $unsupplied } Provinz hungert.
       *[other] Der Winter nimmt { $loss } davon: { $unsupplied } Provinzen hungern.
    }
web-shogun-if-ended = { $points } bei Spielende jetzt
web-shogun-attack = { $name } in { $province } angreifen
web-shogun-attack-neutral = { $province } (neutral) angreifen
web-shogun-attack-with =
    { $armies ->
        [one] Mit { $armies } Armee angreifen
       *[other] Mit { $armies } Armeen angreifen
    }
web-shogun-take = Nehmen: { $what }
web-shogun-take-position = Position { $position }: { $special }
web-shogun-cancel = { $event } aufheben
web-shogun-odds-win = Sieg
web-shogun-odds-tie = Unentschieden
web-shogun-odds-lose = Niederlage
web-shogun-how-many = Wie viele
web-shogun-fewer = Weniger
web-shogun-more = Mehr

## The draft of Shogun

web-shogun-pile =
    { $count ->
        [one] Stapel: { $count } Karte
       *[other] Stapel: { $count } Karten
    }
web-shogun-choose-card = Wähle eine Karte
web-shogun-choose-position = Wähle eine Position
web-shogun-choose-sheet = Wähle auf dem Blatt
web-shogun-choose-group = Wähle eine Armeegruppe
web-shogun-choose-answer = Wähle eine Antwort
web-shogun-groups = Deine Armeegruppen
web-shogun-group = Gruppe von { $armies } Armeen, noch { $count }

## Around a table: menu, chat, clocks, votes, sharing a device

web-table-menu = Tischmenü
web-leave = Tisch verlassen (bleibt in deiner Liste)
web-all-settings = Alle Einstellungen
web-time-left = Restzeit
web-time-days = { $days } T
web-time-hours = { $hours } h { $minutes } min
web-time-minutes = { $minutes }:{ $seconds }
web-chat = Chat
web-chat-unread =
    { $count ->
        [one] Chat, { $count } neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
web-chat-empty = Noch keine Nachrichten.
web-chat-watching = Wer zuschaut, kann lesen, aber nicht schreiben.
web-host-says = Server-Betreiber
web-phrases = Schnelltexte, die alle in ihrer Sprache sehen
web-say = Nachricht schreiben
web-send = Senden
web-mute = { $name } stummschalten
web-unmute = Stummschaltung aufheben: { $name }

web-own-seat = Dein Platz
web-standing = Wenn deine Zeit abläuft
    .about = Eine Vertretung spielt, bis du zurückkommst.
web-standing-unset = Standard des Tisches
web-standing-wait = Die Partie wartet
web-standing-in = Eine Vertretung spielt für dich.
    .about = Deine Zeit ist abgelaufen.
web-i-am-back = Ich bin zurück
web-own-link = Dein geheimer Link
    .about = Er öffnet deinen Platz auf einem anderen Gerät. Teile ihn mit niemandem.
web-renew = Neuen Link erstellen (der alte wird ungültig)
web-what-if = Was wäre, wenn?
    .about = Spiel von hier aus an einem eigenen Tisch gegen Bots weiter. Was du nicht sehen kannst, ist erfunden. Niemand sonst sieht diesen Tisch.
web-trying-here = Das ist eine Testpartie.
    .about = Probiere alles aus: Die echte Partie bleibt, wie sie ist. Du spielst gegen Bots.
web-trying-back = Zur echten Partie
web-forget = Von diesem Gerät entfernen
    .about = Ohne deinen geheimen Link kannst du deinen Platz auf diesem Gerät nicht wieder öffnen.
web-concede = Aufgeben
web-concede-win = Die Partie endet sofort, und { $name } gewinnt. Das ist endgültig.
web-concede-end = Die Partie endet sofort. Du wirst Letzter; für die anderen zählen ihre bisherigen Punkte. Das ist endgültig.
web-concede-bot = Ein Bot spielt für dich weiter, und du kannst weiter zusehen. Was er auch erreicht: Du stehst hinter allen, die nicht aufgegeben haben. Das ist endgültig.
web-concede-sure = Ja, aufgeben
web-conceded = aufgegeben
web-you-conceded = Du hast aufgegeben.
    .about = Ein Bot spielt für dich weiter. Du kannst weiter zusehen.
web-gave-up =
    { $count ->
        [one] { $names } hat aufgegeben.
       *[other] { $names } haben aufgegeben.
    }

web-votes = Abstimmung
    .about = Ein Vorschlag gilt, wenn alle Spieler zustimmen. Bots stimmen immer zu. Antwortet 7 Tage lang niemand, kann die Partie trotzdem weitergehen, auch mit einem Bot, oder enden.
web-vote-underway = Eine Abstimmung läuft.
web-propose-pause = Partie pausieren
web-propose-resume = Partie fortsetzen
web-propose-extend = Zeit verlängern
web-hours-more = Zusätzliche Zeit
web-propose-rewind = Partie zurückspulen
web-rewind-where = Zurückspulen bis kurz vor:
web-rewind-none = Noch gibt es nichts zurückzuspulen.
web-propose-end = Partie ohne Ergebnis beenden
web-propose-end-sure = Ende vorschlagen
web-proposes = { $name } schlägt vor: { $what }
web-vote-pause = die Partie pausieren.
web-vote-resume = die Partie fortsetzen.
web-vote-extend =
    { $hours ->
        [one] { $hours } Stunde mehr Zeit.
       *[other] { $hours } Stunden mehr Zeit.
    }
web-vote-replace = { $name } endgültig durch einen Bot ersetzen.
web-vote-end = die Partie ohne Ergebnis beenden.
web-vote-rewind = die Partie zurückspulen.
web-vote-before = Bis kurz vor: { $what }
web-agreed = Dafür:
web-agree = Zustimmen
web-no = Nein
web-withdraw = Zurückziehen
web-paused = Die Partie ist pausiert.
    .about = Die Uhren stehen.
web-closed = Die Spieler haben die Partie beendet.
    .about = Es gibt kein Ergebnis.

web-pass = Gerät weitergeben
web-pass-to = Gib das Gerät weiter: { $name }
web-pass-safe = Dieser Bildschirm zeigt nichts Geheimes.
web-i-am = Ich bin { $name }
web-back-to = Zurück zu { $name }
web-who-are-you = Wer benutzt dieses Gerät?
web-as-spectator = Nur zuschauen
web-asked-here = { $name } ist an diesem Gerät dran.

## Alerts

web-alerts = Zug-Hinweise
    .about = Lass dich benachrichtigen, wenn du dran bist, auch bei geschlossener Seite.
web-alert-here = In diesem Browser benachrichtigen
web-alert-other = Webhook oder E-Mail
web-alert-push = Browser-Benachrichtigung
web-alert-webhook = Webhook
    .where = Webhook-Adresse
web-alert-email = E-Mail
    .where = E-Mail-Adresse
web-alert-code = Code aus der E-Mail
    .sent = Wir haben einen Code an diese Adresse geschickt. Gib ihn ein, um die Hinweise einzuschalten. Kommt nichts an, sieh im Spam-Ordner nach.
web-alert-confirm = Bestätigen
web-alert-no-push = Benachrichtigungen werden hier nicht unterstützt. Lege die Seite auf dem Handy zuerst auf den Startbildschirm.
web-alert-forbidden = Benachrichtigungen sind blockiert. Erlaube sie für diese Seite in den Browser-Einstellungen.
web-alerts-elsewhere = Webhook und E-Mail richtest du im Menü jedes Tisches ein.
web-set-alerts = Benachrichtigungen in diesem Browser
    .about = Wenn du dran bist, für alle Partien auf diesem Gerät.

## Accounts

web-account = Konto
    .about = Zum Spielen brauchst du keines. Mit einem Konto hast du deine Partien auf allen Geräten.
web-by-invitation = Dieser Server ist nur für Eingeladene. Bitte den Betreiber um einen Link.
web-way-new = Neues Konto
web-way-new-button = Konto anlegen
web-way-log-in = Anmelden
web-way-log-in-button = Anmelden
web-way-forgot = Passwort vergessen?
web-way-forgot-button = Link senden
web-account-name = Name
web-name-or-mail = Name oder E-Mail-Adresse
web-password = Passwort
    .about = Mindestens 8 Zeichen.
web-email = E-Mail
    .about = Freiwillig. Nur falls du dein Passwort vergisst.
web-recovery-sent = Wenn ein passendes Konto eine E-Mail-Adresse hat, ist ein Link unterwegs.
web-logged-in = Angemeldet als { $name }
web-devices =
    { $count ->
        [one] Auf { $count } Gerät angemeldet.
       *[other] Auf { $count } Geräten angemeldet.
    }
web-attach =
    { $count ->
        [one] Partie dieses Geräts zum Konto hinzufügen
       *[other] { $count } Partien dieses Geräts zum Konto hinzufügen
    }
    .about = Dann kannst du auf jedem Gerät spielen. Bestehende Links gelten weiter.
web-attached =
    { $count ->
        [one] { $count } Partie zum Konto hinzugefügt.
       *[other] { $count } Partien zum Konto hinzugefügt.
    }
web-log-out = Abmelden
web-change-account = Passwort und E-Mail
web-new-password = Neues Passwort
    .about = Meldet dich auf allen anderen Geräten ab.
web-old-password = Aktuelles Passwort
web-export = Deine Daten
    .about = Alles, was über dich gespeichert ist, in einer Datei.
web-download = Herunterladen
web-delete-account = Konto löschen
    .about = Dein Konto wird sofort gelöscht. Deine Plätze bleiben über ihre Links spielbar.

## What went wrong around the games

web-error-unreachable = Der Server ist nicht erreichbar.
web-error-broken = Auf dem Server ist etwas schiefgegangen.
web-error-damaged = Dieser Tisch ist beschädigt. Im Protokoll des Servers steht, warum; andere Tische sind nicht betroffen.
web-error-unwell = Der Server erreicht seine Datenbank nicht. Bitte versuche es gleich noch einmal.
web-error-bad-token = Dieser Link ist nicht mehr gültig.
web-error-bad-session = Du wurdest abgemeldet. Bitte melde dich neu an.
web-error-bad-login = Name oder Passwort ist falsch.
web-error-wrong-password = Falsches Passwort.
web-error-bad-recovery = Dieser Link ist abgelaufen oder wurde schon benutzt.
web-error-banned = Du bist auf diesem Server gesperrt.
web-error-name-taken = Dieser Name ist vergeben.
web-error-characters = Dieser Text enthält Steuerzeichen. Sie sind nicht erlaubt.
web-error-invitation-only = Dieser Server ist nur für Eingeladene. Bitte melde dich an.
web-error-no-mail = Dieser Server verschickt keine E-Mails.
web-error-too-many = Zu viele Versuche. Bitte warte einen Moment.
web-error-full = Der Server ist voll. Bitte versuche es später noch einmal.
web-error-no-open-seat = Jemand war schneller: Kein Platz ist mehr frei.
web-error-colour-taken = Diese Farbe ist vergeben.
web-error-vote-open = Eine andere Abstimmung läuft noch.
web-error-no-vote = Diese Abstimmung ist vorbei.
web-error-stand-in = Eine Vertretung spielt für dich. Übernimm zuerst wieder.
web-error-conceded = Du hast diese Partie aufgegeben.
web-error-no-bot = Bots können einen echten Turm nicht sehen, darum kann keiner für dich weiterspielen. Schlage stattdessen das Ende der Partie vor.
web-error-nothing-ahead = Das lässt sich jetzt nicht vorbereiten.
web-error-too-many-alerts = Dieser Platz hat schon zu viele Hinweise.
web-error-wrong-code = Falscher Code. Bitte prüfe ihn und versuche es noch einmal.
web-error-too-many-codes = Zu viele falsche Codes: Der Hinweis wurde entfernt. Du kannst ihn neu hinzufügen.
web-error-no-alert = Diesen Hinweis gibt es nicht mehr.
web-error-seated = Dein Konto hat an diesem Tisch schon einen anderen Platz.
web-error-table-changed = Der Tisch hat sich geändert. Bitte schau noch einmal nach.
web-error-table-open = Die Partie hat noch nicht begonnen.
web-error-table-paused = Die Partie ist pausiert.
web-error-table-over = Die Partie ist vorbei.
web-error-table-closed = Die Spieler haben diese Partie beendet.
web-error-not-allowed = Das darfst du nicht ändern.

## The end

web-winners =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
web-you-win = Du hast gewonnen!
web-you-share = Du teilst dir den Sieg!
web-place =
    { $rank ->
        [2] Du belegst den zweiten Platz
        [3] Du belegst den dritten Platz
        [4] Du belegst den vierten Platz
       *[other] Du belegst den fünften Platz
    }
web-place-shared =
    { $rank ->
        [2] Du teilst dir den zweiten Platz
        [3] Du teilst dir den dritten Platz
        [4] Du teilst dir den vierten Platz
       *[other] Du teilst dir den fünften Platz
    }
web-ranking = Endstand
web-final = Endwertung
    .about = Jetzt wird jeder Punkt gezählt.
web-final-skip = Ergebnis zeigen
web-tiebreak = Gleichstand: { $what }
web-replay-again = Nochmal ansehen
web-analysis = Analyse
web-highlights = Höhepunkte
web-highlight-watch = Diesen Moment ansehen
web-turning-point = Wendepunkt
web-turning-start = { $name }: fast von Anfang bis Ende in Führung.
web-turning-lead = { $name } geht endgültig in Führung.
web-turning-count = Erst die Endwertung bringt { $name } nach vorn.
web-verify = Partie überprüfen
web-verify-fair = Fair: Der Startwert des Zufalls war vor der Partie versiegelt, und jeder Schritt folgt aus ihm.
web-verify-broken = Die Aufzeichnung folgt nicht aus dem versiegelten Startwert.
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-see-board = Spielplan ansehen
web-keep-replay = Replay herunterladen
web-proof = Zum Nachprüfen: „sengoku replay verify“ mit dem heruntergeladenen Replay ausführen.

## The film of what happened, and replays

web-now-playing = Was gerade geschieht
web-prepare = Nächsten Zug vorbereiten
    .about = Er wird gespielt, sobald du dran bist, auch wenn du nicht da bist. Niemand sonst sieht ihn.
web-prepare-title = Vorbereiten
web-prepare-done = Fertig
web-prepare-all = Mehr lässt sich gerade nicht vorbereiten.
web-prepared = Vorbereitet
web-prepare-cancel = „{ $choice }“ und alles danach streichen
web-prepare-dropped = Nicht mehr möglich, darum gestrichen: { $choices }
web-paused-playback = Angehalten
web-film = Rückblick
web-film-back = Schritt zurück
web-film-on = Schritt vor
web-film-play = Abspielen
web-film-pause = Pause
web-film-at = { $at } von { $count }
web-film-list = Als Text zeigen
web-film-before = So hast du es verlassen
web-film-skip = Überspringen
web-since-you-looked = Während du weg warst
web-replay = Replay
web-replay-eyes = Ansehen als
web-replay-all = Alles aufgedeckt
web-replay-public = Zuschauer
web-replay-hands-samurai = Hinter den Sichtschirmen
web-replay-hands-shogun = Pläne, verdeckt
web-replay-share = Diesen Moment teilen
web-replay-glance = Die Partie auf einen Blick
web-replay-points = Punkte
web-replay-total = Wenn jetzt Schluss wäre
web-replay-control = Kontrolle
web-replay-influence = Einfluss
web-replay-provinces = Provinzen
web-replay-chests = Truhen
web-replay-tower = Im Turm
web-replay-end = Ende
web-replay-events = Ereignisse
web-replay-turns = ◆ Führungswechsel
web-replay-turn = Führungswechsel
web-replay-where = Zeitpunkt der Partie
web-replay-round = Epoche { $era }, Runde { $round }
web-replay-year = Jahr { $year }
web-replay-at = Schritt { $at } von { $count }
web-replay-tab-board = Spielplan
web-replay-tab-charts = Diagramme
web-replay-tab-steps = Ereignisse
web-replay-tab-players = Spieler
web-replay-tab-eyes = Sicht
web-replay-what-if = Was wäre, wenn?

## Settings

web-set-look = Aussehen
web-set-play = Spiel
web-set-name = Name
    .about = Für den nächsten Tisch, dem du beitrittst.
web-speed = Animationstempo
web-speed-1 = Langsam
web-speed-2 = Normal
web-speed-4 = Schnell
web-set-safe = Palette für Farbenblinde
    .about = Farben, die leichter zu unterscheiden sind. Symbole sind immer zu sehen.
web-set-sound = Ton
    .about = Holz, Papier und Würfel.
web-volume = Lautstärke
web-set-pieces = Größe der Figuren
    .about = Große Armeen nutzen den freien Platz um sich herum.
web-pieces-normal = Normal
web-pieces-large = Groß
web-set-motion = Animation
    .about = Figuren bewegen sich über den Plan. Ausgeschaltet erscheint alles sofort.
web-set-confirm = Auswahl bestätigen
    .about = „Wenn nötig“ fragt nur, bevor etwas aufgedeckt wird oder sich nicht zurücknehmen lässt. „Nie“: Dein letztes Tippen gilt.
web-confirm-always = Immer
web-confirm-needed = Wenn nötig
web-confirm-never = Nie

## Battles, revolts and the tower of Shogun

web-peasants = Bauern
web-log-again = Noch einmal ansehen
web-log-see = Noch einmal ansehen: { $what }
web-stage-fight = Kampf
web-stage-event = Ereignis der Runde
web-stage-bids = Gebote
web-stage-supply = Winter
web-stage-scoring = Wertung
web-bids-lot = Gleiche Gebote: Das Los entscheidet
web-stage-again = Noch einmal
web-stage-result = Ergebnis
web-stage-next = Weiter
web-tower-thrown = eingeworfen
web-tower-inside = im Turm
web-tower-tray = in der Schale
# $inside, $thrown and $tray are lists such as “Red 3, Peasants 2”.
web-tower-label = Würfelturm. Schon darin: { $inside }. Eingeworfen: { $thrown }.
web-tower-label-out = In der Schale: { $tray }.
web-tower-own = Wirf in deinen Turm: { $thrown }
web-tower-priming = Turm wird gefüllt
web-tower-primed = Der Turm ist bereit
web-battle-none = nichts
web-battle-from =
    { $count ->
        [one] { $count } Armee aus { $province }
       *[other] { $count } Armeen aus { $province }
    }
web-battle-rise =
    { $count ->
        [one] { $count } Bauer erhebt sich
       *[other] { $count } Bauern erheben sich
    }
web-battle-in = in { $province }
web-battle-with =
    { $count ->
        [one] { $count } Armee in { $province }
       *[other] { $count } Armeen in { $province }
    }
web-battle-odds = Vor dem Wurf: { $odds }
web-battle-before = vor dem Wurf: { $what }
web-battle-takes = { $name } erobert { $province }
web-battle-holds = { $province } gehalten: { $name }
web-battle-neutral = { $province } wird neutral
web-battle-still-neutral = { $province } bleibt neutral
web-battle-against = gegen

## Winter and scoring of Shogun

web-winter = Winter, Jahr { $year }
web-winter-left = „{ $event }“ ist die letzte Ereigniskarte: Alle verlieren Reis.
web-winter-unfed = Unversorgt
web-winter-fed = Alle versorgt
web-winter-more =
    { $count ->
        [one] je { $count } Bauer zusätzlich
       *[other] je { $count } Bauern zusätzlich
    }
web-winter-revolts = Für einen Aufstand gezogen
web-winter-held = gehalten
web-winter-lost = verloren
web-scoring-year = Wertung, Jahr { $year }
web-scoring-before = Bisher
web-scoring-sum = Punkte
web-scoring-provinces = Provinzen
web-scoring-buildings = Gebäude
web-scoring-majorities = Meiste Gebäude
web-scoring-most = Meiste Gebäude: { $region }
web-scoring-favours = Gunst
web-scoring-samurai = Samurai
web-scoring-monuments = Denkmäler
web-scoring-arts = Künste

## Modules of Shogun

web-court-price =
    { $count ->
        [one] Preis: { $count } Hofbeamter
       *[other] Preis: { $count } Hofbeamte
    }
web-court-none = keine Gunst
web-court-reception = Empfangshalle
web-court-audience = Audienzsaal
web-court-supply = Vorrat
web-court-protected = Geschützt: { $protected }
web-court-calm = Eine Gunstkarte schützt vor dem nächsten Unruhemarker
web-court-round = In dieser Runde geschickt
web-samurai-blank = kein Bonus
web-samurai-regions = Regionen mit Provinzen
web-generals-off = nicht auf dem Spielplan
web-generals-standing = Denkmäler auf dem Spielplan
web-generals-captured = Erobert
web-generals-supply = Noch zu bauen
web-arts-regions = Regionenkarten der Reihe nach
web-arts-artist = Künstler
web-arts-down = Künstler, umgedreht


## Captions of moments that concern several players

web-many-resource-gained = Rohstoffe werden geerntet
web-many-influence-gained = Der Einfluss in den Regionen wächst
web-many-region-bonus-scored = Die Regionsboni werden gewertet
web-many-shrines-scored = Die Schreine bringen Punkte
web-many-card-shown = { $seats } haben hier nichts geplant
web-many-card-drawn = Alle ziehen eine Schicksalskarte
web-many-seat-drew = Alle ziehen eine Schicksalskarte
web-many-influence-scored = Der Einfluss wird gewertet, Region für Region
web-many-provinces-scored = Provinzen und Gebäude werden gewertet
web-many-art-line-scored = Kunstwerke werden gewertet
