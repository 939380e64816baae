# The web app. Names of things are in the catalogues of the games.

## Everywhere

web-home = Accueil
web-language = Langue
web-theme = Clair ou sombre
web-theme-system = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-show-all = Tout afficher ({ $count })
web-settings = Réglages
web-close = Fermer
web-loading = Un instant…
web-reconnecting = La connexion est coupée. Reconnexion en cours ; rien n’est perdu.
web-server-gone = Le serveur est injoignable.
    .about = Rien n’est perdu : la partie reprend dès qu’il répond.
web-retry = Réessayer
web-cancel = Annuler
web-save = Enregistrer
web-saved = C’est enregistré.
web-add = Ajouter
web-remove = Retirer
web-not-now = Pas maintenant
web-rule = Règle { $rule }
web-missing = Il n’y a rien ici
    .about = L’adresse est peut-être mal écrite.
web-more = Plus

## Home

web-hero = Planifiez en secret. Regardez le plan se dérouler.
    .about = Deux jeux de plateau sur les provinces en guerre, entre amis ou contre des bots. Pas de compte, pas de mur de cookies. Un lien suffit.
web-play-now = Jouer
web-learn = Apprendre en 4 min
web-invite = Inviter des amis
web-my-tables = Vos tables
web-no-tables = Aucune partie pour l’instant. Jouez, et la partie reste ici.
web-waits-friends = En attente d’amis
web-trying = essai
web-others-turn = Les autres choisissent
web-over = La partie est terminée
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
web-join = Rejoindre avec un code ou un lien
web-join-button = Rejoindre
web-watch-it = Regarder
web-alerts-off = Les alertes de tour sont désactivées sur cet appareil.
web-turn-on = Activer
web-account-offer = Gardez vos parties sur tous vos appareils : avec un compte, si vous le souhaitez.
web-contact = Contact
web-source = Code source
web-kept-over =
    { $days ->
        [0] Les parties terminées sont gardées pour toujours.
        [one] Les parties terminées sont gardées { $days } jour.
       *[other] Les parties terminées sont gardées { $days } jours.
    }
web-kept-idle =
    { $days ->
        [0] Les parties que personne ne joue sont gardées pour toujours.
        [one] Les parties que personne ne joue sont gardées { $days } jour.
       *[other] Les parties que personne ne joue sont gardées { $days } jours.
    }
web-rules-of = Règles : { $game }
web-search = Chercher dans les règles
web-found =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }

## A new table, and joining one

web-new-table = Nouvelle table
web-which-game = Jeu
web-option-edition = Édition
web-option-variants = Variantes
web-option-side = Face du plateau
web-option-start = Départ
web-option-modules = Modules
web-option-tower = Tour à cubes
web-option-first = Premier joueur
web-rules = Règles
web-by-lot = Tirage au sort
web-clash = Incompatible avec : { $other }
web-people-only = Les bots ne peuvent pas voir la tour que vous avez chez vous.
web-house = Règles maison
    .about = Des changements convenus à la table. Sans changement, l’édition décide.
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
    .about = Passez-vous l’appareil : un écran cache ce que les autres ne doivent pas voir.
web-bot = Bot, { $level }
web-bot-random = au hasard
    .about = prend n’importe quel coup permis
web-bot-easy = facile
    .about = pour les premières parties
web-bot-normal = moyen
    .about = joue selon les règles que vous voyez
web-bot-hard = difficile
    .about = réfléchit plus longtemps, n’en voit pas plus que vous
web-pace = Rythme
web-pace-free = Sans hâte
    .about = Rien ne presse.
web-pace-live = En temps réel
    .about = Tout le monde à la fois, avec la montre.
web-pace-days = Sur des jours
    .about = De temps en temps, avec un délai pour chaque réponse.
web-minutes-each = Minutes pour chaque joueur
web-seconds-more = Secondes en plus par réponse
web-hours-each = Délai pour chaque réponse
web-hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
web-absent = Quand le temps est écoulé
    .about = Au retour, on reprend la main.
web-absent-bot = Un bot remplaçant joue ({ $level })
web-watch = Qui peut regarder
    .about = Le public ne voit aucun secret.
web-watch-link = Qui a le lien
web-watch-public = Tout le monde
web-watch-nobody = Personne
web-table-name = Nom de la table
web-begins-later =
    { $count ->
        [one] Vous recevez un lien et un code QR pour votre ami. La partie commence quand la place est prise.
       *[other] Vous recevez un lien et un code QR pour vos { $count } amis. La partie commence quand toutes les places sont prises.
    }
web-begins-now = La partie commence aussitôt.
web-set-up = Ouvrir la table
web-no-code = Ce code n’ouvre aucune table
    .about = Les places sont peut-être prises, ou le code est mal écrit.
web-join-about = Choisissez un nom et une couleur, et c’est parti.
web-name = Nom
web-colour = Couleur
web-sit-down = Prendre place
web-there = À la table :
web-sit-already = Vous avez déjà une place à cette table. Si vous en prenez une autre, deux personnes jouent sur cet appareil.
web-to-table = Aller à la table
web-lobby = Transmettez ce code ou le lien. Tout le monde choisit un nom et une couleur.
web-lobby-missing =
    { $count ->
        [0] La partie commence
        [one] En attente d’un ami
       *[other] En attente de { $count } amis
    }
web-lobby-stay = La partie commence dès que tout le monde est là. Vous pouvez fermer cette page et revenir.
web-code = Code de la table
web-share = Partager le lien
web-copy = Copier
web-copied = Copié
web-qr = Code QR du lien
web-link-join = Lien pour les amis
web-link-watch = Lien pour regarder
web-seat-link = Lien secret pour : { $name }
web-open-seat = Place libre
    .about = un ami reçoit un lien
web-waits-friend = en attente d’un ami
web-seat-person = Joueur
web-seat-bot = Bot
web-you = vous
web-watching = Vous regardez la partie.
web-let-friend = Laisser un ami jouer
web-give-bot = Confier à un bot
web-new-link = Nouveau lien
web-propose-bot = Proposer un bot
web-no-table = Ce lien n’ouvre aucune table
    .about = Il a peut-être été renouvelé, ou la table n’existe plus.

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
web-your-turn = À vous de jouer
web-waiting = En attente : { $names }
web-not-your-turn = Ce n’est pas à vous de jouer.
web-undo = Annuler le coup
web-choose-first = Choisissez d’abord
web-all-choices =
    { $count ->
        [one] { $count } choix en liste
       *[other] Les { $count } choix en liste
    }
web-skip =
    { $count ->
        [one] Sauter { $count } étape
       *[other] Sauter { $count } étapes
    }
web-log = Journal
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
    Plateau, époque { $era }, manche { $round }. La touche Tab parcourt ce que l’on peut toucher, de bas en haut.
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
web-samurai-choosing = choisit
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
       *[other] , un jeton s’y trouve
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
    .about = Ce que rapporte chaque région : l’influence, et les points en or
web-samurai-final = Décompte final
    .about = L’influence compte une fois pour chaque carte Destin de sa région
web-samurai-count-all = Tout compter
web-samurai-go-on = Continuer
web-samurai-help = Aide et touches
web-samurai-help-flow = Comment choisir
    .about = Touchez une chose, puis un lieu, ou l’inverse. Ce que vous pouvez toucher porte un anneau doré. Confirmez ensuite. Touchez autre chose, et vous apprenez pourquoi c’est impossible.
web-samurai-help-signs = Signes
web-samurai-help-keys = Touches
web-samurai-key-next = prochaine chose à toucher, de bas en haut
web-samurai-key-choose = la choisir
web-samurai-key-token = choisir un jeton d’ordre
web-samurai-key-confirm = confirmer
web-samurai-key-undo = annuler le coup
web-samurai-key-back = reprendre le dernier toucher
web-samurai-key-zoom = plus près, plus loin, tout le plateau (quand le plateau est sélectionné)
web-samurai-key-film = parcourir ce qui s’est passé, ou mettre en pause
web-samurai-key-help = cette aide
web-samurai-sign-power = armées : le nombre d’une pile
web-samurai-sign-castle = château
web-samurai-sign-capital = capitale
web-samurai-sign-shrine = sanctuaire
web-samurai-sign-mountain = montagne
web-samurai-sign-secret = visible pour vous uniquement
web-samurai-sign-offer = vous pouvez le toucher
web-samurai-sign-control = bordure dans la couleur de qui contrôle la province
web-samurai-sign-tied = égalité : personne n’a le contrôle

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
web-shogun-owners = Bordures aux couleurs des propriétaires
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
web-shogun-hidden-actions = 1–{ $known } connues, autres face cachée
web-shogun-hand = Votre main
web-shogun-hand-about =
    { $count ->
        [one] { $count } carte, posées : { $laid }.
       *[other] { $count } cartes, posées : { $laid }.
    } Faites glisser, ou touchez une carte puis une case.
web-shogun-hand-sealed = Vous pouvez rompre le sceau tant que le dernier n’est pas posé.
web-shogun-hand-empty = Toutes vos cartes sont posées.
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
        [one] { $count } étape gardée ici jusqu’au retour de la connexion
       *[other] { $count } étapes gardées ici jusqu’au retour de la connexion
    }
web-shogun-to-hand = Reprendre en main
web-shogun-seal = Sceller le plan
web-shogun-unseal = Rompre le sceau
web-shogun-sealed = scellé
web-shogun-sealed-count = Scellés : { $count }/{ $seats }
web-shogun-who-sealed = Plans scellés
web-shogun-has-sealed = { $name } : plan scellé
web-shogun-chests-enough = Jamais moins de { $lowest } en chemin.
web-shogun-chests-short = Il peut en manquer jusqu’à { $short } en chemin : une action pourrait être annulée.
web-shogun-winter = Prévision pour l’hiver
web-shogun-revolts = Révoltes
# $planned and $unsupplied are numbers or spans such as 3–5; $losses is a list.
web-shogun-winter-about = Provinces : { $provinces }, riz : { $rice } + { $planned }. Perte : { $losses }. Non ravitaillées : { $unsupplied }.
web-shogun-if-ended = Si la partie finissait maintenant
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
web-leave = Quitter la table ; elle reste parmi vos parties
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
web-chat-empty = Personne n’a encore rien dit.
web-chat-watching = Le public peut lire, mais pas écrire.
web-host-says = L’hôte du serveur
web-phrases = Des phrases que chacun lit dans sa langue
web-say = Dire quelque chose
web-send = Envoyer
web-mute = Ne plus entendre : { $name }
web-unmute = Entendre à nouveau : { $name }

web-own-seat = Votre place
web-standing = Quand votre temps est écoulé
    .about = Un remplaçant joue jusqu’à votre retour.
web-standing-unset = Comme prévu à la table
web-standing-wait = La table attend
web-standing-in = Un remplaçant joue pour vous.
    .about = Votre temps était écoulé.
web-i-am-back = Reprendre la main
web-own-link = Votre lien secret
    .about = Il ouvre votre place sur un autre appareil. Ne le donnez à personne.
web-renew = Créer un nouveau lien ; l’ancien n’ouvre plus rien
web-what-if = Essayer ce qui se passerait
    .about = Une table rien que pour vous continue d’ici, contre des bots. Ce que vous ne savez pas est inventé ; personne d’autre ne la voit.
web-forget = Oublier sur cet appareil
    .about = Sans votre lien secret, cet appareil ne peut plus ouvrir votre place.

web-votes = Proposer quelque chose
    .about = C’est fait quand tous ceux qui jouent sont d’accord. Les bots le sont toujours.
web-vote-underway = Un vote est en cours.
web-propose-pause = Mettre en pause
web-propose-resume = Reprendre la partie
web-propose-extend = Donner plus de temps
web-hours-more = Combien de temps en plus
web-propose-rewind = Rembobiner la partie
web-rewind-where = Revenir juste avant ceci :
web-rewind-none = Il n’y a encore rien à rembobiner.
web-propose-end = Finir la partie sans résultat
web-propose-end-sure = Proposer la fin
web-proposes = { $name } propose : { $what }
web-vote-pause = mettre la partie en pause.
web-vote-resume = reprendre la partie.
web-vote-extend =
    { $hours ->
        [one] { $hours } heure de plus.
       *[other] { $hours } heures de plus.
    }
web-vote-replace = un bot prend définitivement cette place : { $name }.
web-vote-end = finir la partie sans résultat.
web-vote-rewind = rembobiner la partie.
web-vote-before = Juste avant ceci : { $what }
web-agreed = D’accord :
web-agree = D’accord
web-no = Non
web-withdraw = Retirer
web-paused = La partie est en pause.
    .about = Aucune montre ne tourne.
web-closed = La table a mis fin à la partie.
    .about = Il n’y a pas de résultat.

web-pass = Passer l’appareil
web-pass-to = Passez l’appareil : { $name }
web-pass-safe = Rien de secret n’est visible sur cet écran.
web-i-am = C’est moi : { $name }
web-back-to = Revenir à : { $name }
web-who-are-you = Qui est devant l’appareil ?
web-as-spectator = Regarder la partie
web-asked-here = À jouer sur cet appareil : { $name }.

## Alerts

web-alerts = Alertes de tour
    .about = Sachez que c’est à vous de jouer, même quand la page est fermée.
web-alert-here = Sonner ici
web-alert-other = Par webhook ou e-mail
web-alert-push = Ce navigateur ou un autre
web-alert-webhook = Webhook
    .where = Adresse du webhook
web-alert-email = E-mail
    .where = Adresse e-mail
web-alert-code = Code reçu par e-mail
    .sent = Un code y a été envoyé. Saisissez-le et les alertes arriveront. Si rien n’arrive, regardez dans les indésirables.
web-alert-confirm = Confirmer
web-alert-no-push = Ce navigateur ne peut pas sonner. Sur un téléphone, ajoutez d’abord la page à l’écran d’accueil.
web-alert-forbidden = Le navigateur l’interdit. Autorisez les notifications de cette page dans ses réglages.
web-alerts-elsewhere = Le webhook et l’e-mail se règlent à chaque table, dans son menu.
web-set-alerts = Sonner dans ce navigateur
    .about = Quand c’est à vous de jouer, pour toutes les parties de cet appareil.

## Accounts

web-account = Compte
    .about = Il n’en faut pas pour jouer. Un compte réunit vos parties sur tous vos appareils.
web-way-new = Nouveau
web-way-new-button = Créer un compte
web-way-log-in = Connexion
web-way-log-in-button = Se connecter
web-way-forgot = Oublié
web-way-forgot-button = Envoyer un lien
web-account-name = Nom
web-name-or-mail = Nom ou adresse e-mail
web-password = Mot de passe
    .about = Au moins 8 caractères.
web-email = E-mail
    .about = Facultatif, seulement en cas d’oubli du mot de passe.
web-recovery-sent = S’il existe un tel compte avec une adresse e-mail, un lien est en route.
web-logged-in = Compte ouvert : { $name }
web-devices =
    { $count ->
        [one] Sur { $count } appareil.
       *[other] Sur { $count } appareils.
    }
web-attach =
    { $count ->
        [one] Garder la partie de cet appareil
       *[other] Garder les { $count } parties de cet appareil
    }
    .about = Vous les retrouvez ensuite sur tous vos appareils. Leurs liens restent valables comme avant.
web-attached =
    { $count ->
        [one] Votre compte garde { $count } partie.
       *[other] Votre compte garde { $count } parties.
    }
web-log-out = Se déconnecter
web-change-account = Mot de passe et e-mail
web-new-password = Nouveau mot de passe
    .about = Il déconnecte tous les autres appareils.
web-old-password = Mot de passe actuel
web-export = Tout ce qui est gardé sur vous
    .about = Un seul fichier avec tout.
web-download = Télécharger
web-delete-account = Supprimer le compte
    .about = Le compte disparaît aussitôt. On peut encore jouer à vos places avec leurs liens.

## What went wrong around the games

web-error-unreachable = Le serveur est injoignable.
web-error-broken = Il y a eu un problème sur le serveur.
web-error-unwell = Le serveur n’atteint pas sa base de données. Réessayez dans un instant.
web-error-bad-token = Ce lien n’est plus valable.
web-error-bad-session = Votre connexion a expiré.
web-error-bad-login = Le nom ou le mot de passe est faux.
web-error-wrong-password = Le mot de passe est faux.
web-error-bad-recovery = Ce lien a déjà servi ou est trop ancien.
web-error-banned = L’hôte de ce serveur ne vous laisse plus entrer.
web-error-name-taken = Ce nom est déjà pris.
web-error-no-mail = Ce serveur n’envoie pas d’e-mails.
web-error-too-many = C’était trop d’un coup. Attendez un instant, s’il vous plaît.
web-error-full = Le serveur est complet. Réessayez plus tard, s’il vous plaît.
web-error-no-open-seat = Quelqu’un a été plus rapide : il n’y a plus de place libre.
web-error-colour-taken = Cette couleur est déjà prise.
web-error-vote-open = Un autre vote n’est pas encore décidé.
web-error-no-vote = Ce vote n’est plus en cours.
web-error-stand-in = Un remplaçant joue pour vous. Reprenez d’abord la main.
web-error-too-many-alerts = Il y a déjà trop d’alertes à cette place.
web-error-wrong-code = Ce n’est pas le code envoyé. Vérifiez, s’il vous plaît.
web-error-too-many-codes = Trop de codes étaient faux : l’alerte a été supprimée. Vous pouvez l’ajouter de nouveau.
web-error-no-alert = Cette alerte n’existe plus.
web-error-seated = Votre compte a une autre place à cette table.
web-error-table-changed = La table a changé. Regardez à nouveau, s’il vous plaît.
web-error-not-allowed = Ce n’est pas à vous de changer cela.

## The end

web-winners =
    { $count ->
        [one] { $names } gagne !
       *[other] Victoire partagée : { $names } !
    }
web-you-win = La victoire est à vous !
web-rematch = Revanche
web-to-rematch = À la revanche
web-see-board = Voir le plateau
web-keep-replay = Garder le replay
web-proof = La graine du hasard est maintenant connue : « sengoku replay verify » prouve que personne n’a forcé le hasard.

## The film of what happened, and replays

web-film = Ce qui s’est passé
web-film-back = Étape précédente
web-film-on = Étape suivante
web-film-play = Lecture
web-film-pause = Pause
web-film-at = { $at } sur { $count }
web-film-list = Tout en mots
web-film-before = À votre départ
web-film-skip = Sauter
web-since-you-looked = Depuis votre dernier passage
web-replay = Replay
web-replay-watch = Revoir la partie
web-replay-see = Voir comme…
web-replay-eyes = Voir comme
web-replay-all = Tous les secrets visibles
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
web-replay-turns = ◆ la tête change
web-replay-turn = La tête change
web-replay-where = Moment de la partie
web-replay-round = Époque { $era }, manche { $round }
web-replay-year = Année { $year }
web-replay-at = étape { $at } sur { $count }
web-replay-tab-board = Plateau
web-replay-tab-charts = Courbes
web-replay-tab-events = Événements
web-replay-tab-eyes = Voir comme
web-replay-what-if = Et si… ?

## Settings

web-set-look = Apparence
web-set-play = Jeu
web-set-name = Nom
    .about = Pour la prochaine table où vous prenez place.
web-speed = Vitesse d’animation
web-speed-1 = Lente
web-speed-2 = Normale
web-speed-4 = Rapide
web-set-safe = Des couleurs pour tous les yeux
    .about = Une palette que les daltoniens distinguent. Les signes sont toujours là.
web-set-sound = Son
    .about = Bois, papier et cubes.
web-set-motion = Animations
    .about = Les pièces bougent. Sans cela, tout arrive d’un coup.
web-set-confirm = Demander avant un choix définitif
    .about = Sinon, le dernier toucher décide.

## Battles, revolts and the tower of Shogun

web-peasants = Paysans
web-log-again = Revoir
web-log-see = Revoir : { $what }
web-stage-fight = Combat
web-stage-event = Événement de la manche
web-stage-supply = Hiver
web-stage-scoring = Décompte
web-stage-final = Décompte final
web-stage-again = Encore
web-stage-result = Résultat
web-stage-next = Continuer
web-tower-thrown = jetés
web-tower-inside = dans la tour
web-tower-tray = dans le bac
# $inside, $thrown and $tray are lists such as “Red 3, Peasants 2”.
web-tower-label = La tour à cubes. Dans la tour auparavant : { $inside }. Jetés : { $thrown }.
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
web-winter-left = Dernière carte : { $event }. Tout le monde perd du riz.
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
web-scoring-game = D’où viennent les points
web-scoring-before = Jusqu’ici
web-scoring-sum = Points
web-scoring-chests = Coffres, si égalité
web-scoring-provinces = Provinces
web-scoring-buildings = Bâtiments
web-scoring-majorities = Plus de bâtiments
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
web-court-calm = Une faveur est gardée contre la prochaine agitation
web-court-round = Envoyés pendant cette manche
web-samurai-blank = aucun bonus
web-samurai-regions = Régions avec des provinces
web-generals-off = hors du plateau
web-generals-standing = Monuments sur le plateau
web-generals-captured = Pris
web-generals-supply = Encore à bâtir
web-arts-regions = Cartes Région dans leur ordre
web-arts-artist = artiste
web-arts-down = artiste face cachée
