# Shogun. How facts arrive: src/sengoku/texts.py, core/phrases.py and shogun/naming.py
#
# Names come as they are shown ($region = “brown region”), beside them their word of the
# engine for languages that inflect ($region_id = “brown”), “none” where there is none.
# A list comes joined, beside it its length ($winners, $winners_count). Counts are
# numbers. $seat, $owner, $defender and $lost_by are names of people or of their colours,
# $colour too, or the peasants ($colour_id = “G”). $why is the rule behind a gain.

## The log: setup and draft

shogun-event-game-prepared =
    Alles ist aufgebaut.{ $starts_count ->
        [0] { "" }
       *[other] { " " }Startprovinzen mit Armeen: { $starts }.
    }{ $open_cards_count ->
        [0] { "" }
       *[other] { " " }Offene Karten: { $open_cards }.
    } Ereigniskarten: { $events }.{ $regions_count ->
        [0] { "" }
       *[other] { " " }Regionenkarten: { $regions }.
    }
shogun-event-pair-refreshed = { $seat } legt beide offenen Karten unter den Stapel. Das neue Paar: { $open_cards }.
shogun-event-province-picked =
    { $from_pile ->
        [yes] { $seat } nimmt die oberste Karte vom Stapel: { $province }.
       *[no] { $seat } nimmt { $province }.{ $turned_id ->
            [none] { "" }
           *[other] { " " }Neu aufgedeckt: { $turned }.
        }
    }
shogun-event-group-mustered = { $seat } setzt eine Gruppe von { $armies } Armeen in { $province } ein.
shogun-event-draft-ended = Alle Startprovinzen sind gewählt. Die übrigen Provinzen sind neutral.
shogun-event-general-stationed = { $seat } platziert den Heerführer in { $province }.

## The log: the tower

shogun-event-cubes-thrown =
    { $cubes_count ->
        [0] Nichts kommt in den Turm.
       *[other] In den Turm: { $cubes }.
    }
shogun-event-cubes-fell =
    { $cubes_count ->
        [0] Nichts fällt aus dem Turm.
       *[other] Aus dem Turm: { $cubes }.
    }
shogun-event-cubes-reported =
    { $colour_id ->
        [G] { $cubes ->
            [0] Kein Bauer fällt aus dem Turm.
            [one] 1 Bauer fällt aus dem Turm.
           *[other] { $cubes } Bauern fallen aus dem Turm.
        }
       *[other] { $cubes ->
            [0] Keine Armee von { $colour } fällt aus dem Turm.
            [one] 1 Armee von { $colour } fällt aus dem Turm.
           *[other] { $cubes } Armeen von { $colour } fallen aus dem Turm.
        }
    }
shogun-event-cubes-returned =
    { $colour_id ->
        [G] { $cubes ->
            [one] 1 Bauer kommt zurück in den allgemeinen Vorrat.
           *[other] { $cubes } Bauern kommen zurück in den allgemeinen Vorrat.
        }
       *[other] { $cubes ->
            [one] 1 Armee von { $colour } kommt zurück in den Vorrat.
           *[other] { $cubes } Armeen von { $colour } kommen zurück in den Vorrat.
        }
    }
shogun-event-armies-to-tray =
    { $armies ->
        [0] { $seat } hat keine Armee mehr für die Schale.
        [one] { $seat } legt 1 Armee in die Schale.
       *[other] { $seat } legt { $armies } Armeen in die Schale.
    }

## The log: the round

shogun-event-season-began = Jahr { $year }: Der { $season } beginnt.
shogun-event-action-cards-laid = Die ersten Aktionen: { $row }.
shogun-event-action-card-turned = Aktion { $place } wird aufgedeckt: { $action }.
shogun-event-special-cards-laid = Sonderkarten auf den Positionen 1 bis 5: { $special }.
shogun-event-card-assigned =
    { $card_id ->
        [tower] { $field }: { $seat } legt verdeckt eine { $card }.
       *[other] { $field }: { $seat } legt verdeckt { $card }.
    }
shogun-event-card-cleared = { $field }: { $seat } nimmt die Karte zurück auf die Hand.
shogun-event-plan-sealed = { $seat } hat den Plan versiegelt.
shogun-event-plan-unsealed = { $seat } hat das Siegel des Plans gelöst.
shogun-event-plans-laid =
    Alle Pläne liegen bereit.{ $empty_count ->
        [0] { "" }
       *[other] { " " }Leere Felder: { $empty }.
    }
# $about is the sentence of the event.
shogun-event-event-drawn = Das Ereignis der Runde: { $event }. { $about }
shogun-event-event-cancelled = { $seat } hebt das Ereignis der Runde auf.
shogun-event-bids-revealed = Die Gebote werden aufgedeckt: { $bids }. Es wählen nacheinander: { $choosing }.
shogun-event-chests-paid =
    { $why ->
        [SHO-ORDER-1] { $chests ->
            [one] { $seat } zahlt 1 Truhe für das Gebot.
           *[other] { $seat } zahlt { $chests } Truhen für das Gebot.
        }
       *[other] { $chests ->
            [one] { $seat } zahlt 1 Truhe.
           *[other] { $seat } zahlt { $chests } Truhen.
        }
    }
shogun-event-chests-gained =
    { $why ->
        [SHO-ACT-TAX-1] { $chests ->
            [one] { $seat } zieht 1 Truhe Steuern ein.
           *[other] { $seat } zieht { $chests } Truhen Steuern ein.
        }
       *[other] { $chests ->
            [one] { $seat } erhält 1 Truhe.
           *[other] { $seat } erhält { $chests } Truhen.
        }
    }
shogun-event-position-taken = { $seat } nimmt Position { $position } mit der Sonderkarte „{ $special }“.
shogun-event-player-order-set = Spielerreihenfolge: { $player_order }.
# $skipped: the card means that the action is skipped.
shogun-event-card-shown =
    { $skipped ->
        [yes] { $card_id ->
            [tower] { $field }: { $seat } zeigt eine { $card } und lässt die Aktion aus.
           *[other] { $field }: { $seat } zeigt { $card } und lässt die Aktion aus.
        }
       *[no] { $card_id ->
            [tower] { $field }: { $seat } zeigt eine { $card }.
           *[other] { $field }: { $seat } zeigt { $card }.
        }
    }
# $because is a sentence: see below, “Why an action is void”.
shogun-event-action-void = { $field }: Die Aktion von { $seat } fällt aus. { $because }
shogun-event-round-ended =
    { $event_id ->
        [none] Die Runde ist vorbei: Alle Karten kommen zurück auf die Hand.
       *[other] Die Runde ist vorbei: Alle Karten kommen zurück auf die Hand, „{ $event }“ kommt aus dem Spiel.
    }

## The log: actions

shogun-event-building-built =
    { $building_id ->
        [castle] { $seat } baut eine { $building } in { $province }.
        [temple] { $seat } baut einen { $building } in { $province }.
       *[theatre] { $seat } baut ein { $building } in { $province }.
    }
shogun-event-unrest-added = { $province } erhält einen Unruhemarker.
shogun-event-unrest-prevented = { $seat } gibt die behaltene Gunstkarte ab: keine Unruhe in { $province }.
shogun-event-unrest-removed = Ein Unruhemarker wird aus { $province } entfernt.
shogun-event-rice-gained =
    { $why ->
        [SHO-ACT-RICE-1] { $seat } zieht { $rice } Reis ein.
       *[other] { $seat } erhält { $rice } Reis.
    }
shogun-event-armies-raised =
    { $armies ->
        [one] { $seat } stellt 1 Armee in { $province } auf.
       *[other] { $seat } stellt { $armies } Armeen in { $province } auf.
    }
shogun-event-armies-moved =
    { $armies ->
        [one] { $seat } bewegt 1 Armee von { $origin } nach { $destination }.
       *[other] { $seat } bewegt { $armies } Armeen von { $origin } nach { $destination }.
    }
shogun-event-declined =
    { $asked ->
        [refresh] { $seat } lässt die offenen Karten liegen.
        [station] { $seat } hält den Heerführer zurück.
        [march] { $seat } bewegt keine Armeen.
        [favour] { $seat } nutzt keine Gunst.
        [cancel] { $seat } hebt das Ereignis nicht auf.
       *[other] { $seat } verzichtet.
    }

## The log: battles and revolts

shogun-event-battle-began =
    { $defender_id ->
        [none] { $armies ->
            [one] { $seat } greift von { $origin } aus mit 1 Armee die neutrale Provinz { $province } an.
           *[other] { $seat } greift von { $origin } aus mit { $armies } Armeen die neutrale Provinz { $province } an.
        }
       *[other] { $armies ->
            [one] { $seat } greift von { $origin } aus mit 1 Armee { $defender } in { $province } an.
           *[other] { $seat } greift von { $origin } aus mit { $armies } Armeen { $defender } in { $province } an.
        }
    }
shogun-event-revolt-began =
    { $peasants ->
        [0] Aufstand in { $province } gegen { $seat }: Kein Bauer ist mehr da, um mitzumachen.
        [one] Aufstand in { $province }: 1 Bauer erhebt sich gegen { $seat }.
       *[other] Aufstand in { $province }: { $peasants } Bauern erheben sich gegen { $seat }.
    }
shogun-event-fight-decided =
    { $owner_id ->
        [none] { $province }: Angriff { $attack }, Verteidigung { $defence }. Die Provinz gehört niemandem.
       *[other] { $province }: Angriff { $attack }, Verteidigung { $defence }. Die Provinz gehört { $owner }.
    }
shogun-event-armies-held =
    { $armies ->
        [one] 1 Armee von { $seat } bleibt in { $province }.
       *[other] { $armies } Armeen von { $seat } bleiben in { $province }.
    }
# $field is where the card lay on the mat of the one who lost it.
shogun-event-province-taken =
    { $lost_by_id ->
        [none] { $seat } nimmt die neutrale Provinz { $province } ein.
       *[other] { $seat } erobert { $province } von { $lost_by }.{ $field_id ->
            [none] { "" }
           *[other] { " " }Die Karte war geplant für: { $field }.
        }
    }
shogun-event-province-lost =
    { $lost_by } verliert { $province }: Die Provinz ist jetzt neutral, ohne Gebäude und Unruhe.{ $field_id ->
        [none] { "" }
       *[other] { " " }Die Karte war geplant für: { $field }.
    }
shogun-event-general-lost = { $province } ist verloren: Der Heerführer von { $seat } verlässt den Spielplan.

## The log: winter and end

shogun-event-winter-came =
    { $event_id ->
        [none] Im Winter geht kein Reis verloren.
       *[other] { $loss ->
            [0] Letzte Ereigniskarte, { $event }: kein Reisverlust.
           *[other] Letzte Ereigniskarte, { $event }: Reisverlust { $loss } für alle.
        }
    }
shogun-event-rice-lost =
    { $rice ->
        [0] { $seat } verliert keinen Reis.
       *[other] { $seat } verliert { $rice } Reis.
    }
shogun-event-shortage-found =
    { $unsupplied ->
        [0] { $seat } versorgt alle Provinzen.
       *[other] { $seat } kann { $unsupplied ->
            [one] 1 Provinz
           *[other] { $unsupplied } Provinzen
        } nicht versorgen: { $revolts ->
            [one] 1 Aufstand mit{ " " }
           *[other] { $revolts } Aufstände mit je{ " " }
        }{ $extra } zusätzlichen Bauern.
    }
shogun-event-hungry-drawn =
    { $provinces_count ->
        [one] Für einen Aufstand gegen { $seat } gezogen: { $provinces }.
       *[other] Für Aufstände gegen { $seat } gezogen: { $provinces }.
    }
shogun-event-hungry-named = Nächster Aufstand gegen { $seat }: { $province }.
shogun-event-provinces-scored =
    { $points ->
        [one] { $seat } erhält 1 Punkt (Provinzen: { $provinces }, Gebäude: { $buildings }).
       *[other] { $seat } erhält { $points } Punkte (Provinzen: { $provinces }, Gebäude: { $buildings }).
    }
shogun-event-majority-scored =
    { $building_id ->
        [castle] Meiste Burgen
        [temple] Meiste Tempel
       *[theatre] Meiste Theater
    }, { $region }: { $seat } erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
shogun-event-points-gained =
    { $why ->
        [SHO-COURT-19] Gunst
        [SHO-SAM-5] Samurai
        [SHO-GEN-13] Denkmäler
       *[other] Bonus
    }: { $seat } erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
shogun-event-year-ended = Das Jahr ist vorbei: Reis und Unruhe verfallen. Neue Ereigniskarten: { $events }.
shogun-event-game-ended =
    { $winners_count ->
        [one] { $winners } gewinnt! Endstand: { $scores }.
       *[other] { $winners } teilen sich den Sieg! Endstand: { $scores }.
    }

## The log: Tenno’s Court

shogun-event-officials-sent =
    { $officials ->
        [one] { $seat } schickt 1 Hofbeamten in die Empfangshalle.
       *[other] { $seat } schickt { $officials } Hofbeamte in die Empfangshalle.
    }
shogun-event-armies-converted =
    { $armies ->
        [one] { $seat } wandelt 1 Armee aus { $province } um.
       *[other] { $seat } wandelt { $armies } Armeen aus { $province } um.
    }
shogun-event-favours-laid = Gunstkarten für 4, 3 und 2 Hofbeamte: { $favours }.
shogun-event-audience-entered =
    { $officials ->
        [one] 1 Hofbeamter von { $seat } betritt den Audienzsaal.
       *[other] { $officials } Hofbeamte von { $seat } betreten den Audienzsaal.
    }
shogun-event-favour-taken = { $seat } nutzt Gunst { $favour } für { $price } Hofbeamte.
shogun-event-favour-kept = { $seat } hat keinen Unruhemarker und behält die Gunstkarte gegen den nächsten.
shogun-event-favour-lapsed = { $seat } kann die Gunst nicht nutzen: Sie verfällt.
shogun-event-protection-gained = { $seat } kann diese Runde bei { $protected } nicht angegriffen werden.
shogun-event-court-ended = Die Audienz ist vorbei: Die Hofbeamten kehren in die Empfangshalle zurück.

## The log: samurai, generals, arts

shogun-event-samurai-advanced = { $seat } herrscht in mindestens 4 Regionen. Samurai-Karte { $samurai } bietet zur Wahl: { $bonuses }.
shogun-event-general-moved = Der Heerführer von { $seat } zieht von { $origin } nach { $province }.
shogun-event-monument-built = { $seat } hinterlässt ein Denkmal in { $province }.
shogun-event-monuments-captured =
    { $monuments ->
        [one] { $seat } erobert ein Denkmal von { $colour } in { $province }.
       *[other] { $seat } erobert { $monuments } Denkmäler von { $colour } in { $province }.
    }
shogun-event-artists-drawn = Neue Künstler: { $cells }.
shogun-event-artist-replaced =
    { $seat } führt in der { $region_id ->
        [brown] braunen Region
        [yellow] gelben Region
        [red] roten Region
        [purple] lila Region
       *[green] grünen Region
    } und ersetzt einen Künstler: { $cell }.
shogun-event-artists-turned =
    { $cells_count ->
        [0] Kein Künstler ist mehr übrig.
       *[other] Umgedrehte Künstler: { $cells }.
    } Die erste Regionenkarte kommt ans Ende der Reihe.
shogun-event-art-line-scored =
    { $points ->
        [one] Künste, { $line }: { $seat } erhält 1 Punkt.
       *[other] Künste, { $line }: { $seat } erhält { $points } Punkte.
    }

## Why an action is void

shogun-void-building-stands = Ein Gebäude dieser Art steht dort schon.
shogun-void-no-free-site = Die Provinz hat keinen freien Bauplatz.
shogun-void-no-building-left = Im allgemeinen Vorrat ist kein Gebäude dieser Art mehr.
shogun-void-cannot-pay = Die Truhen reichen nicht.
shogun-void-supply-short = Im Vorrat sind zu wenige Armeen.
shogun-void-lone-army = Eine einzelne Armee muss in der Provinz bleiben.
shogun-void-nowhere-to-go = Keine benachbarte Provinz ist ein erlaubtes Ziel.
shogun-void-cannot-convert = Die Armeen oder die Hofbeamten reichen nicht.

## What may go wrong with a planned card. $chances is a number of percent.

shogun-caution-revolt =
    { $peasants ->
        [one] In { $card } liegt ein Unruhemarker
       *[other] In { $card } liegen { $peasants } Unruhemarker
    }: Wer dort einzieht, löst einen Aufstand aus, und zwar gegen { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } von dir. Die Provinz geht mit { $chances } % Wahrscheinlichkeit verloren.
shogun-caution-lone-army = In { $card } steht nur 1 Armee, und die muss bleiben: Niemand kann losziehen, wenn nicht vorher Armeen ankommen.
shogun-caution-nobody-to-attack = An { $card } grenzen nur eigene Provinzen: Armeen können dorthin ziehen, aber niemanden angreifen.
shogun-caution-cannot-pay =
    Das kostet { $chests ->
        [one] 1 Truhe
       *[other] { $chests } Truhen
    }, und bis dahin hast du höchstens { $left }: Die Aktion fällt aus.
shogun-caution-may-not-pay =
    Das kostet { $chests ->
        [one] 1 Truhe
       *[other] { $chests } Truhen
    }, und bis dahin hast du vielleicht nur { $left }: Dann fällt die Aktion aus.

## What is asked. $seat is the one who is asked.

shogun-ask-refresh = Beide offenen Karten lagen schon bei deiner letzten Wahl aus: Willst du ein neues Paar?
shogun-ask-pick = Nimm eine offene Karte oder die oberste vom Stapel.
shogun-ask-muster = Welche Armeegruppe kommt in deine neue Provinz?
shogun-ask-station = Kommt dein Heerführer in deine neue Provinz? Dort bringen deine Aktionen 1 mehr, und Gebäude kosten 1 Truhe weniger.
shogun-ask-planning = Lege deine Karten verdeckt auf die Felder und versiegle dann deinen Plan.
shogun-ask-position = Wähle deine Position in der Spielerreihenfolge und damit deine Sonderkarte.
shogun-ask-march =
    { $kind_id ->
        [army1] { $kind }, { $province }: Ziehen Armeen weiter, und wohin?
       *[other] { $kind }, { $province }: Wohin ziehen deine Armeen?
    }
shogun-ask-send = Wie viele Armeen ziehen von { $origin } nach { $destination }?
shogun-ask-throw =
    { $colour_id ->
        [G] Wie viele Bauern liegen in der Schale?
       *[other] Wie viele Armeen von { $colour } liegen in der Schale?
    }
shogun-ask-next-revolt = In welcher Provinz kommt es als Nächstes zum Aufstand?
shogun-ask-favour = Nutzt du eine Gunst, und welche?
shogun-ask-cancel = Hebst du das Ereignis der Runde auf? Sonst gilt es für alle.
shogun-ask-calm = Aus welcher Provinz entfernst du einen Unruhemarker?
shogun-ask-free-building =
    { $building_id ->
        [castle] In welcher Provinz baust du die kostenlose { $building }?
        [temple] In welcher Provinz baust du den kostenlosen { $building }?
       *[theatre] In welcher Provinz baust du das kostenlose { $building }?
    }
shogun-ask-land =
    { $armies ->
        [one] In welche eigene oder neutrale Provinz kommt die kostenlose Armee?
       *[other] In welche eigene oder neutrale Provinz kommen die { $armies } kostenlosen Armeen?
    }
shogun-ask-bonus = Welchen Bonus deiner Samurai-Karte nimmst du?
shogun-ask-enter = In welcher Provinz platzierst du deinen Heerführer? Dort bringen deine Aktionen 1 mehr, und Gebäude kosten 1 Truhe weniger.
shogun-ask-depart = Wohin zieht dein Heerführer? Zieht er in eine benachbarte Provinz, bleibt ein Denkmal zurück, das am Ende 1 Punkt bringt; zieht er weiter weg, bleibt keines.
shogun-ask-patron =
    Du führst in der { $region_id ->
        [brown] braunen Region
        [yellow] gelben Region
        [red] roten Region
        [purple] lila Region
       *[green] grünen Region
    }: Welchen Künstler ersetzt du?

## What can be chosen. $asked is the question, where it is known.

shogun-action-refresh = Neues Paar aufdecken
shogun-action-pick =
    { $source ->
        [0] Erste offene Karte nehmen
        [1] Zweite offene Karte nehmen
       *[2] Oberste Karte vom Stapel nehmen
    }
shogun-action-muster = Gruppe von { $armies } Armeen einsetzen
shogun-action-station = Heerführer in { $province } platzieren
shogun-action-assign = Auf „{ $field }“ legen: { $card }
shogun-action-clear = Karte von „{ $field }“ zurücknehmen
shogun-action-seal = Plan versiegeln
shogun-action-unseal = Siegel lösen
shogun-action-choose = Position { $position } nehmen
shogun-action-march = Nach { $province } ziehen
shogun-action-send =
    { $armies ->
        [one] 1 Armee schicken
       *[other] { $armies } Armeen schicken
    }
shogun-action-revolt = Aufstand in { $province }
shogun-action-take = Gunst für { $price } Hofbeamte nutzen
shogun-action-cancel = Ereignis aufheben
shogun-action-calm = Bauern in { $province } beruhigen
shogun-action-build = In { $province } bauen
shogun-action-land = Armeen in { $province } einsetzen
shogun-action-bonus = Bonus nehmen: { $bonus }
shogun-action-replace = Künstler ersetzen: { $cell }
shogun-action-fell =
    { $cubes ->
        [0] Keine Würfel
        [one] 1 Würfel
       *[other] { $cubes } Würfel
    }
shogun-action-decline =
    { $asked ->
        [refresh] Paar behalten
        [station] Nicht hier
        [march] Bleiben
        [favour] Keine Gunst nutzen
        [cancel] Nicht aufheben
       *[other] Verzichten
    }

## Why not? $rule is the rule behind the answer.

shogun-refused-building-stands = In { $province } steht schon ein Gebäude dieser Art.
shogun-refused-cannot-pay-bid = Du hast zu wenige Truhen für dieses Gebot: { $card }.
shogun-refused-card-is-laid =
    { $card_id ->
        [tower] Alle deine Würfelturmkarten liegen schon auf Feldern.
       *[other] Diese Karte liegt schon auf einem Feld: { $card }.
    }
shogun-refused-card-is-taken = Du hast { $province } genommen: Setze dort jetzt eine Armeegruppe ein.
shogun-refused-cubes-not-there =
    { $cubes ->
        [0] Von dieser Farbe ist kein Würfel im Turm.
        [one] Von dieser Farbe ist nur 1 Würfel im Turm.
       *[other] Von dieser Farbe sind nur { $cubes } Würfel im Turm.
    }
shogun-refused-field-covered = Auf diesem Feld liegt schon eine Karte: { $field }.
shogun-refused-field-empty = Auf diesem Feld liegt keine Karte: { $field }.
shogun-refused-game-over = Die Partie ist vorbei.
shogun-refused-last-bid-card = Deine letzte Karte zum Bieten muss auf das Versteigerungsfeld: { $card }.
shogun-refused-last-province = { $province } ist deine letzte Startprovinz: Der Heerführer kommt dorthin.
shogun-refused-must-go-elsewhere = Dein Heerführer muss { $province } verlassen.
shogun-refused-must-move = Deine Armeen können ziehen, also muss mindestens eine ziehen.
shogun-refused-no-artist-there = Hier liegt kein Künstler offen: { $cell }.
shogun-refused-no-battle-here = Diese Aktion erlaubt keinen Kampf, und { $province } gehört dir nicht.
shogun-refused-no-building-left =
    { $building_id ->
        [castle] Im allgemeinen Vorrat ist keine { $building } mehr.
       *[other] Im allgemeinen Vorrat ist kein { $building } mehr.
    }
shogun-refused-no-card-at-price = Für { $officials } Hofbeamte ist keine Gunstkarte mehr da.
shogun-refused-no-free-site = { $province } hat keinen freien Bauplatz.
shogun-refused-no-own-unrest = In { $province } hast du keinen Unruhemarker zu entfernen.
shogun-refused-no-such-field = Ohne das Modul „Kaiserhof“ gibt es dieses Feld nicht: { $field }.
shogun-refused-no-such-group = Du hast keine Gruppe von { $armies } Armeen mehr.
shogun-refused-no-tower-cards = Ohne das Modul „Kaiserhof“ gibt es keine Würfelturmkarten.
shogun-refused-not-adjacent = { $origin } und { $destination } sind nicht benachbart.
shogun-refused-not-asked = Gerade hast du etwas anderes zu entscheiden.
shogun-refused-not-drawn = In { $province } steht kein Aufstand mehr aus.
shogun-refused-not-just-picked = Dein Heerführer kann jetzt nur nach { $province }.
shogun-refused-not-on-card = Samurai-Karte { $samurai } bietet diesen Bonus nicht.
shogun-refused-not-your-land = { $province } gehört dir nicht.
shogun-refused-not-your-province = Du hast diese Karte nicht: { $card }.
shogun-refused-not-your-turn =
    { $seat_id ->
        [none] Du bist nicht dran.
       *[other] Du bist nicht dran. Warten auf: { $seat }.
    }
shogun-refused-one-must-stay = Mindestens eine Armee muss in { $province } bleiben.
shogun-refused-out-of-game = Zu dritt ist { $province } aus dem Spiel.
shogun-refused-pair-is-new = Ersetzen kannst du nur ein Paar, das schon bei deiner letzten Wahl auslag.
shogun-refused-plan-is-sealed = Dein Plan ist versiegelt. Warten auf die anderen.
shogun-refused-plan-not-sealed = Dein Plan ist noch nicht versiegelt.
shogun-refused-plan-unfinished =
    { $cards ->
        [one] 1 Karte ist noch zu legen.
       *[other] { $cards } Karten sind noch zu legen.
    }
shogun-refused-position-taken = { $seat } hat schon Position { $position }.
shogun-refused-protected = { $seat } steht unter dem Schutz des Kaisers und kann jetzt nicht angegriffen werden.
shogun-refused-temple-peace = In { $province } steht ein Tempel: Der Tempelfrieden verbietet den Angriff.
shogun-refused-too-few-officials = Das kostet { $officials } Hofbeamte. So viele hast du nicht im Audienzsaal.

## Names: the mat. $chests is the price of an action, $armies what it moves.

shogun-field-castle = Burg bauen
    .short = Burg
    .about =
        { $chests ->
            [one] Zahle 1 Truhe und baue eine Burg auf einen freien Bauplatz der Provinz.
           *[other] Zahle { $chests } Truhen und baue eine Burg auf einen freien Bauplatz der Provinz.
        }
shogun-field-temple = Tempel bauen
    .short = Tempel
    .about =
        { $chests ->
            [one] Zahle 1 Truhe und baue einen Tempel auf einen freien Bauplatz der Provinz.
           *[other] Zahle { $chests } Truhen und baue einen Tempel auf einen freien Bauplatz der Provinz.
        }
shogun-field-theatre = Nō-Theater bauen
    .short = Theater
    .about =
        { $chests ->
            [one] Zahle 1 Truhe und baue ein Nō-Theater auf einen freien Bauplatz der Provinz.
           *[other] Zahle { $chests } Truhen und baue ein Nō-Theater auf einen freien Bauplatz der Provinz.
        }
shogun-field-rice = Reis einziehen
    .short = Reis
    .about = Du erhältst den Reis der Provinz; sie bekommt einen Unruhemarker oder, wenn dort schon einer liegt, einen Aufstand.
shogun-field-tax = Steuern einziehen
    .short = Steuern
    .about = Du erhältst die Truhen der Provinz; sie bekommt einen Unruhemarker oder, wenn dort schon einer liegt, einen Aufstand.
shogun-field-army5 = 5 Armeen aufstellen
    .short = +5
    .about = Stelle für { $chests ->
            [one] 1 Truhe
           *[other] { $chests } Truhen
        } { $armies } Armeen in der Provinz auf.
shogun-field-army3 = 3 Armeen aufstellen
    .short = +3
    .about = Stelle für { $chests ->
            [one] 1 Truhe
           *[other] { $chests } Truhen
        } { $armies } Armeen in der Provinz auf.
shogun-field-army1 = 1 Armee aufstellen/bewegen
    .short = +1 / bewegen
    .about = Stelle für { $chests ->
            [one] 1 Truhe
           *[other] { $chests } Truhen
        } { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        } in der Provinz auf; dann dürfen Armeen von dort in eine benachbarte eigene Provinz ziehen.
shogun-field-battle-a = Kampf/Bewegung A
    .short = A
    .about = Bewege Armeen in eine benachbarte Provinz; gehört sie dir nicht, kommt es zum Kampf.
shogun-field-battle-b = Kampf/Bewegung B
    .short = B
    .about = Bewege Armeen in eine benachbarte Provinz; gehört sie dir nicht, kommt es zum Kampf.
shogun-field-bid = Gebot
    .short = Gebot
    .about = Je höher dein Gebot, desto früher wählst du eine Position in der Spielerreihenfolge.
shogun-field-conv3 = 3 Armeen umwandeln
    .short = 3 umwandeln
    .about = Wandle { $armies } Armeen der Provinz in Hofbeamte um; mit einer Würfelturmkarte kommen sie aus der Schale.
shogun-field-conv2 = 2 Armeen umwandeln
    .short = 2 umwandeln
    .about = Wandle { $armies } Armeen der Provinz in Hofbeamte um; mit einer Würfelturmkarte kommen sie aus der Schale.
shogun-field-conv1 = 1 Armee umwandeln
    .short = 1 umwandeln
    .about = Wandle { $armies } Armee der Provinz in einen Hofbeamten um; mit einer Würfelturmkarte kommt sie aus der Schale.

## Names: cards and pieces

# Cards that are no provinces.
shogun-card-chest = Truhenkarte { $chests }
shogun-card-tower = Würfelturmkarte

shogun-building-castle = Burg
shogun-building-temple = Tempel
shogun-building-theatre = Nō-Theater

shogun-special-tax1 = +1 Truhe
    .about = Mit „Steuern einziehen“ erhältst du 1 Truhe mehr.
shogun-special-rice1 = +1 Reis
    .about = Mit „Reis einziehen“ erhältst du 1 Reis mehr.
shogun-special-army6 = 6 Armeen
    .about = Mit „5 Armeen aufstellen“ erhältst du 6 Armeen.
shogun-special-attack1 = +1 beim Angriff
    .about = In jedem Kampf, den du beginnst, kommt 1 Armee mehr aus deinem Vorrat in den Turm.
shogun-special-defend1 = +1 beim Verteidigen
    .about = Wenn dich jemand angreift, kommt 1 Armee mehr aus deinem Vorrat in den Turm.

# Events of a round. $large and $middle: what raising 5 and 3 armies brings.
shogun-round-event-theatre-calm = Theaterfrieden
    .about = Der Bau eines Nō-Theaters entfernt einen Unruhemarker aus der Provinz.
shogun-round-event-castle-guard = Burgwache
    .about = Wird eine Provinz mit Burg angegriffen, kommt für die Verteidigung 1 Armee mehr in den Turm.
shogun-round-event-tax-max5 = Steuergrenze
    .about = Die Aktion „Steuern einziehen“ bringt höchstens 5 Truhen.
shogun-round-event-rice-min4 = Gute Ernte
    .about = Die Aktion „Reis einziehen“ bringt mindestens 4 Reis.
shogun-round-event-tax-min6 = Volle Kassen
    .about = Die Aktion „Steuern einziehen“ bringt mindestens 6 Truhen.
shogun-round-event-rice-max3 = Missernte
    .about = Die Aktion „Reis einziehen“ bringt höchstens 3 Reis.
shogun-round-event-neutral-2 = Wehrhafte Bauern
    .about = Neutrale Provinzen verteidigen sich mit 2 Bauern statt mit 1.
shogun-round-event-temple-peace = Tempelfrieden
    .about = Provinzen mit Tempel können nicht angegriffen werden.
shogun-round-event-short-levy = Knappe Aushebung
    .about = Die Aktion „5 Armeen aufstellen“ bringt nur { $large }, „3 Armeen aufstellen“ nur { $middle }; die Preise bleiben.

# Favours. $amount, $building and $protected are what the card brings.
shogun-favour-cancel-event = Ereignis aufheben
    .about = Du darfst das Ereignis der Runde aufheben.
shogun-favour-chests = Truhen: { $amount }
    .about = { $amount ->
            [one] Du erhältst 1 Truhe.
           *[other] Du erhältst { $amount } Truhen.
        }
shogun-favour-tray-armies = Armeen in die Schale: { $amount }
    .about = { $amount ->
            [one] Lege 1 Armee aus deinem Vorrat in die Schale.
           *[other] Lege { $amount } Armeen aus deinem Vorrat in die Schale.
        }
shogun-favour-calm = Bauern beruhigen
    .about = Entferne einen Unruhemarker aus einer deiner Provinzen; gibt es keinen, behalte die Karte gegen den nächsten.
shogun-favour-rice = Reis: { $amount }
    .about = Du erhältst { $amount } Reis.
shogun-favour-points = Siegpunkte: { $amount }
    .about = { $amount ->
            [one] Du erhältst 1 Punkt.
           *[other] Du erhältst { $amount } Punkte.
        }
shogun-favour-build = Kostenloses Gebäude: { $building }
    .about = Baue kostenlos in einer deiner Provinzen: { $building }.
shogun-favour-protect = Schutz: { $protected }
    .about = Bei { $protected } kann dich diese Runde niemand angreifen.
shogun-favour-land = Kostenlose Armeen: { $amount }
    .about = { $amount ->
            [one] Setze 1 Armee in eine deiner Provinzen oder nimm mit ihr eine neutrale Provinz ein.
           *[other] Setze { $amount } Armeen in eine deiner Provinzen oder nimm mit ihnen eine neutrale Provinz ein.
        }

shogun-protection-battle-a = { shogun-field-battle-a }
shogun-protection-battle-b = { shogun-field-battle-b }
shogun-protection-both = Kampf/Bewegung A und B

# Bonuses of samurai cards; .card with the amount a card shows.
shogun-bonus-chests = Truhen
    .card = { $amount ->
            [one] 1 Truhe
           *[other] { $amount } Truhen
        }
shogun-bonus-rice = Reis
    .card = { $amount } Reis
shogun-bonus-tray-armies = Armeen in die Schale
    .card = { $amount ->
            [one] 1 Armee in die Schale
           *[other] { $amount } Armeen in die Schale
        }
shogun-bonus-points = Siegpunkte
    .card = { $amount ->
            [one] 1 Siegpunkt
           *[other] { $amount } Siegpunkte
        }

shogun-art-calligraphy = Kalligrafie
shogun-art-ikebana = Ikebana
shogun-art-ink-painting = Tuschmalerei
shogun-art-poetry = Dichtkunst
shogun-art-tea = Tee
shogun-art-music = Musik

shogun-art-castle-himeji = Himeji
shogun-art-castle-osaka = Osaka
shogun-art-castle-nagoya = Nagoya
shogun-art-castle-matsumoto = Matsumoto
shogun-art-castle-inuyama = Inuyama
shogun-art-castle-hikone = Hikone

## Names: the rest

shogun-phrase-when = Jahr { $year }, { $season }
shogun-season-spring = Frühling
shogun-season-summer = Sommer
shogun-season-autumn = Herbst
shogun-season-winter = Winter

shogun-region-brown = braune Region
shogun-region-yellow = gelbe Region
shogun-region-red = rote Region
shogun-region-purple = lila Region
shogun-region-green = grüne Region

# Of players who have given no name.
shogun-colour-black = Schwarz
shogun-colour-blue = Blau
shogun-colour-red = Rot
shogun-colour-purple = Lila
shogun-colour-yellow = Gelb

# Parts of sentences above.
shogun-phrase-peasants = Bauern
shogun-phrase-no-card = keine Karte
shogun-phrase-garrison = { $province } { $armies }
shogun-phrase-event-card = { $event } (Reisverlust: { $loss })

shogun-phase-draft = Provinzen wählen
shogun-phase-priming = Grundfüllung
shogun-phase-season = Jahreszeit
shogun-phase-artists = Künstler ziehen
shogun-phase-action-cards = Aktionen auslegen
shogun-phase-special-cards = Sonderkarten auslegen
shogun-phase-favour-cards = Gunstkarten auslegen
shogun-phase-planning = planen und bieten
shogun-phase-event = Ereignis bestimmen
shogun-phase-bids = Gebote aufdecken
shogun-phase-player-order = Spielerreihenfolge
shogun-phase-generals = Heerführer platzieren
shogun-phase-samurai = Samurai
shogun-phase-conversion = Armeen umwandeln
shogun-phase-court = Hof
shogun-phase-action = Aktionen durchführen
shogun-phase-patrons = Künstler ersetzen
shogun-phase-departures = Heerführer ziehen weiter
shogun-phase-clean-up = Rundenende
shogun-phase-winter = Reisverlust
shogun-phase-shortage = Versorgung
shogun-phase-hunger = Aufstände
shogun-phase-scoring = Wertung
shogun-phase-year-end = Jahresende
shogun-phase-final-scoring = Endwertung

## What a table can choose

shogun-side-sun = Seite „Sonne“
    .about = Die Seite des Spielplans mit der Sonne; für sie sind die vorgegebenen Aufstellungen gemacht.
shogun-side-moon = Seite „Mond“
    .about = Die Seite des Spielplans mit dem Mond: dieselben Provinzen, in andere Regionen geteilt.

shogun-start-draft = Provinzen wählen
    .about = Alle nehmen reihum Provinzkarten und setzen dort Armeegruppen ein.
shogun-start-preset = Vorgegebene Aufstellung
    .about = Provinzen und Armeen sind vorgegeben; nur auf der Seite „Sonne“.

shogun-module-court = Kaiserhof
    .about = Armeen werden zu Hofbeamten, die um die Gunst des Kaisers werben.
shogun-module-samurai = Samurai
    .about = Provinzen in mindestens 4 Regionen bringen jede Runde einen Bonus, von Runde zu Runde einen besseren.
shogun-module-generals = Heerführer
    .about = Ein Heerführer verbessert die Aktionen in seiner Provinz und hinterlässt Denkmäler.
shogun-module-arts = Künste in Japan
    .about = Wer in einer Region führt, ersetzt Künstler; Zeilen und Spalten zählen am Spielende.

shogun-tower-standard = Würfelturm
    .about = Je mehr Würfel hineingeworfen werden, desto mehr von denen im Turm fallen heraus.
shogun-tower-spielbyweb = Einfacher Turm
    .about = Im Schnitt bleibt ein Drittel der geworfenen Würfel stecken und ein Drittel der alten fällt heraus, egal wie viele geworfen werden.
shogun-tower-own = Eigener Turm
    .about = Du benutzt einen echten Würfelturm und gibst ein, was in der Schale liegt.

shogun-house-strict-forced-battle = Bewegungspflicht
    .about = Wer Kampf/Bewegung durchführen kann, muss mindestens 1 Armee bewegen.
shogun-house-one-monument-per-province = Ein Denkmal je Provinz
    .about = In jeder Provinz steht höchstens ein Denkmal je Farbe.

## Why a bot chose as it did
#
# Told after the game, and as a hint. $chances is a number of percent.

shogun-because-takes-majority =
    { $building_id ->
        [castle] Eine { $building }
       *[other] Ein { $building }
    } in { $province } bringt die Mehrheit in der { $region_id ->
        [brown] braunen Region
        [yellow] gelben Region
        [red] roten Region
        [purple] lila Region
       *[green] grünen Region
    }.
shogun-because-shares-majority =
    { $building_id ->
        [castle] Eine { $building }
       *[other] Ein { $building }
    } in { $province } bringt Gleichstand an der Spitze der { $region_id ->
        [brown] braunen Region
        [yellow] gelben Region
        [red] roten Region
        [purple] lila Region
       *[green] grünen Region
    }.
shogun-because-builds =
    { $building_id ->
        [castle] Eine { $building }
       *[other] Ein { $building }
    } in { $province } bringt jeden Winter Punkte.
shogun-because-builds-in-vain =
    { $building_id ->
        [castle] In { $province } ist kein Platz für eine { $building }: Dort schadet die Karte nicht.
        [temple] In { $province } ist kein Platz für einen { $building }: Dort schadet die Karte nicht.
       *[theatre] In { $province } ist kein Platz für ein { $building }: Dort schadet die Karte nicht.
    }
shogun-because-harvests-for-winter = { $province } bringt { $rice } Reis, und der Winter wird ihn brauchen.
shogun-because-harvests-to-spare = { $province } bringt { $rice } Reis für einen harten Winter.
shogun-because-taxes =
    { $chests ->
        [one] { $province } ist ruhig und bringt 1 Truhe.
       *[other] { $province } ist ruhig und bringt { $chests } Truhen.
    }
shogun-because-taxes-in-unrest =
    { $chests ->
        [one] { $province } bringt 1 Truhe, auch wenn ein Aufstand droht.
       *[other] { $province } bringt { $chests } Truhen, auch wenn ein Aufstand droht.
    }
shogun-because-levies-against = Armeen von { $seat } könnten { $province } angreifen.
shogun-because-levies-to-attack = Mehr Armeen in { $province } könnten bald angreifen.
shogun-because-levies =
    { $armies ->
        [one] { $province } erhält 1 Armee mehr.
       *[other] { $province } erhält { $armies } Armeen mehr.
    }
shogun-because-plans-attack = Von { $origin } aus können Armeen nach { $destination } ziehen.
shogun-because-plans-no-attack = { $province } schadet hier am wenigsten: { $field }.
shogun-because-converts = Armeen aus { $province } sind als Hofbeamte mehr wert.
shogun-because-skips = Für dieses Feld lohnt sich keine Provinz: { $field }.
shogun-because-bids-chests = Als Gebot genügt: { $card }.
shogun-because-bids-province = { $card } ist ein Gebot, das nichts kostet.
shogun-because-takes-special = Position { $position } bringt „{ $special }“.
shogun-because-attacks-player = Gegen { $defender } ist { $destination } zu erobern, Chancen: bis { $chances } %.
shogun-because-attacks-peasants = { $destination } ist neutral und zu erobern, Chancen: bis { $chances } %.
shogun-because-guards = In { $destination } sind Armeen mehr wert als in { $origin }.
shogun-because-sends =
    { $armies ->
        [one] Mit 1 Armee ist { $destination } zu erobern, Chancen: { $chances } %.
       *[other] Mit { $armies } Armeen ist { $destination } zu erobern, Chancen: { $chances } %.
    }
shogun-because-moves =
    { $armies ->
        [one] 1 Armee ist in { $destination } mehr wert.
       *[other] { $armies } Armeen sind in { $destination } mehr wert.
    }
shogun-because-stays = Alle Armeen werden in { $province } gebraucht.
shogun-because-holds-best = { $province } hält den Bauern am besten stand.
shogun-because-picks-beside-own = { $province } grenzt an eigenes Land.
shogun-because-picks = { $province } ist die beste Karte, die ausliegt.
shogun-because-picks-unseen = Der Stapel verspricht mehr als die offenen Karten.
shogun-because-new-pair = Die offenen Karten sind schwach.
shogun-because-keeps-pair = Die offenen Karten sind gut genug.
shogun-because-musters = { $armies } Armeen passen zu { $province }.
shogun-because-takes-favour = Die Gunst { $favour } ist ihre Hofbeamten wert.
shogun-because-keeps-officials = Keine Gunst ist ihre Hofbeamten wert.
shogun-because-cancels-event = Dieses Ereignis würde schaden: { $event }.
shogun-because-keeps-event = Dieses Ereignis schadet nicht: { $event }.
shogun-because-calms = In { $province } ist die Unruhe am gefährlichsten.
shogun-because-lands = { $province } gewinnt durch mehr Armeen am meisten.
shogun-because-takes-bonus = Unter den Boni zählt jetzt am meisten: { $bonus }.
shogun-because-posts-general = In { $province } nützt der Heerführer am meisten.
shogun-because-builds-monument = Der Heerführer hinterlässt ein Denkmal in { $province }.
shogun-because-declines-post = Ein besserer Ort als { $province } wird kommen.
shogun-because-honours-artist = Hier hilft ein eigener Marker: { $cell }.

## The end of a game: awards, and what breaks ties

shogun-award-lucky = Glücklichster Wurf
    .about = { $name }: Kampf gewonnen mit einer Chance von { $count } %
shogun-award-victor = Kriegsheld
    .about =
        { $count ->
            [one] { $name }: { $count } Kampf gewonnen
           *[other] { $name }: { $count } Kämpfe gewonnen
        }
shogun-award-builder = Baumeister
    .about =
        { $count ->
            [one] { $name }: { $count } Gebäude errichtet
           *[other] { $name }: { $count } Gebäude errichtet
        }
shogun-award-harvest = Beste Ernte
    .about = { $name }: { $count } Reis auf einmal
shogun-award-taxes = Vollste Kassen
    .about = { $name }: { $count } Truhen auf einmal
shogun-award-calm = Eiserne Hand
    .about =
        { $count ->
            [one] { $name }: { $count } Aufstand niedergeschlagen
           *[other] { $name }: { $count } Aufstände niedergeschlagen
        }
shogun-tiebreak-chests = meiste Truhen
