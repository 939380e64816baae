# Shogun. How facts arrive: src/sengoku/texts.py, core/phrases.py and shogun/naming.py
#
# Names come as they are shown ($region = “région brune”), beside them their word of the
# engine for languages that inflect ($region_id = “brown”), “none” where there is none.
# A list comes joined, beside it its length ($winners, $winners_count). Counts are
# numbers; 0 is “one” in French. $seat, $owner, $defender and $lost_by are names of people
# or of their colours, $colour too, or the peasants ($colour_id = “G”): they stand in
# brackets or after a colon, never after “de”. $why is the rule behind a gain.

## The log: setup and draft

shogun-event-game-prepared =
    La table est prête.{ $starts_count ->
        [0] { "" }
       *[other] { " " }Provinces de départ avec leurs armées : { $starts }.
    }{ $open_cards_count ->
        [0] { "" }
       *[other] { " " }Cartes visibles : { $open_cards }.
    } Cartes Événement : { $events }.{ $regions_count ->
        [0] { "" }
       *[other] { " " }Cartes Région : { $regions }.
    }
shogun-event-pair-refreshed = { $seat } met les deux cartes visibles sous la pioche. Nouvelle paire : { $open_cards }.
shogun-event-province-picked =
    { $from_pile ->
        [yes] { $seat } prend la première carte de la pioche : { $province }.
       *[no] { $seat } prend { $province }.{ $turned_id ->
            [none] { "" }
           *[other] { " " }Nouvelle carte visible : { $turned }.
        }
    }
shogun-event-group-mustered = { $seat } place un groupe de { $armies } armées à { $province }.
shogun-event-draft-ended = Le choix des provinces est terminé. Toutes les autres provinces sont neutres.
shogun-event-general-stationed = { $seat } place son général à { $province }.

## The log: the tower

shogun-event-cubes-thrown =
    { $cubes_count ->
        [0] Rien n’est jeté dans la tour.
       *[other] Jetés dans la tour : { $cubes }.
    }
shogun-event-cubes-fell =
    { $cubes_count ->
        [0] Rien ne tombe de la tour.
       *[other] Tombés de la tour : { $cubes }.
    }
shogun-event-cubes-reported =
    { $colour_id ->
        [G] { $cubes ->
            [0] Aucun paysan ne tombe de la tour.
            [one] { $cubes } paysan tombe de la tour.
           *[other] { $cubes } paysans tombent de la tour.
        }
       *[other] { $cubes ->
            [0] Aucune armée ({ $colour }) ne tombe de la tour.
            [one] { $cubes } armée ({ $colour }) tombe de la tour.
           *[other] { $cubes } armées ({ $colour }) tombent de la tour.
        }
    }
shogun-event-cubes-returned =
    { $colour_id ->
        [G] { $cubes ->
            [one] { $cubes } paysan retourne dans la réserve générale.
           *[other] { $cubes } paysans retournent dans la réserve générale.
        }
       *[other] { $cubes ->
            [one] { $cubes } armée ({ $colour }) retourne dans la réserve.
           *[other] { $cubes } armées ({ $colour }) retournent dans la réserve.
        }
    }
shogun-event-armies-to-tray =
    { $armies ->
        [0] { $seat } n’a plus d’armée pour le bac.
        [one] { $seat } met { $armies } armée dans le bac.
       *[other] { $seat } met { $armies } armées dans le bac.
    }

## The log: the round

shogun-event-season-began =
    { $season_id ->
        [spring] Année { $year } : le printemps commence.
        [summer] Année { $year } : l’été commence.
        [autumn] Année { $year } : l’automne commence.
       *[winter] Année { $year } : l’hiver commence.
    }
shogun-event-action-cards-laid = Premières actions : { $row }.
shogun-event-action-card-turned = L’action { $place } est révélée : { $action }.
shogun-event-special-cards-laid = Cartes spéciales des positions 1 à 5 : { $special }.
shogun-event-card-assigned =
    { $card_id ->
        [tower] { $field } : { $seat } pose une { $card } face cachée.
        [chest0] { $field } : { $seat } pose la { $card } face cachée.
        [chest1] { $field } : { $seat } pose la { $card } face cachée.
        [chest2] { $field } : { $seat } pose la { $card } face cachée.
        [chest3] { $field } : { $seat } pose la { $card } face cachée.
        [chest4] { $field } : { $seat } pose la { $card } face cachée.
       *[other] { $field } : { $seat } pose { $card } face cachée.
    }
shogun-event-card-cleared = { $field } : { $seat } reprend la carte en main.
shogun-event-plan-sealed = { $seat } scelle son plan.
shogun-event-plan-unsealed = { $seat } rouvre son plan.
shogun-event-plans-laid =
    Tous les plans sont posés.{ $empty_count ->
        [0] { "" }
       *[other] { " " }Cases vides : { $empty }.
    }
# $about is the sentence of the event.
shogun-event-event-drawn = L’événement de la manche est « { $event } ». { $about }
shogun-event-event-cancelled = { $seat } annule l’événement de la manche.
shogun-event-bids-revealed = Les enchères sont révélées : { $bids }. Ordre de choix : { $choosing }.
shogun-event-chests-paid =
    { $why ->
        [SHO-ORDER-1] { $chests ->
            [one] { $seat } paie { $chests } coffre pour son enchère.
           *[other] { $seat } paie { $chests } coffres pour son enchère.
        }
       *[other] { $chests ->
            [one] { $seat } paie { $chests } coffre.
           *[other] { $seat } paie { $chests } coffres.
        }
    }
shogun-event-chests-gained =
    { $why ->
        [SHO-ACT-TAX-1] { $chests ->
            [one] { $seat } perçoit { $chests } coffre d’impôt.
           *[other] { $seat } perçoit { $chests } coffres d’impôt.
        }
       *[other] { $chests ->
            [one] { $seat } gagne { $chests } coffre.
           *[other] { $seat } gagne { $chests } coffres.
        }
    }
shogun-event-position-taken = { $seat } prend la position { $position } avec la carte spéciale « { $special } ».
shogun-event-player-order-set = Ordre des joueurs : { $player_order }.
# $skipped: the card means that the action is skipped.
shogun-event-card-shown =
    { $skipped ->
        [yes] { $card_id ->
            [tower] { $field } : { $seat } montre une { $card }, action non jouée.
           *[other] { $field } : { $seat } montre la { $card }, action non jouée.
        }
       *[no] { $card_id ->
            [tower] { $field } : { $seat } montre une { $card }.
           *[other] { $field } : { $seat } montre { $card }.
        }
    }
# $because is a sentence: see below, “Why an action is void”.
shogun-event-action-void = { $field } : action annulée pour { $seat }. { $because }
shogun-event-round-ended =
    { $event_id ->
        [none] La manche est terminée : toutes les cartes reviennent en main.
       *[other] La manche est terminée : toutes les cartes reviennent en main, et « { $event } » quitte le jeu.
    }

## The log: actions

shogun-event-building-built = { $seat } bâtit un { $building } à { $province }.
shogun-event-unrest-added = { $province } reçoit un marqueur d’agitation.
shogun-event-unrest-prevented = La faveur gardée par { $seat } évite l’agitation à { $province }.
shogun-event-unrest-removed = { $province } perd un marqueur d’agitation.
shogun-event-rice-gained =
    { $why ->
        [SHO-ACT-RICE-1] { $seat } collecte { $rice } riz.
       *[other] { $seat } gagne { $rice } riz.
    }
shogun-event-armies-raised =
    { $armies ->
        [one] { $seat } lève { $armies } armée à { $province }.
       *[other] { $seat } lève { $armies } armées à { $province }.
    }
shogun-event-armies-moved =
    { $armies ->
        [one] { $seat } déplace { $armies } armée depuis { $origin } vers { $destination }.
       *[other] { $seat } déplace { $armies } armées depuis { $origin } vers { $destination }.
    }
shogun-event-declined =
    { $asked ->
        [refresh] { $seat } garde les cartes visibles.
        [station] { $seat } ne place pas encore son général.
        [march] { $seat } ne déplace aucune armée.
        [favour] { $seat } ne prend aucune faveur.
        [cancel] { $seat } n’annule pas l’événement.
       *[other] { $seat } renonce.
    }

## The log: battles and revolts

shogun-event-battle-began =
    { $defender_id ->
        [none] { $armies ->
            [one] { $seat } attaque la province neutre { $province } depuis { $origin } avec { $armies } armée.
           *[other] { $seat } attaque la province neutre { $province } depuis { $origin } avec { $armies } armées.
        }
       *[other] { $armies ->
            [one] { $seat } attaque { $defender } à { $province } depuis { $origin } avec { $armies } armée.
           *[other] { $seat } attaque { $defender } à { $province } depuis { $origin } avec { $armies } armées.
        }
    }
shogun-event-revolt-began =
    { $peasants ->
        [0] Révolte à { $province } contre { $seat } : il ne reste aucun paysan pour s’y joindre.
        [one] Révolte à { $province } : { $peasants } paysan se soulève contre { $seat }.
       *[other] Révolte à { $province } : { $peasants } paysans se soulèvent contre { $seat }.
    }
shogun-event-fight-decided =
    { $owner_id ->
        [none] { $province } : attaque { $attack }, défense { $defence }. Personne ne tient la province.
       *[other] { $province } : attaque { $attack }, défense { $defence }. { $owner } tient la province.
    }
shogun-event-armies-held =
    { $armies ->
        [one] { $armies } armée ({ $seat }) reste à { $province }.
       *[other] { $armies } armées ({ $seat }) restent à { $province }.
    }
# $field is where the card lay on the mat of the one who lost it.
shogun-event-province-taken =
    { $lost_by_id ->
        [none] { $seat } prend la province neutre { $province }.
       *[other] { $seat } prend { $province } à { $lost_by }.{ $field_id ->
            [none] { "" }
           *[other] { " " }Sa carte était posée sur « { $field } ».
        }
    }
shogun-event-province-lost =
    { $lost_by } perd { $province }, qui devient neutre, sans bâtiments ni agitation.{ $field_id ->
        [none] { "" }
       *[other] { " " }Sa carte était posée sur « { $field } ».
    }
shogun-event-general-lost = { $province } est perdue : le général ({ $seat }) quitte le plateau.

## The log: winter and end

shogun-event-winter-came =
    { $event_id ->
        [none] L’hiver ne coûte de riz à personne.
       *[other] { $loss ->
            [0] La dernière carte Événement, « { $event } », ne coûte de riz à personne.
           *[other] La dernière carte Événement, « { $event } », coûte { $loss } riz à tout le monde.
        }
    }
shogun-event-rice-lost =
    { $rice ->
        [0] { $seat } ne perd pas de riz.
       *[other] { $seat } perd { $rice } riz.
    }
shogun-event-shortage-found =
    { $unsupplied ->
        [0] { $seat } ravitaille toutes ses provinces.
       *[other] { $seat } ne peut pas ravitailler { $unsupplied ->
            [one] { $unsupplied } province
           *[other] { $unsupplied } provinces
        } : { $revolts ->
            [one] { $revolts } révolte
           *[other] { $revolts } révoltes
        } avec { $extra ->
            [one] { $extra } paysan en plus
           *[other] { $extra } paysans en plus
        }{ $revolts ->
            [one] { "" }
           *[other] { " " }chacune
        }.
    }
shogun-event-hungry-drawn =
    { $provinces_count ->
        [one] Province tirée pour une révolte contre { $seat } : { $provinces }.
       *[other] Provinces tirées pour des révoltes contre { $seat } : { $provinces }.
    }
shogun-event-hungry-named = Prochaine révolte contre { $seat } : { $province }.
shogun-event-provinces-scored =
    { $points ->
        [one] { $seat } marque { $points } point (provinces : { $provinces }, bâtiments : { $buildings }).
       *[other] { $seat } marque { $points } points (provinces : { $provinces }, bâtiments : { $buildings }).
    }
shogun-event-majority-scored =
    { $building_id ->
        [castle] Le plus de châteaux
        [temple] Le plus de temples
       *[theatre] Le plus de théâtres
    }, { $region } : { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
shogun-event-points-gained =
    { $why ->
        [SHO-COURT-19] Faveur
        [SHO-SAM-5] Samouraïs
        [SHO-GEN-13] Monuments
       *[other] Bonus
    } : { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
shogun-event-year-ended = L’année est terminée : riz et agitation disparaissent. Nouvelles cartes Événement : { $events }.
shogun-event-game-ended =
    { $winners_count ->
        [one] { $winners } gagne la partie ! Score final : { $scores }.
       *[other] Victoire partagée : { $winners } ! Score final : { $scores }.
    }

## The log: Tenno’s Court

shogun-event-officials-sent =
    { $officials ->
        [one] { $seat } envoie { $officials } dignitaire dans la salle de réception.
       *[other] { $seat } envoie { $officials } dignitaires dans la salle de réception.
    }
shogun-event-armies-converted =
    { $armies ->
        [one] { $seat } convertit { $armies } armée à { $province }.
       *[other] { $seat } convertit { $armies } armées à { $province }.
    }
shogun-event-favours-laid = Faveurs pour 4, 3 et 2 dignitaires : { $favours }.
shogun-event-audience-entered =
    { $officials ->
        [one] { $officials } dignitaire ({ $seat }) entre dans la salle d’audience.
       *[other] { $officials } dignitaires ({ $seat }) entrent dans la salle d’audience.
    }
shogun-event-favour-taken = { $seat } prend la faveur { $favour } pour { $price } dignitaires.
shogun-event-favour-kept = { $seat } n’a pas d’agitation à apaiser et garde la faveur contre le prochain marqueur.
shogun-event-favour-lapsed = { $seat } ne peut pas utiliser la faveur : elle est perdue.
shogun-event-protection-gained = Pendant cette manche, personne ne peut attaquer { $seat } avec { $protected }.
shogun-event-court-ended = L’audience est terminée : les dignitaires retournent dans la salle de réception.

## The log: samurai, generals, arts

shogun-event-samurai-advanced = { $seat } règne dans 4 régions ou plus. La carte Samouraï { $samurai } offre au choix : { $bonuses }.
shogun-event-general-moved = { $seat } déplace son général depuis { $origin } vers { $province }.
shogun-event-monument-built = { $seat } laisse un monument à { $province }.
shogun-event-monuments-captured =
    { $monuments ->
        [one] { $seat } prend un monument ({ $colour }) à { $province }.
       *[other] { $seat } prend { $monuments } monuments ({ $colour }) à { $province }.
    }
shogun-event-artists-drawn = Nouveaux artistes : { $cells }.
shogun-event-artist-replaced = { $seat } mène dans la { $region } et remplace un artiste : { $cell }.
shogun-event-artists-turned =
    { $cells_count ->
        [0] Il ne reste aucun artiste.
       *[other] Artistes retournés face cachée : { $cells }.
    } La première carte Région passe en fin de rangée.
shogun-event-art-line-scored =
    { $points ->
        [one] Arts, { $line } : { $seat } marque { $points } point.
       *[other] Arts, { $line } : { $seat } marque { $points } points.
    }

## Why an action is void

shogun-void-building-stands = Il y a déjà un bâtiment de ce type.
shogun-void-no-free-site = La province n’a pas de terrain libre.
shogun-void-no-building-left = Il n’y a plus de bâtiment de ce type dans la réserve générale.
shogun-void-cannot-pay = Il n’y a pas assez de coffres pour la payer.
shogun-void-supply-short = Il n’y a pas assez d’armées dans la réserve.
shogun-void-lone-army = Une armée seule doit rester dans sa province.
shogun-void-nowhere-to-go = On ne peut entrer dans aucune province adjacente.
shogun-void-cannot-convert = Il n’y a pas assez d’armées ou de dignitaires pour tout convertir.

## What may go wrong with a planned card. $chances is a number of percent.

shogun-caution-revolt =
    { $peasants ->
        [one] { $card } a un marqueur d’agitation
       *[other] { $card } a { $peasants } marqueurs d’agitation
    } : y collecter provoque une révolte contre { $armies ->
        [one] votre armée
       *[other] vos { $armies } armées
    }. Risque de perdre la province : { $chances } %.
shogun-caution-lone-army = { $card } n’a qu’une armée, qui doit rester : personne ne pourra partir, à moins que des armées n’arrivent avant.
shogun-caution-nobody-to-attack = { $card } ne touche que vos provinces : des armées peuvent y aller, mais pas attaquer.
shogun-caution-cannot-pay =
    Cela coûte { $chests ->
        [one] 1 coffre
       *[other] { $chests } coffres
    } et vous en aurez alors { $left } au plus : l’action serait annulée.
shogun-caution-may-not-pay =
    Cela coûte { $chests ->
        [one] 1 coffre
       *[other] { $chests } coffres
    } et vous n’en aurez alors peut-être que { $left } : l’action risque d’être annulée.

## What is asked. $seat is the one who is asked.

shogun-ask-refresh = Vous avez déjà vu ces deux cartes à votre dernier choix : voulez-vous une nouvelle paire ?
shogun-ask-pick = Prenez une carte visible ou la première carte de la pioche.
shogun-ask-muster = Quel groupe d’armées placez-vous dans votre nouvelle province ?
shogun-ask-station = Placez-vous votre général dans votre nouvelle province ? Vos actions y rapportent 1 de plus et les bâtiments y coûtent 1 coffre de moins.
shogun-ask-planning = Posez vos cartes face cachée sur les cases, puis scellez votre plan.
shogun-ask-position = Prenez une position dans l’ordre des joueurs, avec sa carte spéciale.
shogun-ask-march =
    { $kind_id ->
        [army1] { $kind }, { $province } : déplacez-vous des armées, et vers où ?
       *[other] { $kind }, { $province } : où vont vos armées ?
    }
shogun-ask-send = Combien d’armées envoyez-vous depuis { $origin } vers { $destination } ?
shogun-ask-throw =
    { $colour_id ->
        [G] Combien de paysans y a-t-il dans le bac ?
       *[other] Combien d’armées ({ $colour }) y a-t-il dans le bac ?
    }
shogun-ask-next-revolt = Quelle province se révolte ensuite ?
shogun-ask-favour = Prenez-vous une faveur, et laquelle ?
shogun-ask-cancel = Annulez-vous l’événement de la manche ? Sinon, il vaut pour tous.
shogun-ask-calm = De quelle province retirez-vous un marqueur d’agitation ?
shogun-ask-free-building = Dans quelle province bâtissez-vous le { $building } gratuit ?
shogun-ask-land =
    { $armies ->
        [one] Dans quelle province, à vous ou neutre, placez-vous l’armée gratuite ?
       *[other] Dans quelle province, à vous ou neutre, placez-vous les { $armies } armées gratuites ?
    }
shogun-ask-bonus = Quel bonus de votre carte Samouraï prenez-vous ?
shogun-ask-enter = Dans quelle province votre général entre-t-il en jeu ? Vos actions y rapportent 1 de plus et les bâtiments y coûtent 1 coffre de moins.
shogun-ask-depart = Où va votre général ? Dans une province adjacente, il laisse un monument, qui vaut 1 point à la fin ; plus loin, il n’en laisse pas.
shogun-ask-patron = Vous menez dans la { $region } : quel artiste remplacez-vous ?

## What can be chosen. $asked is the question, where it is known.

shogun-action-refresh = Révéler une nouvelle paire
shogun-action-pick =
    { $source ->
        [0] Prendre la 1re carte visible
        [1] Prendre la 2e carte visible
       *[2] Piocher
    }
shogun-action-muster = Placer le groupe de { $armies } armées
shogun-action-station = Placer le général à { $province }
shogun-action-assign = { $field } : { $card }
shogun-action-clear = Reprendre la carte : { $field }
shogun-action-seal = Sceller le plan
shogun-action-unseal = Rompre le sceau
shogun-action-choose = Prendre la position { $position }
shogun-action-march = Aller à { $province }
shogun-action-send =
    { $armies ->
        [one] Envoyer { $armies } armée
       *[other] Envoyer { $armies } armées
    }
shogun-action-revolt = Révolte à { $province }
shogun-action-take = Prendre la faveur pour { $price } dignitaires
shogun-action-cancel = Annuler l’événement
shogun-action-calm = Apaiser { $province }
shogun-action-build = Bâtir à { $province }
shogun-action-land = Placer des armées à { $province }
shogun-action-bonus =
    { $bonus_id ->
        [chests] Prendre des coffres
        [rice] Prendre du riz
        [tray-armies] Mettre des armées dans le bac
       *[points] Prendre des points de victoire
    }
shogun-action-replace = Remplacer l’artiste : { $cell }
shogun-action-fell =
    { $cubes ->
        [0] Aucun cube
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
shogun-action-decline =
    { $asked ->
        [refresh] Garder la paire
        [station] Pas ici
        [march] Rester
        [favour] Aucune faveur
        [cancel] Garder l’événement
       *[other] Renoncer
    }

## Why not? $rule is the rule behind the answer.

shogun-refused-building-stands = Il y a déjà un bâtiment de ce type à { $province }.
shogun-refused-cannot-pay-bid = Vous n’avez pas assez de coffres pour miser la { $card }.
shogun-refused-card-is-laid =
    { $card_id ->
        [tower] Toutes vos cartes Tour sont déjà posées sur des cases.
       *[other] Cette carte est déjà posée sur une case : { $card }.
    }
shogun-refused-card-is-taken = Vous avez pris { $province } : placez-y maintenant un groupe d’armées.
shogun-refused-cubes-not-there =
    { $cubes ->
        [0] Aucun cube de cette couleur n’est dans la tour.
        [one] Il n’y a qu’un cube de cette couleur dans la tour.
       *[other] Il n’y a que { $cubes } cubes de cette couleur dans la tour.
    }
shogun-refused-field-covered = Il y a déjà une carte sur la case « { $field } ».
shogun-refused-field-empty = Il n’y a pas de carte sur la case « { $field } ».
shogun-refused-game-over = La partie est terminée.
shogun-refused-last-bid-card = La dernière carte que vous pouvez miser doit aller sur la case Enchère : { $card }.
shogun-refused-last-province = { $province } est votre dernière province de départ : le général y va.
shogun-refused-must-go-elsewhere = Votre général doit quitter { $province }.
shogun-refused-must-move = Vos armées peuvent bouger : au moins une doit le faire.
shogun-refused-no-artist-there = Il n’y a pas d’artiste face visible à cet endroit : { $cell }.
shogun-refused-no-battle-here = Cette action ne permet pas de combat, et { $province } n’est pas à vous.
shogun-refused-no-building-left = Il n’y a plus de { $building } dans la réserve générale.
shogun-refused-no-card-at-price = Il n’y a plus de faveur pour { $officials } dignitaires.
shogun-refused-no-free-site = { $province } n’a pas de terrain libre.
shogun-refused-no-own-unrest = Vous n’avez pas d’agitation à apaiser à { $province }.
shogun-refused-no-such-field = Cette case n’existe pas sans le module « Cour du Tenno » : { $field }.
shogun-refused-no-such-group = Vous n’avez plus de groupe de { $armies } armées.
shogun-refused-no-tower-cards = Il n’y a pas de cartes Tour sans le module « Cour du Tenno ».
shogun-refused-not-adjacent = { $origin } et { $destination } ne sont pas adjacentes.
shogun-refused-not-asked = Vous avez d’abord autre chose à décider.
shogun-refused-not-drawn = { $province } n’est pas parmi les provinces qui doivent encore se révolter.
shogun-refused-not-just-picked = Votre général ne peut aller maintenant qu’à { $province }.
shogun-refused-not-on-card = La carte Samouraï { $samurai } n’offre pas ce bonus.
shogun-refused-not-your-land = { $province } n’est pas à vous.
shogun-refused-not-your-province = Vous n’avez pas cette carte : { $card }.
shogun-refused-not-your-turn =
    { $seat_id ->
        [none] Ce n’est pas à vous de jouer.
       *[other] Ce n’est pas à vous de jouer. En attente : { $seat }.
    }
shogun-refused-one-must-stay = Au moins une armée doit rester à { $province }.
shogun-refused-out-of-game = { $province } est hors jeu à 3 joueurs.
shogun-refused-pair-is-new = Vous ne pouvez remplacer qu’une paire déjà vue à votre dernier choix.
shogun-refused-plan-is-sealed = Votre plan est scellé. En attente des autres.
shogun-refused-plan-not-sealed = Votre plan n’est pas encore scellé.
shogun-refused-plan-unfinished =
    { $cards ->
        [one] Il reste { $cards } carte à poser.
       *[other] Il reste { $cards } cartes à poser.
    }
shogun-refused-position-taken = { $seat } a déjà pris la position { $position }.
shogun-refused-protected = { $seat } est sous la protection du Tenno : aucune attaque n’est permise maintenant.
shogun-refused-temple-peace = { $province } a un temple : « Paix des temples » interdit l’attaque.
shogun-refused-too-few-officials = Cela coûte { $officials } dignitaires, et vous n’en avez pas assez dans la salle d’audience.

## Names: the mat. $chests is the price of an action, $armies what it moves.

shogun-field-castle = Bâtir un château
    .short = Château
    .about =
        { $chests ->
            [one] Payez { $chests } coffre pour bâtir un château sur un terrain libre de la province.
           *[other] Payez { $chests } coffres pour bâtir un château sur un terrain libre de la province.
        }
shogun-field-temple = Bâtir un temple
    .short = Temple
    .about =
        { $chests ->
            [one] Payez { $chests } coffre pour bâtir un temple sur un terrain libre de la province.
           *[other] Payez { $chests } coffres pour bâtir un temple sur un terrain libre de la province.
        }
shogun-field-theatre = Bâtir un théâtre
    .short = Théâtre
    .about =
        { $chests ->
            [one] Payez { $chests } coffre pour bâtir un théâtre nō sur un terrain libre de la province.
           *[other] Payez { $chests } coffres pour bâtir un théâtre nō sur un terrain libre de la province.
        }
shogun-field-rice = Collecter le riz
    .short = Riz
    .about = Gagnez le riz de la province ; elle reçoit un marqueur d’agitation, ou se révolte si elle en a déjà un.
shogun-field-tax = Lever l’impôt
    .short = Impôt
    .about = Gagnez les coffres de la province ; elle reçoit un marqueur d’agitation, ou se révolte si elle en a déjà un.
shogun-field-army5 = Lever 5 armées
    .short = +5
    .about = Placez { $armies } armées dans la province pour { $chests ->
            [one] { $chests } coffre
           *[other] { $chests } coffres
        }.
shogun-field-army3 = Lever 3 armées
    .short = +3
    .about = Placez { $armies } armées dans la province pour { $chests ->
            [one] { $chests } coffre
           *[other] { $chests } coffres
        }.
shogun-field-army1 = Lever 1 armée / bouger
    .short = +1 / bouger
    .about = Placez { $armies ->
            [one] { $armies } armée
           *[other] { $armies } armées
        } dans la province pour { $chests ->
            [one] { $chests } coffre
           *[other] { $chests } coffres
        } ; ensuite, des armées peuvent en partir vers une de vos provinces adjacentes.
shogun-field-battle-a = Combat/Mouv. A
    .short = A
    .about = Déplacez des armées vers une province adjacente ; si elle n’est pas à vous, il y a combat.
shogun-field-battle-b = Combat/Mouv. B
    .short = B
    .about = Déplacez des armées vers une province adjacente ; si elle n’est pas à vous, il y a combat.
shogun-field-bid = Enchère
    .short = Enchère
    .about = Plus votre enchère est haute, plus tôt vous prenez une position dans l’ordre des joueurs.
shogun-field-conv3 = Convertir 3 armées
    .short = Convertir 3
    .about = { $armies } armées de la province, ou du bac avec une carte Tour, deviennent des dignitaires.
shogun-field-conv2 = Convertir 2 armées
    .short = Convertir 2
    .about = { $armies } armées de la province, ou du bac avec une carte Tour, deviennent des dignitaires.
shogun-field-conv1 = Convertir 1 armée
    .short = Convertir 1
    .about = { $armies } armée de la province, ou du bac avec une carte Tour, devient un dignitaire.

## Names: cards and pieces

# Cards that are no provinces.
shogun-card-chest = carte Coffre { $chests }
shogun-card-tower = carte Tour

shogun-building-castle = château
shogun-building-temple = temple
shogun-building-theatre = théâtre nō

shogun-special-tax1 = +1 coffre
    .about = L’action « Lever l’impôt » vous rapporte 1 coffre de plus.
shogun-special-rice1 = +1 riz
    .about = L’action « Collecter le riz » vous rapporte 1 riz de plus.
shogun-special-army6 = 6 armées
    .about = L’action « Lever 5 armées » vous rapporte 6 armées.
shogun-special-attack1 = +1 en attaque
    .about = Dans chaque combat que vous engagez, 1 armée de plus de votre réserve est jetée dans la tour.
shogun-special-defend1 = +1 en défense
    .about = Chaque fois qu’un joueur vous attaque, 1 armée de plus de votre réserve est jetée dans la tour.

# Events of a round. $large and $middle: what raising 5 and 3 armies brings.
shogun-round-event-theatre-calm = Théâtre apaisant
    .about = Bâtir un théâtre retire un marqueur d’agitation de la province.
shogun-round-event-castle-guard = Garde du château
    .about = Quand une province avec un château est attaquée, son propriétaire jette 1 armée de plus dans la tour.
shogun-round-event-tax-max5 = Impôt plafonné
    .about = L’action « Lever l’impôt » rapporte au plus 5 coffres.
shogun-round-event-rice-min4 = Bonne récolte
    .about = L’action « Collecter le riz » rapporte au moins 4 riz.
shogun-round-event-tax-min6 = Caisses pleines
    .about = L’action « Lever l’impôt » rapporte au moins 6 coffres.
shogun-round-event-rice-max3 = Mauvaise récolte
    .about = L’action « Collecter le riz » rapporte au plus 3 riz.
shogun-round-event-neutral-2 = Paysans en armes
    .about = Une province neutre est défendue par 2 paysans au lieu de 1.
shogun-round-event-temple-peace = Paix des temples
    .about = Les provinces avec un temple ne peuvent pas être attaquées.
shogun-round-event-short-levy = Levée réduite
    .about = L’action « Lever 5 armées » n’en rapporte que { $large }, « Lever 3 armées » que { $middle } ; les prix ne changent pas.

# Favours. $amount, $building and $protected are what the card brings.
shogun-favour-cancel-event = Annuler l’événement
    .about = Vous pouvez annuler l’événement de la manche.
shogun-favour-chests = Coffres : { $amount }
    .about = { $amount ->
            [one] Gagnez { $amount } coffre.
           *[other] Gagnez { $amount } coffres.
        }
shogun-favour-tray-armies = Armées dans le bac : { $amount }
    .about = { $amount ->
            [one] Mettez { $amount } armée de votre réserve dans le bac.
           *[other] Mettez { $amount } armées de votre réserve dans le bac.
        }
shogun-favour-calm = Apaiser les paysans
    .about = Retirez un marqueur d’agitation d’une de vos provinces ; s’il n’y en a pas, gardez la carte contre le prochain.
shogun-favour-rice = Riz : { $amount }
    .about = Gagnez { $amount } riz.
shogun-favour-points = Points de victoire : { $amount }
    .about = { $amount ->
            [one] Marquez { $amount } point.
           *[other] Marquez { $amount } points.
        }
shogun-favour-build = Bâtiment gratuit : { $building }
    .about = Bâtissez un { $building } dans une de vos provinces sans payer.
shogun-favour-protect = Protection : { $protected }
    .about = Pendant cette manche, personne ne peut vous attaquer avec { $protected }.
shogun-favour-land = Armées gratuites : { $amount }
    .about = { $amount ->
            [one] Placez { $amount } armée dans une de vos provinces, ou prenez avec elle une province neutre.
           *[other] Placez { $amount } armées dans une de vos provinces, ou prenez avec elles une province neutre.
        }

shogun-protection-battle-a = { shogun-field-battle-a }
shogun-protection-battle-b = { shogun-field-battle-b }
shogun-protection-both = Combat/Mouv. A et B

# Bonuses of samurai cards; .card with the amount a card shows.
shogun-bonus-chests = coffres
    .card = { $amount ->
            [one] { $amount } coffre
           *[other] { $amount } coffres
        }
shogun-bonus-rice = riz
    .card = { $amount } riz
shogun-bonus-tray-armies = armées dans le bac
    .card = { $amount ->
            [one] { $amount } armée dans le bac
           *[other] { $amount } armées dans le bac
        }
shogun-bonus-points = points de victoire
    .card = { $amount ->
            [one] { $amount } point de victoire
           *[other] { $amount } points de victoire
        }

shogun-art-calligraphy = calligraphie
shogun-art-ikebana = ikebana
shogun-art-ink-painting = peinture à l’encre
shogun-art-poetry = poésie
shogun-art-tea = thé
shogun-art-music = musique

shogun-art-castle-himeji = Himeji
shogun-art-castle-osaka = Osaka
shogun-art-castle-nagoya = Nagoya
shogun-art-castle-matsumoto = Matsumoto
shogun-art-castle-inuyama = Inuyama
shogun-art-castle-hikone = Hikone

## Names: the rest

shogun-phrase-when = Année { $year }, { $season }
shogun-season-spring = printemps
shogun-season-summer = été
shogun-season-autumn = automne
shogun-season-winter = hiver

shogun-region-brown = région brune
shogun-region-yellow = région jaune
shogun-region-red = région rouge
shogun-region-purple = région pourpre
shogun-region-green = région verte

# Of players who have given no name.
shogun-colour-black = Noir
shogun-colour-blue = Bleu
shogun-colour-red = Rouge
shogun-colour-purple = Violet
shogun-colour-yellow = Jaune

# Parts of sentences above.
shogun-phrase-peasants = paysans
shogun-phrase-no-card = aucune carte
shogun-phrase-garrison = { $province } { $armies }
shogun-phrase-event-card = { $event } (perte de riz : { $loss })

shogun-phase-draft = choix des provinces
shogun-phase-priming = remplissage initial
shogun-phase-season = saison
shogun-phase-artists = piocher les artistes
shogun-phase-action-cards = poser les actions
shogun-phase-special-cards = poser les spéciales
shogun-phase-favour-cards = poser les faveurs
shogun-phase-planning = planifier et miser
shogun-phase-event = tirer l’événement
shogun-phase-bids = révéler les enchères
shogun-phase-player-order = ordre des joueurs
shogun-phase-generals = placer les généraux
shogun-phase-samurai = samouraïs
shogun-phase-conversion = convertir des armées
shogun-phase-court = cour
shogun-phase-action = réaliser les actions
shogun-phase-patrons = remplacer les artistes
shogun-phase-departures = départ des généraux
shogun-phase-clean-up = fin de manche
shogun-phase-winter = perte de riz
shogun-phase-shortage = ravitaillement
shogun-phase-hunger = révoltes
shogun-phase-scoring = décompte
shogun-phase-year-end = fin d’année
shogun-phase-final-scoring = décompte final

## What a table can choose

shogun-side-sun = Face Soleil
    .about = La face du plateau avec le soleil ; les départs imposés sont faits pour elle.
shogun-side-moon = Face Lune
    .about = La face du plateau avec la lune : les mêmes provinces, réparties en d’autres régions.

shogun-start-draft = Choix des provinces
    .about = À tour de rôle, on prend des cartes Province et on y place des groupes d’armées.
shogun-start-preset = Départ imposé
    .about = Provinces et armées sont données ; sur la face Soleil seulement.

shogun-module-court = Cour du Tenno
    .about = Des armées deviennent des dignitaires, qui obtiennent les faveurs du Tenno.
shogun-module-samurai = Samouraïs
    .about = Des provinces dans au moins 4 régions rapportent un bonus à chaque manche, meilleur de manche en manche.
shogun-module-generals = Généraux
    .about = Un général améliore les actions dans sa province et laisse des monuments derrière lui.
shogun-module-arts = Arts du Japon
    .about = Qui mène dans une région remplace des artistes ; lignes et colonnes rapportent des points à la fin.

shogun-tower-standard = Tour à cubes
    .about = Plus on y jette de cubes, plus il en tombe parmi ceux qui s’y trouvaient.
shogun-tower-spielbyweb = Tour simple
    .about = En moyenne, un tiers des cubes jetés reste dans la tour et un tiers de ceux qu’elle contient en tombe, quel que soit le nombre jeté.
shogun-tower-own = Votre propre tour
    .about = Vous utilisez une vraie tour et saisissez ce qu’il y a dans son bac.

shogun-house-strict-forced-battle = Mouvement obligatoire
    .about = Qui peut réaliser une action Combat/Mouv. doit déplacer au moins 1 armée.
shogun-house-one-monument-per-province = Un monument par province
    .about = Un joueur a au plus un monument dans une province.

## Why a bot chose as it did
#
# Told after the game, and as a hint. $chances is a number of percent.

shogun-because-takes-majority = Un { $building } à { $province } donne la majorité dans la { $region }.
shogun-because-shares-majority = Un { $building } à { $province } donne l’égalité pour la majorité dans la { $region }.
shogun-because-builds = Un { $building } à { $province } rapporte des points chaque hiver.
shogun-because-builds-in-vain = { $province } n’a pas de place pour un { $building } : la carte y est sans conséquence.
shogun-because-harvests-for-winter = { $province } rapporte { $rice } riz, et l’hiver en demandera.
shogun-because-harvests-to-spare = { $province } rapporte { $rice } riz pour un hiver rude.
shogun-because-taxes =
    { $chests ->
        [one] { $province } est calme et rapporte { $chests } coffre.
       *[other] { $province } est calme et rapporte { $chests } coffres.
    }
shogun-because-taxes-in-unrest =
    { $chests ->
        [one] { $province } rapporte { $chests } coffre, au risque d’une révolte.
       *[other] { $province } rapporte { $chests } coffres, au risque d’une révolte.
    }
shogun-because-levies-against = Des armées ({ $seat }) pourraient attaquer { $province }.
shogun-because-levies-to-attack = Avec plus d’armées, { $province } pourrait attaquer ensuite.
shogun-because-levies =
    { $armies ->
        [one] { $province } reçoit { $armies } armée de plus.
       *[other] { $province } reçoit { $armies } armées de plus.
    }
shogun-because-plans-attack = Des armées peuvent marcher depuis { $origin } vers { $destination }.
shogun-because-plans-no-attack = { $province } est le moindre mal sur la case « { $field } ».
shogun-because-converts = Les armées à { $province } valent plus comme dignitaires.
shogun-because-skips = Aucune province ne mérite la case « { $field } ».
shogun-because-bids-chests = La { $card } suffit comme enchère.
shogun-because-bids-province = { $card } est une enchère qui ne coûte rien.
shogun-because-takes-special = La position { $position } donne « { $special } ».
shogun-because-attacks-player = { $destination } ({ $defender }) peut être prise, avec jusqu’à { $chances } % de chances.
shogun-because-attacks-peasants = { $destination } est neutre et peut être prise, avec jusqu’à { $chances } % de chances.
shogun-because-guards = Des armées valent plus à { $destination } qu’à { $origin }.
shogun-because-sends =
    { $armies ->
        [one] { $armies } armée prend { $destination } avec { $chances } % de chances.
       *[other] { $armies } armées prennent { $destination } avec { $chances } % de chances.
    }
shogun-because-moves =
    { $armies ->
        [one] { $armies } armée vaut plus à { $destination }.
       *[other] { $armies } armées valent plus à { $destination }.
    }
shogun-because-stays = { $province } a besoin de toutes ses armées.
shogun-because-holds-best = { $province } tient le mieux contre les paysans.
shogun-because-picks-beside-own = { $province } touche une province déjà prise.
shogun-because-picks = { $province } est la meilleure carte visible.
shogun-because-picks-unseen = La pioche promet plus que les cartes visibles.
shogun-because-new-pair = Les cartes visibles sont faibles.
shogun-because-keeps-pair = Les cartes visibles sont assez bonnes.
shogun-because-musters = { $armies } armées conviennent à { $province }.
shogun-because-takes-favour = La faveur { $favour } vaut ses dignitaires.
shogun-because-keeps-officials = Aucune faveur ne vaut ses dignitaires.
shogun-because-cancels-event = L’événement « { $event } » serait nuisible.
shogun-because-keeps-event = L’événement « { $event } » ne gêne pas.
shogun-because-calms = L’agitation à { $province } est la plus dangereuse.
shogun-because-lands = C’est à { $province } que des armées de plus serviront le mieux.
shogun-because-takes-bonus =
    { $bonus_id ->
        [chests] De tous les bonus, ce sont les coffres qui comptent le plus maintenant.
        [rice] De tous les bonus, c’est le riz qui compte le plus maintenant.
        [tray-armies] De tous les bonus, ce sont les armées dans le bac qui comptent le plus maintenant.
       *[points] De tous les bonus, ce sont les points de victoire qui comptent le plus maintenant.
    }
shogun-because-posts-general = C’est à { $province } que le général est le plus utile.
shogun-because-builds-monument = Le général laisse un monument à { $province }.
shogun-because-declines-post = Un meilleur poste que { $province } se présentera.
shogun-because-honours-artist = Un marqueur est utile ici : { $cell }.

## The end of a game: awards, and what breaks ties

shogun-award-lucky = Lancer le plus chanceux
    .about = { $name } gagne un combat avec { $count } % de chances.
shogun-award-victor = Faits d’armes
    .about =
        { $count ->
            [one] { $name } : { $count } combat gagné
           *[other] { $name } : { $count } combats gagnés
        }
shogun-award-builder = Maître bâtisseur
    .about =
        { $count ->
            [one] { $name } : { $count } bâtiment construit
           *[other] { $name } : { $count } bâtiments construits
        }
shogun-award-harvest = Meilleure récolte
    .about = { $name } : { $count } riz en une fois
shogun-award-taxes = Coffres les plus pleins
    .about = { $name } : { $count } coffres en une fois
shogun-award-calm = Main de fer
    .about =
        { $count ->
            [one] { $name } : { $count } révolte matée
           *[other] { $name } : { $count } révoltes matées
        }
shogun-tiebreak-chests = plus de coffres
