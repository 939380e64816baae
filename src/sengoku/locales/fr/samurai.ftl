# Small Samurai Empires. How facts arrive: src/sengoku/texts.py and samurai/naming.py
#
# Names come as they are shown ($region = “région grise”), beside them their word of the
# engine for languages that inflect ($region_id = “grey”), “none” where there is none.
# A list comes joined, beside it its length ($winners, $winners_count). Counts are
# numbers; 0 is “one” in French. $seat, $owner, $by and $victim are names of people or of
# their colours: they stand in brackets or after a colon, never after “de”.

## The log

samurai-event-game-prepared =
    La table est prête. Ordre du tour : { $turn_order }. Provinces à nourriture : { $food }. Provinces à bushido : { $bushido }.{ $agenda_count ->
        [0] { "" }
       *[other] { " " }Tuiles Mandat : { $agenda }.
    }{ $shrine_count ->
        [0] { "" }
       *[other] { " " }Sanctuaires : { $shrine }.
    }{ $neutral_count ->
        [0] { "" }
       *[other] { " " }Actions neutres : { $neutral }.
    }{ $played_count ->
        [0] { "" }
       *[other] { " " }Cartes Destin visibles : { $played }.
    }
samurai-event-era-began = L’époque { $era } commence.
samurai-event-round-began =
    { $round ->
        [1] Époque { $era }, 1re manche : tout le monde planifie.
       *[other] Époque { $era }, 2e manche : tout le monde planifie et peut couvrir.
    }
samurai-event-resolution-began =
    { $round ->
        [1] Les ordres sont résolus de bas en haut.
       *[other] Les ordres sont résolus de haut en bas.
    }
samurai-event-card-committed = { $seat } choisit une carte Destin de la { $region }.
samurai-event-seat-committed = { $seat } choisit une carte Destin.
samurai-event-cards-revealed =
    Les cartes Destin sont révélées : { $regions }.{ $extra_count ->
        [0] { "" }
       *[other] { " " }De la pioche : { $extra }.
    }
samurai-event-order-placed = { $seat } pose « { $order } » face cachée sur l’emplacement { $slot }.
samurai-event-token-placed = { $seat } pose un jeton d’ordre face cachée sur l’emplacement { $slot }.
samurai-event-token-covered =
    { $own ->
        [yes] { $seat } couvre l’un de ses propres jetons sur l’emplacement { $slot }.
       *[no] { $seat } couvre un jeton adverse ({ $victim }) sur l’emplacement { $slot }.
    }
samurai-event-placement-passed = { $seat } passe.
samurai-event-token-revealed = Emplacement { $slot } : { $owner } révèle « { $order } ».
samurai-event-order-repeated = Emplacement { $slot } : { $owner } résout « { $order } » une seconde fois.
samurai-event-declined =
    { $asked ->
        [neutral] { $seat } renonce à l’action neutre
        [recruit] { $seat } ne recrute aucune armée
        [recruit-again] { $seat } ne recrute pas de seconde armée
        [move] { $seat } { $because ->
            [none] arrête là son déplacement
           *[other] ne déplace aucune armée
        }
        [ship] { $seat } ne déplace aucune armée, ni à pied ni par mer
        [attack] { $seat } n’attaque pas
        [attack-again] { $seat } ne fait pas de seconde victime
        [harvest] { $seat } ne récolte pas
        [castle] { $seat } ne se sert pas de l’ordre « Construire un château »
        [tribe] { $seat } renonce à l’action de la tribu
        [journey] { $seat } épargne tout le monde pendant ce voyage
       *[other] { $seat } renonce
    }{ $because ->
        [none] .
       *[other] { " :" } { $reason }.
    }
samurai-event-resource-paid = { $seat } paie { $amount } { $resource }.
samurai-event-resource-gained =
    { $short ->
        [0] { $seat } gagne { $amount } { $resource }.
       *[other] { $seat } gagne { $amount } { $resource } ; il en manque { $short } dans la réserve générale.
    }
samurai-event-army-recruited = { $seat } recrute une armée à { $province }.
samurai-event-army-moved = { $seat } déplace une armée depuis { $origin } vers { $destination }.
samurai-event-move-ended = Les armées en route arrivent à destination.
samurai-event-armies-shipped =
    { $armies ->
        [one] { $seat } envoie une armée par mer depuis { $origin } vers { $destination }.
       *[other] { $seat } envoie { $armies } armées par mer depuis { $origin } vers { $destination }.
    }
samurai-event-army-destroyed = { $by } détruit une armée ({ $owner }) à { $province }.
samurai-event-castle-built = { $seat } construit un château à { $province }.
samurai-event-expedition-left =
    { $seat } envoie une armée depuis { $origin } vers { $destination } par le mont { $mountain }.
samurai-event-mountain-revealed = Mont { $mountain } : { $seat } révèle « { $effect } ».
samurai-event-expedition-arrived =
    { $ambushed ->
        [yes] L’armée expéditionnaire ({ $seat }) est repoussée à { $province }.
       *[no] L’armée expéditionnaire ({ $seat }) arrive à { $province }.
    }
samurai-event-agenda-fulfilled =
    { $points ->
        [one] { $side }, { $region } : { $seat } remplit le mandat et marque { $points } point.
       *[other] { $side }, { $region } : { $seat } remplit le mandat et marque { $points } points.
    }
samurai-event-tokens-returned = Tous les jetons d’ordre reviennent derrière les paravents.
samurai-event-influence-gained =
    { $seat } gagne { $influence } en influence dans la { $region } (provinces : { $provinces }, châteaux : { $castles }).
samurai-event-region-bonus-scored =
    { $points ->
        [one] Bonus de la { $region } : { $seat } marque { $points } point.
       *[other] Bonus de la { $region } : { $seat } marque { $points } points.
    }
samurai-event-shrines-scored =
    { $points ->
        [one] Sanctuaires : { $seat } marque { $points } point.
       *[other] Sanctuaires : { $seat } marque { $points } points.
    }
samurai-event-card-drawn = { $seat } pioche une carte Destin de la { $region }.
samurai-event-seat-drew = { $seat } pioche une carte Destin.
samurai-event-turn-order-set = Nouvel ordre du tour : { $turn_order }.
samurai-event-influence-scored =
    Influence, { $region } : { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (valeur { $value } × { $cards ->
        [one] { $cards } carte Destin
       *[other] { $cards } cartes Destin
    }).
samurai-event-leftovers-scored =
    { $points ->
        [one] Ressources restantes : { $seat } marque { $points } point.
       *[other] Ressources restantes : { $seat } marque { $points } points.
    }
samurai-event-game-ended =
    { $winners_count ->
        [one] { $winners } gagne la partie ! Score final : { $scores }.
       *[other] Victoire partagée : { $winners } ! Score final : { $scores }.
    }

## Why an action came to nothing; of the reader’s own action: .you

samurai-idle-no-army = aucune armée dans cette région
    .you = vous n’avez aucune armée dans cette région
samurai-idle-no-enemy = aucune armée adverse à portée dans cette région
    .you = aucune armée adverse n’est dans une province avec les vôtres dans cette région
samurai-idle-no-enemy-left = il n’y reste aucune armée adverse
    .you = il n’y reste aucune armée adverse
samurai-idle-no-field = aucune armée dans une province à ressource de cette région
    .you = vous n’avez aucune armée dans une province à ressource de cette région
samurai-idle-no-field-held = aucune province à ressource contrôlée dans cette région
    .you = vous ne contrôlez aucune province à ressource de cette région
samurai-idle-no-supply = plus d’armée en réserve
    .you = vous n’avez plus d’armée en réserve
samurai-idle-no-castle = plus de château en réserve
    .you = vous n’avez plus de château en réserve
samurai-idle-no-pair = pas 2 armées dans une même province de cette région
    .you = vous n’avez pas 2 armées dans une même province de cette région
samurai-idle-no-site = là où se trouvent 2 armées, aucun château n’est permis
    .you = là où vous avez 2 armées, aucun château n’est permis
samurai-idle-cannot-pay = impossible à payer
    .you = vous ne pouvez pas le payer

## What is asked. $seat is the one who is asked.

samurai-ask-destiny = Choisissez une carte Destin à jouer face cachée.
samurai-ask-placement = Posez un jeton d’ordre face cachée sur un emplacement.
samurai-ask-neutral = Emplacement { $slot }, { $region } : utilisez-vous l’action neutre ?
samurai-ask-recruit = Recruter dans la { $region } : où placez-vous l’armée ?
samurai-ask-recruit-again = Recruter dans la { $region } : une seconde armée ?
samurai-ask-move =
    { $points ->
        [0] Déplacement depuis la { $region } : prenez-vous le troisième point de mouvement ?
        [one] Déplacement depuis la { $region } : il reste { $points } point de mouvement{ $extra ->
            [0] .
           *[other] , plus un en option.
        }
       *[other] Déplacement depuis la { $region } : il reste { $points } points de mouvement{ $extra ->
            [0] .
           *[other] , plus un en option.
        }
    }
samurai-ask-ship = Déplacement 2 ou par mer depuis la { $region } : quel est le premier mouvement ?
samurai-ask-attack = Attaque dans la { $region } : quelle armée détruisez-vous ?
samurai-ask-attack-again = Attaque à { $province } : une seconde victime ?
samurai-ask-harvest = Récolte dans la { $region } : récoltez-vous tout ?
samurai-ask-castle = Dans la { $region } : construire un château, ou ajouter une armée à celui que vous y avez ?
samurai-ask-tribe = Tribu indépendante : utilisez-vous une action neutre visible dans la { $region } ?
samurai-ask-journey = Le voyage est le but : payez-vous pour détruire une armée dans la { $region } ?

## What can be chosen. $asked is the question, where it is known.

samurai-action-commit = Jouer une carte de la { $region }
samurai-action-place = Poser « { $order } » en { $slot }
samurai-action-pass = Passer
samurai-action-step = Déplacer depuis { $origin } vers { $destination }
samurai-action-cross = Aller à { $destination } par le mont { $mountain }
samurai-action-ship =
    { $armies ->
        [one] Envoyer { $armies } armée par mer depuis { $origin } vers { $destination }
       *[other] Envoyer { $armies } armées par mer depuis { $origin } vers { $destination }
    }
samurai-action-attack = Détruire une armée ({ $victim }) à { $province }
samurai-action-recruit = Recruter à { $province }
samurai-action-harvest = Récolter à { $province }
samurai-action-take = Prendre la récolte
samurai-action-build = Construire un château à { $province }
samurai-action-decline =
    { $asked ->
        [move] Finir le déplacement
       *[other] Renoncer
    }

## Why not? $rule is the rule behind the answer.

samurai-refused-already-committed = Vous avez déjà choisi votre carte Destin.
samurai-refused-army-of-other-region = Seules les armées de la { $region } peuvent bouger maintenant, et { $province } n’en fait pas partie.
samurai-refused-cannot-pay-cover = Couvrir un jeton adverse vous coûte maintenant { $bushido } bushido, et vous n’en avez pas assez.
samurai-refused-cannot-pay-food = Cela coûte { $food } nourriture, et vous n’en avez pas assez.
samurai-refused-castle-in-capital = { $province } est une capitale : on ne peut pas y construire de château.
samurai-refused-castle-in-region = Vous avez déjà un château dans cette région, à { $province }.
samurai-refused-castle-there = Il y a déjà un château à { $province }.
samurai-refused-cover-limit =
    { $rule ->
        [SSE-COVER-5c] { $victim } : un de ses jetons a déjà été couvert par un adversaire pendant cette manche.
       *[other] { $victim } : vous avez déjà couvert un de ses jetons pendant cette époque.
    }
samurai-refused-game-over = La partie est terminée.
samurai-refused-kind-not-in-region = Aucun emplacement de la { $region } ne montre cette action neutre.
samurai-refused-mountain-empty = Le jeton du mont { $mountain } n’est plus là.
samurai-refused-no-army-in-supply = Vous n’avez plus d’armée dans votre réserve.
samurai-refused-no-army-of-victim = { $victim } n’a pas d’armée à { $province }.
samurai-refused-no-capital-or-castle = { $province } n’est ni la capitale ni la province de votre château.
samurai-refused-no-castle-in-supply = Vous n’avez plus de château dans votre réserve.
samurai-refused-no-control = Vous ne contrôlez pas { $province }.
samurai-refused-no-mountains = Le mont { $mountain } n’a pas de jeton sans la variante « La voie de la montagne ».
samurai-refused-no-own-army = Vous n’avez pas d’armée à { $province }.
samurai-refused-no-own-castle = Vous n’avez pas de château à { $province }.
samurai-refused-no-resource-province = { $province } n’est pas une province à ressource.
samurai-refused-no-such-card = Vous n’avez pas de carte Destin de la { $region }.
samurai-refused-no-such-token = Vous n’avez plus de jeton « { $order } » derrière votre paravent.
samurai-refused-not-adjacent = { $origin } et { $destination } ne sont pas adjacentes.
samurai-refused-not-asked = Vous avez d’abord autre chose à décider.
samurai-refused-not-at-mountain = Aucune route par le mont { $mountain } ne mène à { $province }.
samurai-refused-not-coastal = { $province } n’est pas une province côtière.
samurai-refused-not-your-turn =
    { $seat_id ->
        [none] Ce n’est pas à vous de jouer.
       *[other] Ce n’est pas à vous de jouer. En attente : { $seat }.
    }
samurai-refused-one-expedition = Une seule armée par déplacement peut passer par une montagne.
samurai-refused-mode-is-chosen = Cet ordre se joue maintenant à pied : il ne permet plus de prendre la mer.
samurai-refused-other-region = Cela se passe dans la { $region }, et { $province } n’en fait pas partie.
samurai-refused-own-army = Vous ne pouvez pas attaquer vos propres armées.
samurai-refused-placement-is-due = Vous ne pouvez passer que si plus aucune pose n’est gratuite.
samurai-refused-same-province = Le bateau doit quitter { $province } pour une autre province.
samurai-refused-same-province-only = La seconde armée doit être à { $province }, comme la première.
samurai-refused-ship-from-other-region = Le bateau part de la { $region }, et { $province } n’en fait pas partie.
samurai-refused-slot-taken = L’emplacement { $slot } porte déjà un jeton ({ $owner }).
samurai-refused-token-face-down = Le jeton de l’emplacement { $slot } est face cachée : on ne peut pas le couvrir.
samurai-refused-too-few-armies =
    { $armies ->
        [one] Il vous faut { $armies } armée à { $province } pour cela.
       *[other] Il vous faut { $armies } armées à { $province } pour cela.
    }

## Names

samurai-order-recruit = Recruter des armées
samurai-order-move3 = Déplacement 3
samurai-order-move23 = Déplacement 2 ou 3
    .draft = Déplacement 2
samurai-order-ship = Déplacement 2 / Mer
    .draft = Par mer
samurai-order-attack = Attaque
samurai-order-harvest = Récolte
samurai-order-castle = Construire un château

samurai-neutral-move = Déplacement 1
samurai-neutral-attack = Attaque
samurai-neutral-recruit = Recruter une armée
samurai-neutral-harvest = Récolte 1

samurai-resource-food = nourriture
samurai-resource-bushido = bushido

samurai-region-grey = région grise
samurai-region-orange = région orange
samurai-region-teal = région turquoise
samurai-region-violet = région violette

# Of players who have given no name.
samurai-colour-red = Rouge
samurai-colour-blue = Bleu
samurai-colour-green = Vert
samurai-colour-yellow = Jaune

samurai-effect-ambush = Embuscade
samurai-effect-mercenaries = Mercenaires
samurai-effect-bushido-master = Maître du bushido
samurai-effect-highland-farms = Fermes d’altitude
samurai-effect-independent-tribe = Tribu indépendante
samurai-effect-journey = Le voyage est le but

samurai-shrine-brown = sanctuaire brun
samurai-shrine-black = sanctuaire noir
samurai-shrine-white = sanctuaire blanc

samurai-phrase-when = Époque { $era }
samurai-phase-era = époque
samurai-phase-destiny = Destin
samurai-phase-planning = phase de planification
samurai-phase-resolution = phase de résolution
samurai-phase-era-end = fin d’époque
samurai-phase-full-harvest = récolte complète
samurai-phase-cleanup = retour des jetons
samurai-phase-influence = gain d’influence
samurai-phase-region-bonus = bonus de région
samurai-phase-shrines = points de sanctuaire
samurai-phase-draw = piocher un Destin
samurai-phase-turn-order = nouvel ordre du tour
samurai-phase-final-scoring = décompte final

## Orders and neutral actions: what is on their cards. The prices are those of this table.

samurai-card-recruit = Placez 1 armée dans la capitale de la région ou auprès de votre château. Une seconde armée coûte { $recruit } nourriture.
samurai-card-move3 = 3 pas en tout, pour une ou plusieurs de vos armées de la région. Elles peuvent la quitter.
samurai-card-move23 =
    2 pas en tout, pour une ou plusieurs de vos armées de la région. Elles peuvent la quitter.{ $upgrade ->
        [yes] { " " }Un troisième pas coûte { $move } nourriture.
       *[no] { "" }
    }
samurai-card-ship =
    2 pas à pied, ou 1 à 2 armées par mer depuis une côte de la région vers n’importe quelle autre côte{ $ship ->
        [0] .
       *[other] { " " }pour { $ship } nourriture.
    }
samurai-card-attack = Détruisez 1 armée adverse dans une province de la région où vous avez une armée. Une seconde au même endroit coûte { $attack } bushido.
samurai-card-harvest =
    { $control ->
        [yes] Gagnez 1 ressource par province à ressource de la région que vous contrôlez.
       *[no] Gagnez 1 ressource par province à ressource de la région où vous avez une armée.
    }
samurai-card-castle =
    Remplacez 2 de vos armées d’une même province de la région par un château{ $capital ->
        [yes] .
       *[no] , mais pas dans la capitale.
    } Si vous y avez déjà un château, il reçoit 1 armée.
samurai-card-neutral-move = Tout de suite et gratuit : 1 armée de la région fait 1 pas.
samurai-card-neutral-attack = Tout de suite et gratuit : détruisez 1 armée adverse de la région là où vous avez une armée.
samurai-card-neutral-recruit = Tout de suite et gratuit : 1 armée dans la capitale de la région ou auprès de votre château.
samurai-card-neutral-harvest =
    { $control ->
        [yes] Tout de suite et gratuit : 1 ressource d’une province à ressource de la région que vous contrôlez.
       *[no] Tout de suite et gratuit : 1 ressource d’une province à ressource de la région où vous avez une armée.
    }

# What it would do now. $places are provinces, with armies or resources.

samurai-now-recruit = Lieux possibles : { $places }.
samurai-now-move3 = Vos armées ici : { $places }.
samurai-now-move23 = { samurai-now-move3 }
samurai-now-ship = { samurai-now-move3 }
samurai-now-attack = Armées adverses à portée : { $places }.
samurai-now-harvest = Vous rapporte : { $places }.
samurai-now-castle =
    { $castle ->
        [yes] 1 armée rejoint votre château : { $places }.
       *[no] Sites possibles : { $places }.
    }
samurai-now-neutral-move = { samurai-now-move3 }
samurai-now-neutral-attack = { samurai-now-attack }
samurai-now-neutral-recruit = { samurai-now-recruit }
samurai-now-neutral-harvest = Au choix : { $places }.

## Agenda tiles. $points is what the side is worth, $decree the sentence of its decree.

samurai-agenda-strategic-control = Contrôle stratégique
    .about = Contrôlez au moins 2 provinces de cette région avec au moins 2 de vos armées dans chacune. Points : { $points }. { $decree }
samurai-agenda-stability = Facteur de stabilité
    .about = Contrôlez au moins 4 provinces de cette région. Points : { $points }. { $decree }
samurai-agenda-strength-in-numbers = La force du nombre
    .about = Ayez au moins 7 armées dans cette région. Points : { $points }. { $decree }
samurai-agenda-spread-to-survive = S’étendre pour survivre
    .about = Ayez des armées dans au moins 4 provinces de cette région. Points : { $points }. { $decree }
samurai-agenda-shock-tactics = Tactique de choc
    .about = Ayez au moins 3 armées par province dans au moins 3 provinces de cette région. Points : { $points }. { $decree }
# $castle: own-castle or control-castle-province, as the house rule agenda_3b says.
samurai-agenda-guardian-of-the-castle = Gardien du château
    .about =
        { $castle ->
            [control-castle-province] Ayez un château dans cette région, contrôlez sa province, et ayez au moins 2 armées par province dans au moins 2 provinces. Points : { $points }. { $decree }
           *[own-castle] Ayez un château dans cette région, et au moins 2 armées par province dans au moins 2 de ses provinces. Points : { $points }. { $decree }
        }
samurai-agenda-land-and-spirit = La terre et l’esprit
    .about = Contrôlez au moins 2 provinces à ressource et une province à sanctuaire de cette région. Points : { $points }. { $decree }
samurai-agenda-land-and-people = La terre et le peuple
    .about = Contrôlez au moins 2 provinces à ressource et la capitale de cette région. Points : { $points }. { $decree }

samurai-decree-none = pas de décret
    .about = Il n’y a pas de décret régional.
samurai-decree-attack-second = Combat déloyal
    .about = { samurai-decree-attack-second } : la seconde victime d’un ordre « Attaque » est gratuite ici.
samurai-decree-move-third = Déplacement libre
    .about = { samurai-decree-move-third } : le troisième point d’un ordre « Déplacement 2 ou 3 » est gratuit ici.
samurai-decree-recruit-second = Recrues endurantes
    .about = { samurai-decree-recruit-second } : la seconde armée d’un ordre « Recruter des armées » est gratuite ici.
samurai-decree-ship = Passage gratuit
    .about = { samurai-decree-ship } : le trajet par mer est gratuit ici.

## What a table can choose

samurai-edition-standard = Standard (2019)
    .about = Les règles imprimées en 2019.
samurai-edition-crowd = Édition russe
    .about = Pas de château dans une capitale, pas plus d’un château par province ; chaque joueur est couvert au plus une fois par manche.
samurai-edition-draft = Version préliminaire
    .about = Les règles d’avant l’impression : 20 armées par joueur, recouvrement sans limite, la récolte exige le contrôle ; pas de variantes.

samurai-variant-agenda = Mandats régionaux
    .about = Chaque région reçoit un mandat, qui rapporte des points une fois à chaque joueur, et un décret, qui rend un bonus payant gratuit.
samurai-variant-mountain = La voie de la montagne
    .about = Les armées peuvent passer par les montagnes et y trouver ce qui s’y cache, en bien ou en mal.
samurai-variant-shrines = Sanctuaires sacrés
    .about = Les sanctuaires ont des couleurs : 1, 2 ou 3 provinces à sanctuaire d’une même couleur rapportent 1, 3 ou 5 points.
samurai-variant-neutral = Actions neutres aléatoires
    .about = Des jetons tirés au hasard remplacent les actions neutres imprimées à côté des emplacements.

samurai-house-castle-in-capital = Châteaux dans les capitales
    .about = On peut construire un château dans une capitale.
samurai-house-one-castle-per-province = Un château par province
    .about = Une province ne porte qu’un seul château, quel que soit son propriétaire.
samurai-house-cover-limit = Limite de recouvrement
    .about = Combien de fois on peut couvrir des adversaires.
    .once-per-opponent = Vous pouvez couvrir chaque adversaire une fois par époque.
    .victim-once = Un joueur peut être couvert par ses adversaires une fois par manche.
    .none = Seul le prix limite le recouvrement.
samurai-house-ship-origin-anywhere = Par mer depuis partout
    .about = Un bateau peut partir de toute province côtière, pas seulement de la région de son ordre.
samurai-house-strict-resource-supply = Ressources limitées
    .about = Personne ne peut gagner plus de nourriture ou de bushido qu’il n’y en a dans la réserve générale.
samurai-house-open-resources = Ressources visibles
    .about = Tout le monde voit la nourriture et le bushido de chacun.
samurai-house-leftovers = Ressources restantes
    .about = Les ressources restantes rapportent des points à la fin de la partie.
samurai-house-tiebreaks = Départage
    .about = En cas d’égalité, la victoire va au joueur qui a le moins d’armées sur le plateau, puis le plus de ressources.
samurai-house-agenda-timing = Décompte des mandats
    .about = Quand un mandat rempli rapporte ses points.
    .any-time = Un mandat rapporte aussitôt ses points, quel que soit le joueur dont c’est le tour.
    .own-turn = Un mandat ne rapporte ses points que pendant le tour du joueur qui le remplit.
samurai-house-agenda-3b = Gardien du château
    .about = Ce que ce mandat exige du château.
    .own-castle = Il suffit d’avoir un château dans la région.
    .control-castle-province = Il faut contrôler la province du château.

## Why a bot chose as it did
#
# Told after the game, and as a hint.

samurai-because-leads-influence = Personne n’a davantage d’influence dans la { $region } : ses cartes doivent compter.
samurai-because-hopes-for-influence = L’influence dans la { $region } promet le plus de points.
samurai-because-plans-recruit = Il faut des armées dans la { $region }.
samurai-because-plans-move3 = Des armées de la { $region } peuvent rejoindre de meilleures provinces.
samurai-because-plans-move23 = Des armées de la { $region } peuvent rejoindre de meilleures provinces.
samurai-because-plans-ship = Des armées de la { $region } peuvent être utiles ailleurs.
samurai-because-plans-attack = Des armées adverses font obstacle dans la { $region }.
samurai-because-plans-harvest = Les champs de la { $region } valent une récolte.
samurai-because-plans-castle = Un château dans la { $region } reste pour toujours.
samurai-because-covers = { $victim } ne pourra pas résoudre « { $order } » une seconde fois sur l’emplacement { $slot }.
samurai-because-wants-neutral = L’action neutre de l’emplacement { $slot } vaut plus que l’ordre.
samurai-because-passes = Aucun recouvrement ne vaut son prix.
samurai-because-takes-control = Cela permet de contrôler { $province }.
samurai-because-denies-bonus = Cela prive { $victim } de points pour le bonus de la { $region }.
samurai-because-breaks-control = { $victim } ne contrôle plus { $province }.
samurai-because-builds-castle = Un château à { $province } rapporte de l’influence à chaque époque.
samurai-because-mans-castle = Une armée de plus renforce le château à { $province }.
samurai-because-recruits = Il faut une armée de plus à { $province }.
samurai-because-kills = Une armée de moins ({ $victim }) à { $province }.
samurai-because-moves = Une armée vaut plus à { $destination }.
samurai-because-crosses = Le mont { $mountain } cache peut-être quelque chose de bon.
samurai-because-harvests = La récolte rapporte { $food } nourriture et { $bushido } bushido.
samurai-because-gathers =
    { $resource_id ->
        [food] { $province } rapporte de la nourriture.
       *[bushido] { $province } rapporte du bushido.
    }
samurai-because-keeps-food = La nourriture vaudra davantage plus tard.
samurai-because-keeps-bushido = Le bushido vaudra davantage plus tard.
samurai-because-holds = Rien de ce qui est proposé n’améliore la position.

## The end of a game: awards, and what breaks ties

samurai-award-destroyer = Destruction
    .about =
        { $count ->
            [one] { $name } : { $count } armée détruite
           *[other] { $name } : { $count } armées détruites
        }
samurai-award-region = Bastion
    .about =
        { $count ->
            [one] { $name } : { $count } point dans une seule région
           *[other] { $name } : { $count } points dans une seule région
        }
samurai-award-schemer = Intrigues
    .about =
        { $count ->
            [one] { $name } : { $count } ordre adverse couvert
           *[other] { $name } : { $count } ordres adverses couverts
        }
samurai-award-builder = Maître bâtisseur
    .about =
        { $count ->
            [one] { $name } : { $count } château bâti
           *[other] { $name } : { $count } châteaux bâtis
        }
samurai-award-traveller = Longues marches
    .about =
        { $count ->
            [one] { $name } : { $count } déplacement d’armée
           *[other] { $name } : { $count } déplacements d’armée
        }
samurai-award-gatherer = Greniers pleins
    .about =
        { $count ->
            [one] { $name } : { $count } ressource récoltée
           *[other] { $name } : { $count } ressources récoltées
        }
samurai-tiebreak-armies = moins d’armées sur le plateau
samurai-tiebreak-resources = plus de ressources
