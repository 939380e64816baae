# The web app. Names of things are in the catalogues of the games.

## Everywhere

web-home = Accueil
web-language = Langue
web-theme = Thème
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-show-all = Tout afficher ({ $count })
web-settings = Réglages
web-close = Fermer
web-loading = Chargement…
web-reconnecting = Connexion perdue. Reconnexion… Votre partie est en sécurité.
web-server-gone = Le serveur est injoignable.
    .about = Rien n’est perdu. La partie reprendra dès le retour du serveur.
web-unsent = Votre réponse est conservée et sera envoyée.
web-retry = Réessayer
web-cancel = Annuler
web-save = Enregistrer
web-saved = C’est enregistré.
web-add = Ajouter
web-remove = Retirer
web-not-now = Pas maintenant
web-rule = Règle { $rule }
web-missing = Page introuvable
    .about = L’adresse est peut-être mal saisie.

## Home

web-hero = Planifiez en secret. Regardez le plan se dérouler.
    .about = Deux jeux de plateau sur les provinces en guerre du Japon, entre amis ou contre des bots. Pas de compte, pas de bandeau de cookies. Un lien suffit.
web-hero-game = Une partie entre cinq bots
web-play-now = Jouer
web-learn = Apprendre en 4 min
web-invite = Inviter des amis
web-my-tables = Vos tables
web-waits-friends = En attente d’amis
web-trying = essai
web-you-won =
    { $count ->
        [1] Vous avez gagné
       *[other] Vous partagez la victoire
    }
web-against = Avec { $names }
web-others-turn = En attente des autres
web-over = Partie terminée
web-unread =
    { $count ->
        [one] { $count } nouveauté
       *[other] { $count } nouveautés
    }
web-games = Les jeux
web-game-samurai = Small Samurai Empires
    .about = 2–4 joueurs, 60 min
web-game-shogun = Shogun
    .about = 3–5 joueurs, 120 min
web-page-samurai = Posez des ordres secrets sur la carte, puis regardez-les se dérouler du sud au nord et retour.
    .how = Trois époques de deux manches. Chaque ordre a sa place dans la séquence : les armées recrutent, marchent, naviguent, combattent et bâtissent des châteaux là où il faut. Tenir les provinces donne de l’influence, et l’influence devient des points.
web-page-shogun = Planifiez dix actions à la fois et en secret, puis laissez tomber les cubes dans la tour.
    .how = Deux années avec printemps, été et automne. Chaque carte de province fait une seule chose : impôts, récolte, construction, levée ou marche. Les batailles passent par une tour à cubes qui n’oublie rien. L’hiver, il faut nourrir tout le monde ; ensuite provinces et bâtiments rapportent des points.
web-public-tables = Parties à regarder
web-open-tables = Tables ouvertes
web-game-of-the-day = Partie du jour
web-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-quick-level = Bots
web-quick-watch = Regarder des bots jouer
web-join = Rejoindre avec un code ou un lien
web-join-button = Rejoindre
web-alerts-off = Les alertes de tour sont désactivées sur cet appareil.
web-turn-on = Activer
web-account-offer = Retrouver vos parties sur tous vos appareils ? Créez un compte.
web-contact = Contact
web-source = Code source
web-kept-over =
    { $days ->
        [0] Les parties terminées sont conservées indéfiniment.
        [one] Les parties terminées sont conservées { $days } jour.
       *[other] Les parties terminées sont conservées { $days } jours.
    }
web-kept-idle =
    { $days ->
        [0] Les parties inactives sont conservées indéfiniment.
        [one] Les parties inactives sont conservées { $days } jour.
       *[other] Les parties inactives sont conservées { $days } jours.
    }
web-rules-of = Règles : { $game }

## A new table, and joining one

web-new-table = Nouvelle table
web-which-game = Jeu
web-option-edition = Édition
web-option-variants = Variantes
web-option-side = Face du plateau
web-option-start = Mise en place
web-option-modules = Modules
web-option-tower = Tour à cubes
web-option-first = Premier joueur
web-rules = Règles
web-by-lot = Au hasard
web-clash = Incompatible avec : { $other }
web-people-only = Les bots ne peuvent pas jouer avec une vraie tour.
web-house = Règles maison
    .about = Des changements de règles convenus à votre table. Pour le reste, l’édition fait foi.
web-house-changed =
    { $count ->
        [one] { $count } règle modifiée
       *[other] { $count } règles modifiées
    }
web-changed = modifiée
web-table = Table
web-seats = Places
web-players = Joueurs
web-your-name = Votre nom
web-seat-number = Place { $seat }
web-friend = Un ami, par lien
web-here = Sur cet appareil
web-any-colour = N’importe quelle couleur
web-hot-seat = Sur cet appareil
    .about = Passez-vous l’appareil. Un écran de confidentialité cache ce que les autres ne doivent pas voir.
web-bot = Bot, { $level }
web-bot-random = au hasard
    .about = joue des coups permis au hasard
web-bot-easy = facile
    .about = idéal pour vos premières parties
web-bot-normal = moyen
    .about = un adversaire solide
web-bot-hard = difficile
    .about = réfléchit plus longtemps, sans en voir plus que vous
web-pace = Rythme
web-pace-free = Sans limite de temps
    .about = Prenez tout votre temps. Si quelqu’un ne revient pas, un vote peut, après 7 jours, le remplacer par un bot ou terminer la partie.
web-pace-live = En temps réel
    .about = Tous ensemble, contre la montre.
web-pace-days = Sur plusieurs jours
    .about = Jouez quand vous voulez, avec un délai pour chaque coup.
web-minutes-each = Minutes par joueur
web-seconds-more = Secondes en plus par coup
web-hours-each = Délai par coup
web-hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
web-absent = Quand le temps est écoulé
    .about = Qui revient reprend la main.
web-absent-bot = Un bot remplace ({ $level })
web-watch = Qui peut regarder
    .about = Le public ne voit jamais rien de secret.
web-watch-link = Toute personne ayant le lien
web-watch-public = Tout le monde
web-watch-nobody = Personne
web-listed = Afficher comme table ouverte
    .about = Tout le monde sur ce serveur peut la rejoindre.
web-table-name = Nom de la table
web-begins-later =
    { $count ->
        [one] Vous recevrez un lien et un code QR pour votre ami. La partie commencera quand la place sera prise.
       *[other] Vous recevrez un lien et un code QR pour vos { $count } amis. La partie commencera quand toutes les places seront prises.
    }
web-begins-now = La partie commence tout de suite.
web-set-up = Créer la table
web-no-code = Aucune table avec ce code
    .about = Les places sont peut-être prises, ou le code est mal saisi.
web-join-about = Choisissez un nom et une couleur, et c’est parti.
web-name = Nom
web-colour = Couleur
web-sit-down = Prendre place
web-there = À la table :
web-sit-already = Vous avez déjà une place à cette table. Si vous en prenez une autre, deux personnes jouent sur cet appareil.
web-to-table = Aller à la table
web-lobby = Partagez ce code ou le lien. Tout le monde choisit un nom et une couleur.
web-lobby-missing =
    { $count ->
        [0] La partie commence
        [one] En attente d’un ami
       *[other] En attente de { $count } amis
    }
web-lobby-stay = La partie commence dès que tout le monde est là. Vous pouvez fermer cette page et revenir plus tard.
web-code = Code de la table
web-share = Partager le lien
web-copy = Copier
web-copied = Copié
web-qr = Code QR pour le lien
web-link-join = Lien d’invitation
web-link-watch = Lien spectateur
web-seat-link = Lien secret pour : { $name }
web-open-seat = Place libre
    .about = un ami rejoint par lien
web-waits-friend = en attente d’un ami
web-seat-person = Joueur
web-seat-bot = Bot
web-you = vous
web-watching = Vous regardez la partie.
web-you-are = Vous êtes { $name }.
web-watching-tab = Spectateur
web-spectators =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
web-connected = { $name } : en ligne.
web-disconnected = { $name } : hors ligne.
web-let-friend = Inviter un ami
web-give-bot = Placer un bot
web-new-link = Nouveau lien
web-propose-bot = Proposer un bot
web-no-table = Ce lien ne fonctionne pas
    .about = Il a peut-être été remplacé, ou la table n’existe plus.

## At the table

web-board = Plateau
web-views = Vues
web-view-board = Plateau
web-view-mine = À moi
web-view-tracks = Pistes
web-view-players = Joueurs
web-view-log = Journal
web-zoom-in = Zoomer
web-zoom-out = Dézoomer
web-whole-board = Tout le plateau
web-political = À qui est la terre
    .about = À qui est la terre : surfaces aux couleurs des propriétaires (M)
web-your-turn = À vous de jouer
web-waiting = En attente : { $names }
web-moment = Un instant…
web-not-your-turn = Ce n’est pas à vous de jouer.
web-undo = Annuler le coup
web-choose-first = Choisissez d’abord
web-all-choices =
    { $count ->
        [one] { $count } choix en liste
       *[other] Les { $count } choix en liste
    }
web-forced = La seule possibilité est déjà sélectionnée.
web-answered = Il n’y avait qu’un choix : { $choice }.
web-skip =
    { $count ->
        [one] Sauter { $count } étape
       *[other] Sauter { $count } étapes
    }
web-log = Journal
web-log-all = Tout
web-log-mine = Moi
web-log-main-samurai = Actions
web-log-main-shogun = Batailles
web-log-filter = Afficher dans le journal
web-log-more = Agrandir le journal
web-log-less = Réduire le journal
web-log-show = Montrer sur le plateau
web-log-routine = { $name } planifie ({ $count } changements).
web-stand-in = remplaçant
web-hidden = caché
web-turn-order = Ordre du tour
web-era = Époque { $era }
web-influence = Influence
web-cards-played = Cartes Destin jouées
web-tokens-left = Jetons d’ordre restants
web-armies-left = Armées en réserve
web-castles-left = Châteaux en réserve
web-cards-left = Cartes Destin en main
web-behind-screen = Derrière votre paravent
web-tokens-of = Jetons : { $count } sur 11
web-destiny-hand = Cartes Destin dans votre main
web-castle = Château
web-slot = Emplacement { $slot }{ $owner ->
        [0] { "" }
       *[other] , { $owner }
    }, { $neutral }

## At a table of Small Samurai Empires

web-samurai-phase = Époque { $era } · { $phase }
web-samurai-phase-destiny = Destin
web-samurai-phase-planning = Planification
web-samurai-phase-resolution = Résolution
web-samurai-phase-final-scoring = Décompte final
web-samurai-round =
    { $round ->
        [1] 1re manche, résolution bas → haut
       *[other] 2e manche, résolution haut → bas
    }
web-samurai-board =
    Plateau, époque { $era }, manche { $round }. La touche Tab parcourt tout ce que vous pouvez sélectionner, de bas en haut.
web-samurai-standings = Classement
web-samurai-slots = Emplacements
web-samurai-slots-north = Emplacements, de bas en haut
web-samurai-slots-south = Emplacements, de haut en bas
web-samurai-slots-done = { $done } sur { $count } résolus
web-samurai-slot = emplacement { $slot }
web-samurai-empty = Emplacement vide
web-samurai-face-down = face cachée
web-samurai-face-up = face visible
web-samurai-own-secret = à vous, encore secret
web-samurai-choosing = fait son choix
web-samurai-now = actuel { $points }
web-samurai-now-least = actuel { $points }+
web-samurai-points-of = { $name } : score { $points }, { $total } si la partie finissait maintenant
web-samurai-committed = Carte Destin choisie
web-samurai-points = Points
web-samurai-points-score = Score
web-samurai-points-agendas = Mandats
web-samurai-points-region-bonus = Bonus de région
web-samurai-points-shrines = Sanctuaires
web-samurai-points-influence = Influence
web-samurai-points-leftovers = Ressources restantes
web-samurai-count-influence = Influence : { $region }
web-samurai-worth-how = valeur × cartes Destin = points actuels
web-samurai-worth = points actuels
# What an era end would bring with the pieces of now.
web-samurai-gain = { $name } : +{ $influence } en influence si l’époque finissait maintenant
web-samurai-agenda = Mandat
web-samurai-agenda-by = Mandat rempli : { $name }
web-samurai-hand = Dans votre main, secret
web-samurai-revealed = Révélées à cette époque
web-samurai-supply = Réserve générale
web-samurai-deck = Cartes Destin dans la pioche
web-samurai-token = { $order }, restants : { $count }
web-samurai-token-of = jeton { $token } sur { $count }
web-samurai-asked-slot = Emplacement { $slot } · { $order }
web-samurai-asked-neutral = Emplacement { $slot } · action neutre : { $action }
web-samurai-choose-card = Choisissez une carte
web-samurai-choose-token = Choisissez un jeton
web-samurai-choose-slot = Choisissez un emplacement
web-samurai-choose-both = Choisissez un jeton et un emplacement
web-samurai-why-not = { $name } : pourquoi impossible ?
web-samurai-route = Marcher de { $origin } à { $destination } ({ $count } pas)
web-samurai-not-asked = Ce n’est pas possible maintenant. { $asked }
web-samurai-idle = sans effet maintenant
web-samurai-useful = utile maintenant
web-samurai-idle-here = Sans effet ici maintenant : { $reason }.
web-samurai-idle-order = En l’état, cet ordre serait sans effet : { $reason }.
web-samurai-idle-neutral = L’action neutre sera perdue : { $reason }.
web-samurai-neutral-of = Action neutre, { $slot } : { $action }
web-samurai-slot-title = Emplacement { $slot }
# The paid part of an order.
web-samurai-extra =
    { $price ->
        [0] supplément gratuit
       *[other] supplément : { $price } (vous avez { $have })
    }
web-samurai-value = Valeur
web-samurai-values = Valeur de chaque case, multipliée par les cartes Destin de la région
# $influence is the step, $value what it is worth, $points what more it would score now.
web-samurai-rise =
    { $points ->
        [0] suite : valeur { $value } à { $influence }
       *[other] suite : +{ $points } à { $influence }
    }
web-samurai-help-aim = But du jeu
    .about = Marquez le plus de points en 3 ères. À la fin de chaque ère, provinces contrôlées et châteaux donnent de l’influence dans leur région ; dominer une région et les sanctuaires donnent des points tout de suite. En fin de partie, la valeur de votre influence dans une région compte une fois par carte Destin jouée pour elle.
web-samurai-help-orders = Les sept ordres
web-samurai-help-slots = Emplacements et actions neutres
    .about = Un ordre s’exécute dans la région de son emplacement, dans l’ordre des emplacements. Le signe à côté est l’action neutre : vous pouvez la faire tout de suite en posant un jeton.
web-samurai-help-coins = Pièces de bonus : à la fin de chaque ère, qui contrôle le plus de provinces de la région marque la pièce dorée, et le second la blanche. À égalité en tête, c’est la blanche. (Règles provisoires : seul un premier sans égalité marque.)
web-samurai-help-influence = Ce que vaut l’influence
    .about = En fin de partie, on multiplie la valeur par les cartes Destin de la région.
web-samurai-power = Puissance
web-samurai-capital = capitale
web-samurai-shrine = sanctuaire
web-samurai-no-resource = ressource
web-samurai-armies-of =
    { $count ->
        [one] { $name } : { $count } armée
       *[other] { $name } : { $count } armées
    }
web-samurai-controlled-by = contrôle : { $name }
web-samurai-you-control = sous votre contrôle
web-samurai-tied = égalité : personne ne la contrôle
web-samurai-nobody = personne ne la contrôle
web-samurai-mountain = Mont { $name }{ $token ->
        [0] { "" }
       *[other] , avec un jeton
    }
web-samurai-victim = Armée ({ $name }) à { $province }
web-samurai-how = Comment
web-samurai-on-foot = à pied
web-samurai-ship =
    { $count ->
        [one] { $count } armée par mer
       *[other] { $count } armées par mer
    }
web-samurai-before = { $province } maintenant
web-samurai-after = après
web-samurai-reveal = Le Destin est révélé
web-samurai-of-deck = de la pioche
web-samurai-era-end = Fin de l’époque { $era }
    .about = L’influence gagnée dans chaque région, les points en or
web-samurai-go-on = Continuer
web-samurai-help = Aide et raccourcis
web-samurai-help-flow = Comment choisir
    .about = Touchez une pièce, puis un lieu, ou l’inverse. Confirmez ensuite. Tout ce que vous pouvez toucher porte un anneau doré. Touchez autre chose pour savoir pourquoi c’est impossible.
web-samurai-help-signs = Symboles
web-samurai-help-keys = Raccourcis clavier
web-samurai-key-next = élément suivant à sélectionner, de bas en haut
web-samurai-key-choose = le sélectionner
web-samurai-key-token = sélectionner un jeton d’ordre
web-samurai-key-confirm = confirmer
web-samurai-key-undo = annuler le coup
web-samurai-key-back = annuler la dernière sélection
web-samurai-key-zoom = zoomer, dézoomer, tout le plateau (quand le plateau est sélectionné)
web-samurai-key-map = colorer la carte par propriétaire ou par région
web-samurai-key-film = parcourir ce qui s’est passé, ou mettre en pause
web-samurai-key-help = cette aide
web-samurai-sign-power = nombre d’armées dans une pile
web-samurai-sign-castle = château
web-samurai-sign-capital = capitale
web-samurai-sign-shrine = sanctuaire
web-samurai-sign-mountain = montagne
web-samurai-sign-secret = visible pour vous uniquement
web-samurai-sign-offer = vous pouvez le toucher
web-samurai-sign-control = couleur de la bordure : qui contrôle la province
web-samurai-sign-tied = égalité : personne ne contrôle la province

## At a table of Shogun

web-view-plan = Plan
web-view-events = Événements
web-view-modules = Modules
web-shogun-view-table = Table
web-shogun-season = Année { $year }, { $season }
web-shogun-actions = Actions de cette manche
web-shogun-action-at = Action { $place } : { $action }
web-shogun-action-of = Action { $place } sur { $all }
web-shogun-face-down = face cachée
web-shogun-no-card = pas de carte
web-shogun-skip = non jouée
web-shogun-empty = vide
web-shogun-out = hors jeu
web-shogun-neutral = Province neutre
web-shogun-unrest =
    { $count ->
        [one] { $count } marqueur d’agitation
       *[other] { $count } marqueurs d’agitation
    }
web-shogun-free-sites =
    { $count ->
        [one] { $count } terrain libre
       *[other] { $count } terrains libres
    }
web-shogun-chests = Coffres
web-shogun-rice = Riz
web-shogun-provinces = Provinces
web-shogun-player-order = Ordre des joueurs
web-shogun-bids = Enchères
web-shogun-positions = Positions et cartes spéciales
web-shogun-event = Événement de la manche
web-shogun-events-open = L’événement sera l’un de ceux-ci
web-shogun-events-left = Cartes Événement restantes cette année
web-shogun-now = maintenant
web-shogun-loss = Perte de riz en hiver : { $loss }

## Planning in Shogun

web-shogun-sheet = Feuille de plan
web-shogun-by-time = Cases dans l’ordre d’exécution
    .short = Dans l’ordre
web-shogun-prizes = Positions
web-shogun-events-short = Événement
web-shogun-which-card = { $field } : quelle carte ?
web-shogun-may-lie-here = Posez une carte Province pour agir là, ou une carte Coffre pour ne pas jouer l’action.
web-shogun-skips = Cette carte veut dire : action non jouée.
web-shogun-bid-about = Une carte Coffre coûte autant de coffres qu’elle en montre. Une carte Province ne coûte rien ; elle ne bat que la carte Coffre 0.
# $chances is a list such as “Iyo 62 %”.
web-shogun-attacks = Chances de victoire avec toutes les armées sauf une : { $chances }.
web-shogun-attack-from = Vous pourriez l’attaquer, avec ces chances de victoire :
web-shogun-threat-from = D’autres pourraient l’attaquer, avec ces chances de victoire :
web-shogun-cautions =
    { $count ->
        [one] { $count } alerte
       *[other] { $count } alertes
    }
web-shogun-same-plan = Comme avant
web-shogun-skip-rest = Passer le reste
web-shogun-hand = Votre main
web-shogun-hand-about =
    { $count ->
        [one] { $count } carte, posées : { $laid }.
       *[other] { $count } cartes, posées : { $laid }.
    } Faites glisser une carte, ou touchez-la puis une case.
web-shogun-hand-sealed = Vous pouvez rompre le sceau tant que tout le monde n’a pas scellé.
web-shogun-hand-empty = Toutes vos cartes sont posées.
web-shogun-hand-chests = Cartes sans province
web-shogun-sort = Trier la main ; à présent : { $by }
web-shogun-sort-name = par nom
web-shogun-sort-region = par région
web-shogun-sort-tax = par coffres
web-shogun-sort-rice = par riz
web-shogun-sort-armies = par armées
web-shogun-lay-here = poser ici : { $card }
web-shogun-where = Où poser : { $card } ?
web-shogun-left =
    { $count ->
        [one] Encore { $count } carte
       *[other] Encore { $count } cartes
    }
web-shogun-ready = C’est bon
    .about = Le plan est complet. Scellez-le.
web-shogun-unsent =
    { $count ->
        [one] { $count } changement gardé ici jusqu’au retour de la connexion
       *[other] { $count } changements gardés ici jusqu’au retour de la connexion
    }
web-shogun-to-hand = Reprendre en main
web-shogun-seal = Sceller le plan
web-shogun-unseal = Rompre le sceau
web-shogun-sealed = scellé
web-shogun-sealed-count = Scellés : { $count }/{ $seats }
web-shogun-who-sealed = Plans scellés
web-shogun-has-sealed = { $name } : plan scellé
web-shogun-chests-enough = Il vous en restera au moins { $lowest }.
web-shogun-chests-short =
    { $short ->
        [one] Il peut vous manquer { $short } coffre ; des actions pourraient échouer.
       *[other] Il peut vous manquer jusqu’à { $short } coffres ; des actions pourraient échouer.
    }
web-shogun-winter = Prévision d’hiver
web-shogun-revolts = Révoltes
# $planned, $loss and $unsupplied are numbers or spans such as 3–5; $hungry is the most.
web-shogun-winter-about =
    { $provinces ->
        [one] Riz { $rice } + { $planned } pour { $provinces } province.
       *[other] Riz { $rice } + { $planned } pour { $provinces } provinces.
    } { $hungry ->
        [0] L’hiver en prend { $loss } : il y en a assez.
        [one] L’hiver en prend { $loss } : { $unsupplied } province a faim.
       *[other] L’hiver en prend { $loss } : { $unsupplied } provinces ont faim.
    }
web-shogun-if-ended = { $points } si la partie finissait là
web-shogun-attack = Attaquer { $name } à { $province }
web-shogun-attack-neutral = Attaquer { $province } (neutre)
web-shogun-attack-with =
    { $armies ->
        [one] Attaquer avec { $armies } armée
       *[other] Attaquer avec { $armies } armées
    }
web-shogun-take = Prendre : { $what }
web-shogun-take-position = Position { $position } : { $special }
web-shogun-cancel = Annuler : { $event }
web-shogun-odds-win = victoire
web-shogun-odds-tie = égalité
web-shogun-odds-lose = défaite
web-shogun-how-many = Combien
web-shogun-fewer = Moins
web-shogun-more = Plus

## The draft of Shogun

web-shogun-pile =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
web-shogun-choose-card = Choisissez une carte
web-shogun-choose-position = Choisissez une position
web-shogun-choose-sheet = Choisissez sur la feuille
web-shogun-choose-group = Choisissez un groupe d’armées
web-shogun-choose-answer = Choisissez une réponse
web-shogun-groups = Vos groupes d’armées
web-shogun-group = Groupe de { $armies } armées, restants : { $count }

## Around a table: menu, chat, clocks, votes, sharing a device

web-table-menu = Menu de la table
web-leave = Quitter la table (elle reste dans votre liste)
web-all-settings = Tous les réglages
web-time-left = Temps restant
web-time-days = { $days } j
web-time-hours = { $hours } h { $minutes } min
web-time-minutes = { $minutes }:{ $seconds }
web-chat = Chat
web-chat-unread =
    { $count ->
        [one] Chat, { $count } nouveau message
       *[other] Chat, { $count } nouveaux messages
    }
web-chat-empty = Aucun message pour l’instant.
web-chat-watching = Le public peut lire, mais pas écrire.
web-host-says = Hôte du serveur
web-phrases = Phrases rapides, affichées dans la langue de chacun
web-say = Écrire un message
web-send = Envoyer
web-mute = Masquer : { $name }
web-unmute = Ne plus masquer : { $name }

web-own-seat = Votre place
web-standing = Quand votre temps est écoulé
    .about = Un remplaçant joue jusqu’à votre retour.
web-standing-unset = Par défaut de la table
web-standing-wait = La partie attend
web-standing-in = Un remplaçant joue pour vous.
    .about = Votre temps est écoulé.
web-i-am-back = Reprendre la main
web-own-link = Votre lien secret
    .about = Il ouvre votre place sur un autre appareil. Ne le partagez avec personne.
web-renew = Créer un nouveau lien (l’ancien ne marchera plus)
web-what-if = Et si… ?
    .about = Continuez d’ici à une table privée, contre des bots. Ce que vous ne voyez pas est inventé. Personne d’autre ne voit cette table.
web-trying-here = Cette table est un essai.
    .about = Essayez tout : la vraie partie reste telle quelle. Vous jouez contre des bots.
web-trying-back = Revenir à la vraie partie
web-forget = Retirer de cet appareil
    .about = Sans votre lien secret, vous ne pourrez plus ouvrir votre place sur cet appareil.
web-concede = Abandonner
web-concede-win = La partie se termine aussitôt et { $name } gagne. C’est définitif.
web-concede-end = La partie se termine aussitôt. Vous finissez en dernier ; les autres sont classés selon leurs points actuels. C’est définitif.
web-concede-bot = Un bot continue à votre place et vous pouvez regarder la suite. Quoi qu’il obtienne, vous êtes classé derrière tous ceux qui n’ont pas abandonné. C’est définitif.
web-concede-sure = Oui, abandonner
web-conceded = abandon
web-you-conceded = Vous avez abandonné.
    .about = Un bot continue à votre place. Vous pouvez regarder la suite.
web-gave-up =
    { $count ->
        [one] { $names } a abandonné.
       *[other] { $names } ont abandonné.
    }

web-votes = Vote
    .about = Une proposition passe quand tous les joueurs sont d’accord. Les bots le sont toujours. Sans réponse pendant 7 jours, la partie peut reprendre, continuer avec un bot ou se terminer.
web-vote-underway = Un vote est en cours.
web-propose-pause = Mettre en pause
web-propose-resume = Reprendre la partie
web-propose-extend = Prolonger le temps
web-hours-more = Temps en plus
web-propose-rewind = Rembobiner la partie
web-rewind-where = Revenir juste avant ceci :
web-rewind-none = Il n’y a encore rien à rembobiner.
web-propose-end = Terminer sans résultat
web-propose-end-sure = Proposer de terminer
web-proposes = { $name } propose : { $what }
web-vote-pause = mettre la partie en pause.
web-vote-resume = reprendre la partie.
web-vote-extend =
    { $hours ->
        [one] { $hours } heure de plus.
       *[other] { $hours } heures de plus.
    }
web-vote-replace = remplacer définitivement par un bot : { $name }.
web-vote-end = terminer la partie sans résultat.
web-vote-rewind = rembobiner la partie.
web-vote-before = Juste avant ceci : { $what }
web-agreed = D’accord :
web-agree = D’accord
web-no = Non
web-withdraw = Retirer
web-paused = La partie est en pause.
    .about = Les montres sont arrêtées.
web-closed = Les joueurs ont mis fin à la partie.
    .about = Il n’y a pas de résultat.

web-pass = Passer l’appareil
web-pass-to = Passez l’appareil : { $name }
web-pass-safe = Cet écran ne montre rien de secret.
web-i-am = C’est moi : { $name }
web-back-to = Revenir à : { $name }
web-who-are-you = Qui utilise cet appareil ?
web-as-spectator = Regarder la partie
web-asked-here = À jouer sur cet appareil : { $name }.

## Alerts

web-alerts = Alertes de tour
    .about = Recevez une notification quand c’est à vous de jouer, même page fermée.
web-alert-here = Me notifier dans ce navigateur
web-alert-other = Webhook ou e-mail
web-alert-push = Notification du navigateur
web-alert-webhook = Webhook
    .where = Adresse du webhook
web-alert-email = E-mail
    .where = Adresse e-mail
web-alert-code = Code reçu par e-mail
    .sent = Nous avons envoyé un code à cette adresse. Saisissez-le pour activer les alertes. Si rien n’arrive, regardez dans les indésirables.
web-alert-confirm = Confirmer
web-alert-no-push = Les notifications ne sont pas prises en charge ici. Sur un téléphone, ajoutez d’abord la page à l’écran d’accueil.
web-alert-forbidden = Les notifications sont bloquées. Autorisez-les pour ce site dans les réglages du navigateur.
web-alerts-elsewhere = Réglez le webhook et l’e-mail dans le menu de chaque table.
web-set-alerts = Notifications dans ce navigateur
    .about = Quand c’est à vous de jouer, pour toutes les parties sur cet appareil.

## Accounts

web-account = Compte
    .about = Il n’en faut pas pour jouer. Un compte réunit vos parties sur tous vos appareils.
web-by-invitation = Ce serveur est sur invitation. Demandez un lien à la personne qui l’héberge.
web-way-new = Nouveau compte
web-way-new-button = Créer un compte
web-way-log-in = Connexion
web-way-log-in-button = Se connecter
web-way-forgot = Mot de passe oublié ?
web-way-forgot-button = Envoyer un lien
web-account-name = Nom
web-name-or-mail = Nom ou adresse e-mail
web-password = Mot de passe
    .about = Au moins 8 caractères.
web-email = E-mail
    .about = Facultatif. Uniquement en cas d’oubli du mot de passe.
web-recovery-sent = Si un compte correspondant a une adresse e-mail, un lien est en route.
web-logged-in = Connexion : { $name }
web-devices =
    { $count ->
        [one] Connexion active sur { $count } appareil.
       *[other] Connexion active sur { $count } appareils.
    }
web-attach =
    { $count ->
        [one] Ajouter la partie de cet appareil au compte
       *[other] Ajouter les { $count } parties de cet appareil au compte
    }
    .about = Vous pourrez ensuite jouer sur n’importe quel appareil. Les liens existants restent valables.
web-attached =
    { $count ->
        [one] { $count } partie ajoutée à votre compte.
       *[other] { $count } parties ajoutées à votre compte.
    }
web-log-out = Se déconnecter
web-change-account = Mot de passe et e-mail
web-new-password = Nouveau mot de passe
    .about = Vous déconnecte de tous les autres appareils.
web-old-password = Mot de passe actuel
web-export = Vos données
    .about = Tout ce qui est conservé sur vous, dans un fichier.
web-download = Télécharger
web-delete-account = Supprimer le compte
    .about = Le compte est supprimé immédiatement. On peut encore jouer à vos places avec leurs liens.

## What went wrong around the games

web-error-unreachable = Le serveur est injoignable.
web-error-broken = Une erreur s’est produite sur le serveur.
web-error-damaged = Cette table est endommagée. Le journal du serveur indique pourquoi ; les autres tables ne sont pas touchées.
web-error-unwell = Le serveur n’atteint pas sa base de données. Réessayez dans un instant.
web-error-bad-token = Ce lien n’est plus valable.
web-error-bad-session = Votre session a expiré. Reconnectez-vous.
web-error-bad-login = Nom ou mot de passe incorrect.
web-error-wrong-password = Mot de passe incorrect.
web-error-bad-recovery = Ce lien a expiré ou a déjà servi.
web-error-banned = Votre accès à ce serveur a été bloqué.
web-error-name-taken = Ce nom est déjà pris.
web-error-characters = Ce texte contient des caractères de contrôle, qui ne sont pas autorisés.
web-error-invitation-only = Ce serveur est réservé aux personnes invitées. Connectez-vous.
web-error-no-mail = Ce serveur n’envoie pas d’e-mails.
web-error-too-many = Trop de tentatives. Patientez un instant.
web-error-full = Le serveur est complet. Réessayez plus tard.
web-error-no-open-seat = Quelqu’un a été plus rapide : il n’y a plus de place libre.
web-error-colour-taken = Cette couleur est déjà prise.
web-error-vote-open = Un autre vote est encore en cours.
web-error-no-vote = Ce vote est terminé.
web-error-stand-in = Un remplaçant joue pour vous. Reprenez d’abord la main.
web-error-conceded = Vous avez abandonné cette partie.
web-error-no-bot = Les bots ne voient pas une vraie tour : aucun ne peut continuer à votre place. Proposez plutôt de terminer la partie.
web-error-nothing-ahead = Impossible de préparer cela maintenant.
web-error-too-many-alerts = Cette place a déjà trop d’alertes.
web-error-wrong-code = Code incorrect. Vérifiez-le et réessayez.
web-error-too-many-codes = Trop de codes incorrects : l’alerte a été supprimée. Vous pouvez l’ajouter de nouveau.
web-error-no-alert = Cette alerte n’existe plus.
web-error-seated = Votre compte a déjà une autre place à cette table.
web-error-table-changed = La table a changé. Vérifiez et réessayez.
web-error-table-open = La partie n’a pas encore commencé.
web-error-table-paused = La partie est en pause.
web-error-table-over = La partie est terminée.
web-error-table-closed = Les joueurs ont mis fin à cette partie.
web-error-not-allowed = Vous ne pouvez pas modifier cela.

## The end

web-winners =
    { $count ->
        [one] { $names } gagne !
       *[other] Victoire partagée : { $names } !
    }
web-you-win = La victoire est à vous !
web-you-share = Vous partagez la victoire !
web-place =
    { $rank ->
        [2] Vous terminez à la deuxième place
        [3] Vous terminez à la troisième place
        [4] Vous terminez à la quatrième place
       *[other] Vous terminez à la cinquième place
    }
web-place-shared =
    { $rank ->
        [2] Vous partagez la deuxième place
        [3] Vous partagez la troisième place
        [4] Vous partagez la quatrième place
       *[other] Vous partagez la cinquième place
    }
web-ranking = Classement final
web-final = Décompte final
    .about = Chaque point est compté.
web-final-skip = Voir le résultat
web-tiebreak = Départage : { $what }
web-replay-again = Revoir la partie
web-analysis = Analyse
web-highlights = Temps forts
web-highlight-watch = Revoir ce moment
web-turning-point = Tournant
web-turning-start = { $name } mène presque du début à la fin.
web-turning-lead = { $name } prend la tête pour de bon.
web-turning-count = Seul le décompte final place { $name } en tête.
web-verify = Vérifier cette partie
web-verify-fair = Partie honnête : la graine aléatoire était scellée avant le début et chaque étape en découle.
web-verify-broken = L’enregistrement ne découle pas de la graine scellée.
web-rematch = Revanche
web-to-rematch = Aller à la revanche
web-see-board = Voir le plateau
web-keep-replay = Télécharger le replay
web-proof = Pour vérifier vous-même : « sengoku replay verify » avec le replay téléchargé.

## The film of what happened, and replays

web-now-playing = Ce qui se passe
web-prepare = Préparer votre prochain coup
    .about = Il est joué dès que c’est votre tour, même si vous êtes parti. Personne d’autre ne le voit.
web-prepare-title = À l’avance
web-prepare-done = Terminé
web-prepare-all = Rien de plus à préparer pour l’instant.
web-prepared = Préparé
web-prepare-cancel = Annuler « { $choice } » et la suite
web-prepare-dropped = Plus possible, donc annulé : { $choices }
web-paused-playback = En pause
web-film = Ce qui s’est passé
web-film-back = Étape précédente
web-film-on = Étape suivante
web-film-play = Lecture
web-film-pause = Pause
web-film-at = { $at } sur { $count }
web-film-list = Afficher en texte
web-film-before = À votre départ
web-film-skip = Sauter
web-since-you-looked = Pendant votre absence
web-replay = Replay
web-replay-eyes = Voir comme
web-replay-all = Tous les secrets révélés
web-replay-public = Spectateur
web-replay-hands-samurai = Derrière les paravents
web-replay-hands-shogun = Plans, face cachée
web-replay-share = Partager ce moment
web-replay-glance = La partie en un coup d’œil
web-replay-points = Points
web-replay-total = Si c’était fini
web-replay-control = Contrôle
web-replay-influence = Influence
web-replay-provinces = Provinces
web-replay-chests = Coffres
web-replay-tower = Dans la tour
web-replay-end = Fin
web-replay-events = Événements
web-replay-turns = ◆ changements de tête
web-replay-turn = Changement de tête
web-replay-where = Moment de la partie
web-replay-round = Époque { $era }, manche { $round }
web-replay-year = Année { $year }
web-replay-at = étape { $at } sur { $count }
web-replay-tab-board = Plateau
web-replay-tab-charts = Courbes
web-replay-tab-steps = Événements
web-replay-tab-players = Joueurs
web-replay-tab-eyes = Voir comme
web-replay-what-if = Et si… ?

## Settings

web-set-look = Apparence
web-set-play = Jeu
web-set-name = Nom
    .about = Pour la prochaine table que vous rejoindrez.
web-speed = Vitesse d’animation
web-speed-1 = Lente
web-speed-2 = Normale
web-speed-4 = Rapide
web-set-safe = Palette daltonisme
    .about = Des couleurs plus faciles à distinguer. Les symboles sont toujours affichés.
web-set-sound = Son
    .about = Bois, papier et cubes.
web-volume = Volume
web-set-pieces = Taille des pièces
    .about = Les grandes armées occupent l’espace libre autour d’elles.
web-pieces-normal = Normale
web-pieces-large = Grande
web-set-motion = Animations
    .about = Les pièces se déplacent sur le plateau. Sinon, tout change d’un coup.
web-set-confirm = Confirmer les choix
    .about = « Si nécessaire » ne demande qu’avant de révéler quelque chose ou de faire un choix définitif. « Jamais » : votre dernier appui compte.
web-confirm-always = Toujours
web-confirm-needed = Si nécessaire
web-confirm-never = Jamais

## Battles, revolts and the tower of Shogun

web-peasants = Paysans
web-log-again = Revoir
web-log-see = Revoir : { $what }
web-stage-fight = Combat
web-stage-event = Événement de la manche
web-stage-bids = Enchères
web-stage-supply = Hiver
web-stage-scoring = Décompte
web-bids-lot = Enchères égales : le sort décide
web-stage-again = Encore
web-stage-result = Résultat
web-stage-next = Continuer
web-tower-thrown = jetés
web-tower-inside = dans la tour
web-tower-tray = dans le bac
# $inside, $thrown and $tray are lists such as “Red 3, Peasants 2”.
web-tower-label = Tour à cubes. Déjà à l’intérieur : { $inside }. Jetés : { $thrown }.
web-tower-label-out = Dans le bac : { $tray }.
web-tower-own = Jetez dans votre tour : { $thrown }
web-tower-priming = La tour se remplit
web-tower-primed = La tour est prête
web-battle-none = rien
web-battle-from =
    { $count ->
        [one] { $count } armée depuis { $province }
       *[other] { $count } armées depuis { $province }
    }
web-battle-rise =
    { $count ->
        [one] { $count } paysan se soulève
       *[other] { $count } paysans se soulèvent
    }
web-battle-in = à { $province }
web-battle-with =
    { $count ->
        [one] { $count } armée à { $province }
       *[other] { $count } armées à { $province }
    }
web-battle-odds = Avant le jet : { $odds }
web-battle-before = avant le jet : { $what }
web-battle-takes = { $name } prend { $province }
web-battle-holds = { $name } tient { $province }
web-battle-neutral = { $province } devient neutre
web-battle-still-neutral = { $province } reste neutre
web-battle-against = contre

## Winter and scoring of Shogun

web-winter = Hiver de l’année { $year }
web-winter-left = { $event } est la dernière carte Événement : tout le monde perd du riz.
web-winter-unfed = Non ravitaillées
web-winter-fed = Toutes ravitaillées
web-winter-more =
    { $count ->
        [one] { $count } paysan de plus dans chacune
       *[other] { $count } paysans de plus dans chacune
    }
web-winter-revolts = Tirées pour une révolte
web-winter-held = tenue
web-winter-lost = perdue
web-scoring-year = Décompte de l’année { $year }
web-scoring-before = Jusqu’ici
web-scoring-sum = Points
web-scoring-provinces = Provinces
web-scoring-buildings = Bâtiments
web-scoring-majorities = Plus de bâtiments
web-scoring-most = Plus de bâtiments : { $region }
web-scoring-favours = Faveurs
web-scoring-samurai = Samouraïs
web-scoring-monuments = Monuments
web-scoring-arts = Arts

## Modules of Shogun

web-court-price =
    { $count ->
        [one] Prix : { $count } dignitaire
       *[other] Prix : { $count } dignitaires
    }
web-court-none = aucune faveur
web-court-reception = Salle de réception
web-court-audience = Salle d’audience
web-court-supply = Réserve
web-court-protected = Protection : { $protected }
web-court-calm = Une carte Faveur protège du prochain marqueur d’agitation
web-court-round = Envoyés pendant cette manche
web-samurai-blank = aucun bonus
web-samurai-regions = Régions avec des provinces
web-generals-off = hors du plateau
web-generals-standing = Monuments sur le plateau
web-generals-captured = Pris
web-generals-supply = Restants à bâtir
web-arts-regions = Cartes Région dans l’ordre
web-arts-artist = artiste
web-arts-down = artiste face cachée


## Captions of moments that concern several players

web-many-resource-gained = Les ressources sont récoltées
web-many-influence-gained = L’influence augmente dans les régions
web-many-region-bonus-scored = Les bonus de région sont comptés
web-many-shrines-scored = Les sanctuaires rapportent des points
web-many-card-shown = { $seats } n’ont rien prévu ici
web-many-card-drawn = Chacun pioche une carte Destin
web-many-seat-drew = Chacun pioche une carte Destin
web-many-influence-scored = L’influence est comptée, région par région
web-many-provinces-scored = Les provinces et les bâtiments sont comptés
web-many-art-line-scored = Les œuvres d’art sont comptées
