# Small Samurai Empires. How facts arrive: src/sengoku/texts.py and samurai/naming.py
#
# Names come as they are shown ($region = “grey region”), beside them their word of the
# engine for languages that inflect ($region_id = “grey”), “none” where there is none.
# A list comes joined, beside it its length ($winners, $winners_count). Counts are
# numbers. $seat, $owner, $by and $victim are names of people or of their colours.

## The log

samurai-event-game-prepared =
    Alles ist aufgebaut. Zugreihenfolge: { $turn_order }. Nahrung gibt es in { $food }, Bushido in { $bushido }.{ $agenda_count ->
        [0] { "" }
       *[other] { " " }Auftragsplättchen: { $agenda }.
    }{ $shrine_count ->
        [0] { "" }
       *[other] { " " }Schreine: { $shrine }.
    }{ $neutral_count ->
        [0] { "" }
       *[other] { " " }Neutrale Aktionen: { $neutral }.
    }{ $played_count ->
        [0] { "" }
       *[other] { " " }Offene Schicksalskarten: { $played }.
    }
samurai-event-era-began = Epoche { $era } beginnt.
samurai-event-round-began =
    { $round ->
        [1] Epoche { $era }, 1. Runde: Alle planen.
       *[other] Epoche { $era }, 2. Runde: Alle planen und dürfen abdecken.
    }
samurai-event-resolution-began =
    { $round ->
        [1] Die Befehle werden von unten nach oben ausgeführt.
       *[other] Die Befehle werden von oben nach unten ausgeführt.
    }
samurai-event-card-committed = { $seat } wählt eine Schicksalskarte ({ $region }).
samurai-event-seat-committed = { $seat } hat eine Schicksalskarte gewählt.
samurai-event-cards-revealed =
    Die Schicksalskarten werden aufgedeckt: { $regions }.{ $extra_count ->
        [0] { "" }
       *[other] { " " }Vom Stapel kommt dazu: { $extra }.
    }
samurai-event-order-placed = { $seat } legt „{ $order }“ verdeckt auf Slot { $slot }.
samurai-event-token-placed = { $seat } legt einen Befehlsmarker verdeckt auf Slot { $slot }.
samurai-event-token-covered =
    { $own ->
        [yes] { $seat } deckt auf Slot { $slot } einen eigenen Marker ab.
       *[no] { $seat } deckt auf Slot { $slot } einen Marker von { $victim } ab.
    }
samurai-event-placement-passed = { $seat } passt.
samurai-event-token-revealed = Slot { $slot }: { $owner } deckt „{ $order }“ auf.
samurai-event-order-repeated = Slot { $slot }: { $owner } führt „{ $order }“ noch einmal aus.
samurai-event-declined =
    { $asked ->
        [neutral] { $seat } verzichtet auf die neutrale Aktion
        [recruit] { $seat } rekrutiert keine Armee
        [recruit-again] { $seat } rekrutiert keine zweite Armee
        [move] { $seat } { $because ->
            [none] beendet die Bewegung
           *[other] bewegt keine Armee
        }
        [ship] { $seat } verzichtet auf Bewegung und Segeln
        [attack] { $seat } greift nicht an
        [attack-again] { $seat } besiegt keine zweite Armee
        [harvest] { $seat } erntet nicht
        [castle] { $seat } lässt den Befehl „Festung errichten“ verfallen
        [tribe] { $seat } verzichtet auf die Aktion des Stammes
        [journey] { $seat } verschont auf dieser Reise alle
       *[other] { $seat } verzichtet
    }{ $because ->
        [none] .
       *[other] { ":" } { $reason }.
    }
samurai-event-resource-paid = { $seat } zahlt { $amount } { $resource }.
samurai-event-resource-gained =
    { $short ->
        [0] { $seat } erhält { $amount } { $resource }.
        [one] { $seat } erhält { $amount } { $resource }; im allgemeinen Vorrat fehlt 1.
       *[other] { $seat } erhält { $amount } { $resource }; im allgemeinen Vorrat fehlen { $short }.
    }
samurai-event-army-recruited = { $seat } rekrutiert eine Armee in { $province }.
samurai-event-army-moved = { $seat } bewegt eine Armee von { $origin } nach { $destination }.
samurai-event-move-ended = Die reisenden Armeen sind angekommen.
samurai-event-armies-shipped =
    { $armies ->
        [one] { $seat } segelt mit einer Armee von { $origin } nach { $destination }.
       *[other] { $seat } segelt mit { $armies } Armeen von { $origin } nach { $destination }.
    }
samurai-event-army-destroyed = { $by } besiegt in { $province } eine Armee von { $owner }.
samurai-event-castle-built = { $seat } errichtet eine Festung in { $province }.
samurai-event-expedition-left =
    { $seat } schickt eine Armee von { $origin } über das Gebirge { $mountain } in Richtung { $destination }.
samurai-event-mountain-revealed = Gebirge { $mountain }: { $seat } deckt „{ $effect }“ auf.
samurai-event-expedition-arrived =
    { $ambushed ->
        [yes] Die Expeditionsarmee von { $seat } muss zurück nach { $province }.
       *[no] Die Expeditionsarmee von { $seat } erreicht { $province }.
    }
samurai-event-agenda-fulfilled =
    { $points ->
        [one] { $side }, { $region }: { $seat } erfüllt den Auftrag und erhält 1 Punkt.
       *[other] { $side }, { $region }: { $seat } erfüllt den Auftrag und erhält { $points } Punkte.
    }
samurai-event-tokens-returned = Alle Befehlsmarker kommen zurück hinter die Sichtschirme.
samurai-event-influence-gained =
    { $seat } erhält { $influence } Einfluss in der { $region_id ->
        [grey] grauen Region
        [orange] orangefarbenen Region
        [teal] türkisen Region
       *[violet] violetten Region
    } (Provinzen: { $provinces }, Festungen: { $castles }).
samurai-event-region-bonus-scored =
    { $points ->
        [one] Regionsbonus, { $region }: { $seat } erhält 1 Punkt.
       *[other] Regionsbonus, { $region }: { $seat } erhält { $points } Punkte.
    }
samurai-event-shrines-scored =
    { $points ->
        [one] Schreine: { $seat } erhält 1 Punkt.
       *[other] Schreine: { $seat } erhält { $points } Punkte.
    }
samurai-event-card-drawn = { $seat } zieht eine Schicksalskarte ({ $region }).
samurai-event-seat-drew = { $seat } zieht eine Schicksalskarte.
samurai-event-turn-order-set = Neue Zugreihenfolge: { $turn_order }.
samurai-event-influence-scored =
    Einfluss, { $region }: { $seat } erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } (Multiplikator { $value } × { $cards ->
        [one] 1 Schicksalskarte
       *[other] { $cards } Schicksalskarten
    }).
samurai-event-leftovers-scored =
    { $points ->
        [one] Für übrige Ressourcen erhält { $seat } 1 Punkt.
       *[other] Für übrige Ressourcen erhält { $seat } { $points } Punkte.
    }
samurai-event-game-ended =
    { $winners_count ->
        [one] { $winners } gewinnt! Endstand: { $scores }.
       *[other] { $winners } teilen sich den Sieg! Endstand: { $scores }.
    }

## Why an action came to nothing; of the reader’s own action: .you

samurai-idle-no-army = keine Armee in dieser Region
    .you = du hast keine Armee in dieser Region
samurai-idle-no-enemy = keine Armee steht in dieser Region neben einer gegnerischen
    .you = in dieser Region steht keine gegnerische Armee in einer Provinz mit deinen
samurai-idle-no-enemy-left = dort steht keine gegnerische Armee mehr
    .you = dort steht keine gegnerische Armee mehr
samurai-idle-no-field = keine Armee in einer Ressourcenprovinz dieser Region
    .you = du hast keine Armee in einer Ressourcenprovinz dieser Region
samurai-idle-no-field-held = keine Ressourcenprovinz dieser Region unter Kontrolle
    .you = du kontrollierst keine Ressourcenprovinz dieser Region
samurai-idle-no-supply = keine Armee mehr im Vorrat
    .you = du hast keine Armee mehr im Vorrat
samurai-idle-no-castle = keine Festung mehr im Vorrat
    .you = du hast keine Festung mehr im Vorrat
samurai-idle-no-pair = in keiner Provinz dieser Region 2 Armeen
    .you = du hast in keiner Provinz dieser Region 2 Armeen
samurai-idle-no-site = wo 2 Armeen stehen, ist keine Festung erlaubt
    .you = wo du 2 Armeen hast, ist keine Festung erlaubt
samurai-idle-cannot-pay = es ist nicht bezahlbar
    .you = du kannst es nicht bezahlen

## What is asked. $seat is the one who is asked.

samurai-ask-destiny = Wähle eine Schicksalskarte und spiele sie verdeckt.
samurai-ask-placement = Lege einen Befehlsmarker verdeckt auf einen Slot.
samurai-ask-neutral = Slot { $slot }, { $region }: Nutzt du die neutrale Aktion?
samurai-ask-recruit = Rekrutieren, { $region }: Wohin kommt die Armee?
samurai-ask-recruit-again = Rekrutieren, { $region }: Noch eine zweite Armee?
samurai-ask-move =
    Bewegung aus der { $region_id ->
        [grey] grauen Region
        [orange] orangefarbenen Region
        [teal] türkisen Region
       *[violet] violetten Region
    }: { $points ->
        [0] Nimmst du den dritten Bewegungspunkt?
        [one] Noch 1 Bewegungspunkt{ $extra ->
            [0] .
           *[other] , einer mehr ist möglich.
        }
       *[other] Noch { $points } Bewegungspunkte{ $extra ->
            [0] .
           *[other] , einer mehr ist möglich.
        }
    }
samurai-ask-ship =
    Bewegung oder Segeln aus der { $region_id ->
        [grey] grauen Region
        [orange] orangefarbenen Region
        [teal] türkisen Region
       *[violet] violetten Region
    }: Womit beginnst du?
samurai-ask-attack = Angriff, { $region }: Welche Armee besiegst du?
samurai-ask-attack-again = Angriff in { $province }: Besiegst du eine zweite Armee?
samurai-ask-harvest = Ernten, { $region }: Nimmst du den ganzen Ertrag?
samurai-ask-castle = Festung, { $region }: Errichten oder mit einer Armee verstärken?
samurai-ask-tribe =
    Unabhängiger Stamm: Nutzt du eine neutrale Aktion der { $region_id ->
        [grey] grauen Region
        [orange] orangefarbenen Region
        [teal] türkisen Region
       *[violet] violetten Region
    }?
samurai-ask-journey =
    Die Reise ist das Ziel: Zahlst du, um in der { $region_id ->
        [grey] grauen Region
        [orange] orangefarbenen Region
        [teal] türkisen Region
       *[violet] violetten Region
    } eine Armee zu besiegen?

## What can be chosen. $asked is the question, where it is known.

samurai-action-commit = Karte spielen: { $region }
samurai-action-place = Auf Slot { $slot } legen: { $order }
samurai-action-pass = Passen
samurai-action-step = Von { $origin } nach { $destination } bewegen
samurai-action-cross = Über das Gebirge { $mountain } nach { $destination } bewegen
samurai-action-ship =
    { $armies ->
        [one] Mit 1 Armee von { $origin } nach { $destination } segeln
       *[other] Mit { $armies } Armeen von { $origin } nach { $destination } segeln
    }
samurai-action-attack = In { $province } eine Armee von { $victim } besiegen
samurai-action-recruit = In { $province } rekrutieren
samurai-action-harvest = In { $province } ernten
samurai-action-take = Ertrag nehmen
samurai-action-build = Festung in { $province } errichten
samurai-action-decline =
    { $asked ->
        [move] Bewegung beenden
       *[other] Verzichten
    }

## Why not? $rule is the rule behind the answer.

samurai-refused-already-committed = Du hast deine Schicksalskarte schon gewählt.
samurai-refused-army-of-other-region =
    Jetzt bewegen sich nur Armeen der { $region_id ->
        [grey] grauen Region
        [orange] orangefarbenen Region
        [teal] türkisen Region
       *[violet] violetten Region
    }; { $province } liegt woanders.
samurai-refused-cannot-pay-cover = Einen Gegner abzudecken kostet dich jetzt { $bushido } Bushido. So viel hast du nicht.
samurai-refused-cannot-pay-food = Das kostet { $food } Nahrung. So viel hast du nicht.
samurai-refused-castle-in-capital = { $province } ist eine Hauptstadt. Dort kannst du keine Festung errichten.
samurai-refused-castle-in-region = In dieser Region hast du schon eine Festung: in { $province }.
samurai-refused-castle-there = In { $province } steht schon eine Festung.
samurai-refused-cover-limit =
    { $rule ->
        [SSE-COVER-5c] In dieser Runde ist schon ein Marker von { $victim } von Gegnern abgedeckt worden.
       *[other] In dieser Epoche hast du schon einen Marker von { $victim } abgedeckt.
    }
samurai-refused-game-over = Die Partie ist vorbei.
samurai-refused-kind-not-in-region =
    Kein Slot der { $region_id ->
        [grey] grauen Region
        [orange] orangefarbenen Region
        [teal] türkisen Region
       *[violet] violetten Region
    } zeigt diese neutrale Aktion.
samurai-refused-mountain-empty = Im Gebirge { $mountain } liegt kein Bergmarker mehr.
samurai-refused-no-army-in-supply = Du hast keine Armee mehr im Vorrat.
samurai-refused-no-army-of-victim = { $victim } hat keine Armee in { $province }.
samurai-refused-no-capital-or-castle = In { $province } ist weder die Hauptstadt noch deine Festung.
samurai-refused-no-castle-in-supply = Du hast keine Festung mehr im Vorrat.
samurai-refused-no-control = Du kontrollierst { $province } nicht.
samurai-refused-no-mountains = Ohne die Variante „Weg des Berges“ liegt im Gebirge { $mountain } kein Bergmarker.
samurai-refused-no-own-army = Du hast keine Armee in { $province }.
samurai-refused-no-own-castle = Du hast keine Festung in { $province }.
samurai-refused-no-resource-province = { $province } ist keine Ressourcenprovinz.
samurai-refused-no-such-card =
    Du hast keine Schicksalskarte der { $region_id ->
        [grey] grauen Region
        [orange] orangefarbenen Region
        [teal] türkisen Region
       *[violet] violetten Region
    }.
samurai-refused-no-such-token = Du hast „{ $order }“ nicht mehr hinter deinem Sichtschirm.
samurai-refused-not-adjacent = { $origin } und { $destination } sind nicht benachbart.
samurai-refused-not-asked = Gerade hast du etwas anderes zu entscheiden.
samurai-refused-not-at-mountain = Keine Straße führt über das Gebirge { $mountain } nach { $province }.
samurai-refused-not-coastal = { $province } ist keine Küstenprovinz.
samurai-refused-not-your-turn =
    { $seat_id ->
        [none] Du bist nicht dran.
       *[other] Du bist nicht dran. Warten auf: { $seat }.
    }
samurai-refused-one-expedition = Je Bewegung darf nur eine Armee über ein Gebirge.
samurai-refused-mode-is-chosen = Du bewegst mit diesem Befehl schon Armeen: Segeln geht nicht mehr.
samurai-refused-other-region = Jetzt geht es um die { $region }; { $province } liegt woanders.
samurai-refused-own-army = Du kannst deine eigenen Armeen nicht angreifen.
samurai-refused-placement-is-due = Passen kannst du nur, wenn kein Slot mehr kostenlos ist.
samurai-refused-same-province = Das Ziel muss eine andere Provinz sein als { $province }.
samurai-refused-same-province-only = Die zweite Armee muss wie die erste in { $province } sein.
samurai-refused-ship-from-other-region =
    Gesegelt wird aus der { $region_id ->
        [grey] grauen Region
        [orange] orangefarbenen Region
        [teal] türkisen Region
       *[violet] violetten Region
    }; { $province } liegt woanders.
samurai-refused-slot-taken = Auf Slot { $slot } liegt schon ein Marker von { $owner }.
samurai-refused-token-face-down = Der Marker auf Slot { $slot } ist verdeckt und kann nicht abgedeckt werden.
samurai-refused-too-few-armies =
    { $armies ->
        [one] Dafür brauchst du eine Armee in { $province }.
       *[other] Dafür brauchst du { $armies } Armeen in { $province }.
    }

## Names

samurai-order-recruit = Armeen rekrutieren
samurai-order-move3 = 3 Bewegung
samurai-order-move23 = 2 oder 3 Bewegung
    .draft = 2 Bewegung
samurai-order-ship = 2 Bewegung / Segeln
    .draft = Seebewegung
samurai-order-attack = Angriff
samurai-order-harvest = Ernten
samurai-order-castle = Festung errichten

samurai-neutral-move = 1 Bewegung
samurai-neutral-attack = Angriff
samurai-neutral-recruit = 1 Armee rekrutieren
samurai-neutral-harvest = 1 Ernte

samurai-resource-food = Nahrung
samurai-resource-bushido = Bushido

samurai-region-grey = graue Region
samurai-region-orange = orangefarbene Region
samurai-region-teal = türkise Region
samurai-region-violet = violette Region

# Of players who have given no name.
samurai-colour-red = Rot
samurai-colour-blue = Blau
samurai-colour-green = Grün
samurai-colour-yellow = Gelb

samurai-effect-ambush = Hinterhalt
samurai-effect-mercenaries = Söldner
samurai-effect-bushido-master = Bushido-Meister
samurai-effect-highland-farms = Hochlandfarmen
samurai-effect-independent-tribe = Unabhängiger Stamm
samurai-effect-journey = Die Reise ist das Ziel

samurai-shrine-brown = brauner Schrein
samurai-shrine-black = schwarzer Schrein
samurai-shrine-white = weißer Schrein

samurai-phrase-when = Epoche { $era }
samurai-phase-era = Epoche
samurai-phase-destiny = Schicksal
samurai-phase-planning = Planungsphase
samurai-phase-resolution = Aufdeckphase
samurai-phase-era-end = Epochenende
samurai-phase-full-harvest = Volle Ernte
samurai-phase-cleanup = Marker einsammeln
samurai-phase-influence = Einfluss erhalten
samurai-phase-region-bonus = Regions-Bonuspunkte
samurai-phase-shrines = Schreinpunkte
samurai-phase-draw = Schicksal ziehen
samurai-phase-turn-order = neue Zugreihenfolge
samurai-phase-final-scoring = Endwertung

## Orders and neutral actions: what is on their cards. The prices are those of this table.

samurai-card-recruit = Setze 1 Armee in die Hauptstadt der Region oder zu deiner Festung. Eine zweite Armee kostet { $recruit } Nahrung.
samurai-card-move3 = Insgesamt 3 Schritte mit einer oder mehreren deiner Armeen der Region. Sie dürfen sie verlassen.
samurai-card-move23 =
    Insgesamt 2 Schritte mit einer oder mehreren deiner Armeen der Region. Sie dürfen sie verlassen.{ $upgrade ->
        [yes] { " " }Ein dritter Schritt kostet { $move } Nahrung.
       *[no] { "" }
    }
samurai-card-ship =
    2 Schritte wie bei 2 Bewegung, oder 1 bis 2 Armeen segeln von einer Küste der Region an eine beliebige andere{ $ship ->
        [0] .
       *[other] { " " }(kostet { $ship } Nahrung).
    }
samurai-card-attack = Besiege 1 gegnerische Armee in einer Provinz der Region, in der du eine Armee hast. Eine zweite dort kostet { $attack } Bushido.
samurai-card-harvest =
    { $control ->
        [yes] Du erhältst 1 Ressource aus jeder Ressourcenprovinz der Region, die du kontrollierst.
       *[no] Du erhältst 1 Ressource aus jeder Ressourcenprovinz der Region, in der du eine Armee hast.
    }
samurai-card-castle =
    Tausche 2 deiner Armeen in einer Provinz der Region gegen eine Festung{ $capital ->
        [yes] .
       *[no] , aber nicht in der Hauptstadt.
    } Hast du dort schon eine, bekommt sie stattdessen 1 Armee.
samurai-card-neutral-move = Sofort und kostenlos: 1 Armee der Region geht 1 Schritt.
samurai-card-neutral-attack = Sofort und kostenlos: Besiege in der Region 1 gegnerische Armee, wo du eine Armee hast.
samurai-card-neutral-recruit = Sofort und kostenlos: 1 Armee in die Hauptstadt der Region oder zu deiner Festung.
samurai-card-neutral-harvest =
    { $control ->
        [yes] Sofort und kostenlos: 1 Ressource aus einer Ressourcenprovinz der Region, die du kontrollierst.
       *[no] Sofort und kostenlos: 1 Ressource aus einer Ressourcenprovinz der Region, in der du eine Armee hast.
    }

# What it would do now. $places are provinces, with armies or resources.

samurai-now-recruit = Mögliche Orte: { $places }.
samurai-now-move3 = Deine Armeen hier: { $places }.
samurai-now-move23 = { samurai-now-move3 }
samurai-now-ship = { samurai-now-move3 }
samurai-now-attack = Gegner neben deinen Armeen: { $places }.
samurai-now-harvest = Das bringt: { $places }.
samurai-now-castle =
    { $castle ->
        [yes] 1 Armee kommt zu deiner Festung: { $places }.
       *[no] Mögliche Bauplätze: { $places }.
    }
samurai-now-neutral-move = { samurai-now-move3 }
samurai-now-neutral-attack = { samurai-now-attack }
samurai-now-neutral-recruit = { samurai-now-recruit }
samurai-now-neutral-harvest = Davon eine: { $places }.

## Agenda tiles. $points is what the side is worth, $decree the sentence of its decree.

samurai-agenda-strategic-control = Strategische Kontrolle
    .about = Du kontrollierst mindestens 2 Provinzen dieser Region mit je mindestens 2 deiner Armeen. Punkte: { $points }. { $decree }
samurai-agenda-stability = Stabilitätsfaktor
    .about = Du kontrollierst mindestens 4 Provinzen dieser Region. Punkte: { $points }. { $decree }
samurai-agenda-strength-in-numbers = Stärke in Zahlen
    .about = Du hast mindestens 7 Armeen in dieser Region. Punkte: { $points }. { $decree }
samurai-agenda-spread-to-survive = Verbreiten, um zu überleben
    .about = Du hast Armeen in mindestens 4 Provinzen dieser Region. Punkte: { $points }. { $decree }
samurai-agenda-shock-tactics = Schock-Taktik
    .about = Du hast je mindestens 3 Armeen in mindestens 3 Provinzen dieser Region. Punkte: { $points }. { $decree }
# $castle: own-castle or control-castle-province, as the house rule agenda_3b says.
samurai-agenda-guardian-of-the-castle = Wächter der Festung
    .about =
        { $castle ->
            [control-castle-province] Du hast eine Festung in dieser Region, kontrollierst ihre Provinz und hast je mindestens 2 Armeen in mindestens 2 Provinzen. Punkte: { $points }. { $decree }
           *[own-castle] Du hast eine Festung in dieser Region und je mindestens 2 Armeen in mindestens 2 ihrer Provinzen. Punkte: { $points }. { $decree }
        }
samurai-agenda-land-and-spirit = Land und Geist
    .about = Du kontrollierst mindestens 2 Ressourcenprovinzen und eine Schreinprovinz dieser Region. Punkte: { $points }. { $decree }
samurai-agenda-land-and-people = Land und Leute
    .about = Du kontrollierst mindestens 2 Ressourcenprovinzen und die Hauptstadt dieser Region. Punkte: { $points }. { $decree }

samurai-decree-none = kein Vorteil
    .about = Es gibt keinen regionalen Vorteil.
samurai-decree-attack-second = Unehrliche Kämpfe
    .about = { samurai-decree-attack-second }: Beim Befehl „Angriff“ besiegst du die zweite Armee hier kostenlos.
samurai-decree-move-third = Uneingeschränkte Bewegung
    .about = { samurai-decree-move-third }: Beim Befehl „2 oder 3 Bewegung“ ist der dritte Punkt hier kostenlos.
samurai-decree-recruit-second = Dauerhafte Rekruten
    .about = { samurai-decree-recruit-second }: Beim Befehl „Armeen rekrutieren“ ist die zweite Armee hier kostenlos.
samurai-decree-ship = Keine Versandkosten
    .about = { samurai-decree-ship }: Segeln ist hier kostenlos.

## What a table can choose

samurai-edition-standard = Standard (2019)
    .about = Die Regeln, wie sie 2019 gedruckt wurden.
samurai-edition-crowd = Russische Ausgabe
    .about = Festungen stehen nie in Hauptstädten und nie zu zweit in einer Provinz; niemand wird in einer Runde öfter als einmal von Gegnern abgedeckt.
samurai-edition-draft = Entwurf
    .about = Die Regeln vor dem Druck: je 20 Armeen, Abdecken ohne Grenze, Ernten nur mit Kontrolle; keine Varianten.

samurai-variant-agenda = Auftragsplättchen
    .about = Jede Region erhält einen Auftrag, der allen einmal Punkte bringen kann, und einen Vorteil, der einen Zusatz kostenlos macht.
samurai-variant-mountain = Weg des Berges
    .about = Armeen dürfen über Gebirge ziehen und treffen dort auf Verborgenes, ob gut oder schlecht.
samurai-variant-shrines = Heilige Schreine
    .about = Schreine haben Farben: 1, 2 oder 3 Schreinprovinzen einer Farbe bringen 1, 3 oder 5 Punkte.
samurai-variant-neutral = Zufällige neutrale Aktionen
    .about = Zufällige Marker ersetzen die aufgedruckten neutralen Aktionen neben den Slots.

samurai-house-castle-in-capital = Festungen in Hauptstädten
    .about = In Hauptstädten dürfen Festungen errichtet werden.
samurai-house-one-castle-per-province = Eine Festung je Provinz
    .about = In einer Provinz steht höchstens eine Festung, egal wem sie gehört.
samurai-house-cover-limit = Grenze beim Abdecken
    .about = Wie oft Gegner abgedeckt werden dürfen.
    .once-per-opponent = Du darfst jeden Gegner einmal je Epoche abdecken.
    .victim-once = Niemand darf in einer Runde öfter als einmal von Gegnern abgedeckt werden.
    .none = Nur die Abdeckkosten setzen eine Grenze.
samurai-house-ship-origin-anywhere = Segeln von überall
    .about = Gesegelt werden darf aus jeder Küstenprovinz, nicht nur aus der Region des Befehls.
samurai-house-strict-resource-supply = Begrenzte Ressourcen
    .about = Niemand erhält mehr Nahrung oder Bushido, als im allgemeinen Vorrat ist.
samurai-house-open-resources = Offene Ressourcen
    .about = Alle sehen, wie viel Nahrung und Bushido die anderen haben.
samurai-house-leftovers = Punkte für Reste
    .about = Am Spielende bringen übrige Ressourcen Punkte.
samurai-house-tiebreaks = Bei Gleichstand
    .about = Bei Gleichstand gewinnt, wer die wenigsten Armeen auf dem Spielplan hat, dann, wer die meisten Ressourcen hat.
samurai-house-agenda-timing = Wertung der Aufträge
    .about = Wann ein erfüllter Auftrag Punkte bringt.
    .any-time = Ein Auftrag zählt sofort, egal wer am Zug ist.
    .own-turn = Ein Auftrag zählt nur im eigenen Zug.
samurai-house-agenda-3b = Wächter der Festung
    .about = Was dieser Auftrag von der Festung verlangt.
    .own-castle = Es genügt, eine Festung in der Region zu haben.
    .control-castle-province = Die Provinz der Festung muss kontrolliert werden.

## Why a bot chose as it did
#
# Told after the game, and as a hint.

samurai-because-leads-influence =
    Niemand hat mehr Einfluss in der { $region_id ->
        [grey] grauen Region
        [orange] orangefarbenen Region
        [teal] türkisen Region
       *[violet] violetten Region
    }: Ihre Karten sollen zählen.
samurai-because-hopes-for-influence =
    Einfluss in der { $region_id ->
        [grey] grauen Region
        [orange] orangefarbenen Region
        [teal] türkisen Region
       *[violet] violetten Region
    } verspricht die meisten Punkte.
samurai-because-plans-recruit =
    In der { $region_id ->
        [grey] grauen Region
        [orange] orangefarbenen Region
        [teal] türkisen Region
       *[violet] violetten Region
    } werden Armeen gebraucht.
samurai-because-plans-move3 =
    Aus der { $region_id ->
        [grey] grauen Region
        [orange] orangefarbenen Region
        [teal] türkisen Region
       *[violet] violetten Region
    } können Armeen in bessere Provinzen ziehen.
samurai-because-plans-move23 =
    Aus der { $region_id ->
        [grey] grauen Region
        [orange] orangefarbenen Region
        [teal] türkisen Region
       *[violet] violetten Region
    } können Armeen in bessere Provinzen ziehen.
samurai-because-plans-ship =
    Armeen der { $region_id ->
        [grey] grauen Region
        [orange] orangefarbenen Region
        [teal] türkisen Region
       *[violet] violetten Region
    } sind anderswo nützlicher.
samurai-because-plans-attack =
    In der { $region_id ->
        [grey] grauen Region
        [orange] orangefarbenen Region
        [teal] türkisen Region
       *[violet] violetten Region
    } stehen fremde Armeen im Weg.
samurai-because-plans-harvest =
    Eine Ernte in der { $region_id ->
        [grey] grauen Region
        [orange] orangefarbenen Region
        [teal] türkisen Region
       *[violet] violetten Region
    } lohnt sich.
samurai-because-plans-castle =
    Eine Festung in der { $region_id ->
        [grey] grauen Region
        [orange] orangefarbenen Region
        [teal] türkisen Region
       *[violet] violetten Region
    } bleibt für immer.
samurai-because-covers = { $victim } kann „{ $order }“ auf Slot { $slot } nicht noch einmal ausführen.
samurai-because-wants-neutral = Die neutrale Aktion von Slot { $slot } ist mehr wert als der Befehl.
samurai-because-passes = Kein Abdecken ist seinen Preis wert.
samurai-because-takes-control = Das bringt die Kontrolle über { $province }.
samurai-because-denies-bonus = Das nimmt { $victim } Punkte beim Regionsbonus ({ $region }).
samurai-because-breaks-control = { $victim } verliert die Kontrolle über { $province }.
samurai-because-builds-castle = Eine Festung in { $province } bringt in jeder Epoche Einfluss.
samurai-because-mans-castle = Eine weitere Armee stärkt die Festung in { $province }.
samurai-because-recruits = In { $province } wird noch eine Armee gebraucht.
samurai-because-kills = Eine Armee von { $victim } weniger in { $province }.
samurai-because-moves = In { $destination } ist eine Armee mehr wert.
samurai-because-crosses = Im Gebirge { $mountain } könnte etwas Gutes liegen.
samurai-because-harvests = Die Ernte bringt { $food } Nahrung und { $bushido } Bushido.
samurai-because-gathers = { $province } bringt { $resource }.
samurai-because-keeps-food = Die Nahrung ist später mehr wert.
samurai-because-keeps-bushido = Bushido ist später mehr wert.
samurai-because-holds = Keine der Möglichkeiten verbessert die Stellung.

## The end of a game: awards, and what breaks ties

samurai-award-destroyer = Zerstörer
    .about =
        { $count ->
            [one] { $name }: { $count } Armee zerstört
           *[other] { $name }: { $count } Armeen zerstört
        }
samurai-award-region = Hochburg
    .about =
        { $count ->
            [one] { $name }: { $count } Punkt aus einer Region
           *[other] { $name }: { $count } Punkte aus einer Region
        }
samurai-award-schemer = Ränkeschmied
    .about =
        { $count ->
            [one] { $name }: { $count } fremden Befehl abgedeckt
           *[other] { $name }: { $count } fremde Befehle abgedeckt
        }
samurai-award-builder = Baumeister
    .about =
        { $count ->
            [one] { $name }: { $count } Festung gebaut
           *[other] { $name }: { $count } Festungen gebaut
        }
samurai-award-traveller = Weite Wege
    .about =
        { $count ->
            [one] { $name }: { $count } Armeebewegung
           *[other] { $name }: { $count } Armeebewegungen
        }
samurai-award-gatherer = Volle Speicher
    .about =
        { $count ->
            [one] { $name }: { $count } Ressource gesammelt
           *[other] { $name }: { $count } Ressourcen gesammelt
        }
samurai-tiebreak-armies = wenigste Armeen auf dem Plan
samurai-tiebreak-resources = meiste Ressourcen
