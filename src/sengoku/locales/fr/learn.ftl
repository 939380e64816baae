# Lessons: what the coach says. Keys are learn-GAME-STEP, see lessons/*.toml.

## Around the lessons

learn-title = Apprendre
    .about = Sur le vrai plateau, avec les vraies règles. Touchez ce que vous voulez : si ce n’est pas permis, vous saurez pourquoi.
learn-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
learn-steps =
    { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
learn-begin = Commencer
learn-resume = Reprendre : étape { $step }
learn-again = Recommencer
learn-done = Vous connaissez cette leçon.
learn-books = Livrets de règles
learn-books-about = Chaque règle avec son numéro, à lire ou à chercher.
learn-book = Règles : { $game }
learn-coach = Votre guide
learn-step = Étape { $step } sur { $all }
learn-next = Suivant
learn-next-lesson = Leçon suivante
learn-number = Leçon { $number }
learn-leave = Quitter la leçon
learn-watch = Regardez…
learn-hint = C’est possible, mais cette étape parle d’autre chose : { $task }
learn-hint-read = Lisez d’abord cette étape.
learn-first-game = Jouer une partie
learn-read-rules = Lire les règles
learn-contents = Sommaire
learn-nothing-found = Aucune règle ne contient ces mots.
learn-rules-english = Les règles sont uniquement en anglais.
learn-gone = Cette leçon ne peut pas continuer
    .about = Sa table n’existe plus, ou la leçon a changé. Il suffit d’un instant pour recommencer.

learn-samurai-basics = Small Samurai Empires en { $minutes } minutes
    .about = La dernière époque d’une partie à deux : une carte, quatre ordres secrets, une résolution et le décompte. Gagnez-la.
learn-samurai-covering = Couvrir, la mer, les égalités
    .about = La dernière manche d’une partie serrée : couvrez des jetons, traversez la mer et gagnez à égalité.
learn-shogun-basics = Shogun en { $minutes } minutes
    .about = Un automne et l’hiver qui suit : planifiez en secret, misez, combattez par la tour, ravitaillez vos provinces.
learn-shogun-battles = Batailles, révoltes, un module
    .about = Un été et trois combats, chacun avec ses règles, et un général venu d’un des modules.

## Small Samurai Empires

learn-samurai-basics-welcome = Vous jouez Rouge
    .text = Quatre régions, deux rivaux. Qui a le plus de puissance dans une province la contrôle : une armée compte 1, un château 2. Ici, à Aki, Bleu est en tête, 3 contre 1. Vous avez 3 points de retard, et c’est la dernière époque.
learn-samurai-basics-destiny = Choisissez ce qui comptera
    .text = Tout le monde joue une carte Destin face cachée. À la fin, chaque carte augmente la valeur de sa région. Vous allez bientôt prendre des forces dans la région turquoise.
    .task-1 = Jouez la carte de la région turquoise
learn-samurai-basics-place = Donnez un ordre secret
    .text = Place aux jetons : quatre chacun, un par un. Un jeton agit dans la région de son emplacement, quand vient son tour. À Kozuke, deux armées bleues côtoient la vôtre. La petite image près d’un emplacement est son action neutre : elle est aussitôt à vous.
    .task-1 = Posez « Attaque » sur l’emplacement t1
    .task-2 = Action neutre : récoltez à Musashi
learn-samurai-basics-neutral = Encore trois ordres
    .text = L’emplacement dit où et quand, le jeton dit quoi. L’action neutre a lieu tout de suite et ne coûte rien ; l’ordre attend le tour de son emplacement. Choisissez vos emplacements pour les deux.
    .task-1 = Posez « Recruter » sur l’emplacement g1
    .task-2 = Action neutre : recrutez à Aki
    .task-3 = Posez « Déplacement 2 ou 3 » sur o1
    .task-4 = Action neutre : Yamashiro vers Kii
    .task-5 = Posez « Château » sur l’emplacement v2
    .task-6 = Neutre : attaquez Bleu à Ishikari
learn-samurai-basics-secret = Seul le dos est visible
    .text = Vos jetons ne montrent leur face qu’à vous. Sur ceux de Bleu, vous ne voyez que le blason, et Bleu ne voit que le vôtre : où, mais pas quoi. Bleu en a encore un à poser. Ensuite, tous les jetons sont révélés un par un, de bas en haut.
learn-samurai-basics-recruit = Premier emplacement : Recruter
    .text = Votre jeton tout en bas est révélé. Il amène une armée dans la capitale de sa région et, pour 1 nourriture, une seconde. Avec deux, vous dépassez Bleu à Aki.
    .task-1 = Recrutez à Aki
    .task-2 = Payez 1 nourriture : recrutez encore à Aki
learn-samurai-basics-move = Déplacez-vous, étendez-vous
    .text = « Déplacement 2 ou 3 » donne deux points de mouvement, et un troisième pour 1 nourriture. Les armées ne se bloquent jamais. Mikawa et Mino sont vides ; Mino a un sanctuaire. Une armée suffit pour contrôler une province.
    .task-1 = Déplacez une armée : Yamashiro vers Mikawa
    .task-2 = Déplacez une armée : Yamashiro vers Mino
learn-samurai-basics-attack = Attaquez avant qu’on vous attaque
    .text = Une attaque détruit une armée là où vous en avez une, et vous ne perdez rien. Une seconde victime dans la même province coûte 1 bushido. Vous l’avez récolté pour cela : l’attaque de Bleu vient ensuite, plus haut.
    .task-1 = Attaquez Bleu à Kozuke
    .task-2 = Payez 1 bushido pour la seconde victime
learn-samurai-basics-castle = Construisez un château
    .text = Bleu n’avait plus d’armée pour son attaque. Maintenant, deux de vos armées retournent dans votre réserve et vous bâtissez un château. Il compte 2, ne peut pas être détruit et rapporte de l’influence à chaque époque.
    .task-1 = Construisez à Ishikari
learn-samurai-basics-influence = L’influence
    .text = Dans chaque région, vous avancez de 1 par province que vous contrôlez, et de 1 de plus pour un château. Qui en contrôle le plus gagne le bonus de région, et chaque sanctuaire rapporte 1 point. Normalement, une seconde manche vient d’abord, de haut en bas ; nous l’avons laissée de côté.
learn-samurai-basics-worth = Ce que vaut l’influence
    .text = À la fin de la troisième époque, chaque piste donne une valeur, multipliée par les cartes jouées pour cette région. Votre 6 turquoise vaut 4, et trois cartes turquoise sont visibles : 12 points. Voilà à quoi servait votre carte.
learn-samurai-basics-end = Vous gagnez, 67 à 57
    .text = Cartes, jetons, ordres, décompte : vous connaissez l’essentiel. Une partie entière a trois époques de deux manches. À la seconde manche, des jetons en couvrent d’autres : c’est la leçon suivante, avec la mer et les égalités.

learn-samurai-covering-welcome = La seconde manche
    .text = Les jetons de la première manche sont face visible. Ce qui n’est pas couvert agit encore, cette fois de haut en bas. Vous posez maintenant trois autres jetons. L’attaque de Bleu en o2 menace vos armées à Yamashiro.
learn-samurai-covering-cover = Couvrez un adversaire
    .text = Un jeton posé sur celui de Bleu l’arrête. Couvrir coûte 1 bushido la première fois, 2 la deuxième, et chaque adversaire une fois par époque au plus. Vous avez aussi l’action neutre de l’emplacement : ici, une attaque.
    .task-1 = Posez « Recruter » sur Bleu en o2
    .task-2 = Neutre : attaquez Bleu à Yamashiro
learn-samurai-covering-own = Couvrez-vous
    .text = Bleu a couvert votre « Déplacement 3 » en v3 : il n’agira plus. Couvrir vos propres jetons est gratuit. Votre attaque en t3 a fait son travail ; un navire y sera plus utile.
    .task-1 = Posez « Déplacement 2 / Mer » sur t3
    .task-2 = Action neutre : attaquez Bleu à Mutsu
learn-samurai-covering-empty = Ou un emplacement vide
    .text = Les emplacements vides sont gratuits aussi. Ce qui est posé face cachée dans cette manche ne peut plus être couvert par personne.
    .task-1 = Posez « Château » sur l’emplacement v2
    .task-2 = Neutre : attaquez Bleu à Ishikari
learn-samurai-covering-north = De haut en bas
    .text = La seconde manche va dans l’autre sens : le dernier passe en premier. Le jeton de Bleu en v3 était une récolte. C’est maintenant le tour de votre château.
    .task-1 = Construisez à Ishikari
learn-samurai-covering-ship = Par la mer
    .text = Au lieu de deux points de mouvement, cet ordre peut embarquer une ou deux armées : pour 1 nourriture, d’une côte de sa région vers toute autre côte. À Mutsu, vous n’avez que l’égalité. Au loin, Bungo et son sanctuaire sont libres.
    .task-1 = Par mer, 2 armées : Mutsu vers Bungo
learn-samurai-covering-tie = Ce qui agit encore
    .text = Votre « Recruter » en o3 n’a pas été couvert : il agit une seconde fois ; puis vient celui qui couvre l’attaque de Bleu. À égalité, personne ne contrôle la province : une armée de plus peut valoir une province.
    .task-1 = Recrutez à Yamashiro
    .task-2 = Recrutez encore à Yamashiro
    .task-3 = Prenez la récolte
learn-samurai-covering-bonus = Égalité dans une région
    .text = Dans la région orange, vous contrôlez chacun deux provinces. À égalité en tête, chacun gagne le plus petit bonus et il n’y a pas de deuxième. En tête sans égalité, vous auriez eu le plus grand.
learn-samurai-covering-end = Égalité, et vous gagnez
    .text = 72 à 72. À points égaux, la victoire va à qui a le moins d’armées sur le plateau : vous 11, Bleu 12. Ensuite, nourriture et bushido départageraient. Vous connaissez tout le jeu ; le reste, c’est de deviner Bleu.

## Shogun

learn-shogun-basics-welcome = Vos provinces
    .text = Vous jouez Rouge. Les nombres indiquent les armées, les symboles les bâtiments. En hiver, chaque province et chaque bâtiment rapporte un point, et avoir le plus de bâtiments d’un type dans une région rapporte davantage. C’est l’automne : l’hiver vient ensuite.
learn-shogun-basics-row = Dix actions, dans cet ordre
    .text = Chaque manche a les mêmes dix actions, dans un nouvel ordre. Tout le monde fait la première, puis tout le monde la deuxième. Cinq seulement sont visibles pendant que vous planifiez ; les autres sont révélées en cours de route.
learn-shogun-basics-plan = Une carte pour chaque action
    .text = Votre main a une carte pour chaque province. Posée sur une action, elle signifie : faire cela ici. Les cartes Coffre signifient : action non jouée. Une province sert à une seule action par manche. La moitié de votre plan est déjà posée.
learn-shogun-basics-tax = L’impôt
    .text = Lever l’impôt rapporte les coffres imprimés sur la province. Suruga est votre province la plus riche, avec 7. Prenez sa carte, puis touchez la case.
    .task-1 = Posez Suruga sur « Lever l’impôt »
learn-shogun-basics-rice = Le riz et l’agitation
    .text = En hiver, il vous faut un riz pour chaque province. Sagami en donnerait 4, mais porte un marqueur d’agitation : y collecter encore provoque une révolte. Mino est calme et en donne 5.
    .task-1 = Posez Mino sur « Collecter le riz »
learn-shogun-basics-levy = Levez des armées
    .text = Cinq armées coûtent 3 coffres. Jaune est à Bizen avec cinq armées, à côté de votre province Harima, qui en a trois. Préparez-vous.
    .task-1 = Posez Harima sur « Lever 5 armées »
learn-shogun-basics-attack = Préparez une attaque
    .text = « Combat/Mouv. » envoie des armées dans une province adjacente. Leur destination se décide le moment venu, pas maintenant. Musashi en a huit, et Shinano, à côté, est faible.
    .task-1 = Posez Musashi sur « Combat/Mouv. A »
learn-shogun-basics-seal = Misez et scellez
    .text = L’enchère la plus haute choisit en premier sa position dans l’ordre des joueurs. Vous payez les coffres misés. Scellez ensuite : les autres voient que votre plan est prêt, jamais ce qu’il contient.
    .task-1 = Posez la carte Coffre 2 sur « Enchère »
    .task-2 = Scellez le plan
learn-shogun-basics-order = Choisissez votre position
    .text = Jaune a misé 3 et pris la première position. C’est à vous. Chaque position a une carte spéciale pour cette manche ; vous prévoyez une attaque : une armée de plus dans chaque attaque est bienvenue.
    .task-1 = Choisissez la position 2 : +1 en attaque
learn-shogun-basics-yield = Tout se passe comme prévu
    .text = Sept coffres de Suruga, cinq riz de Mino, cinq armées à Harima. Là où vous avez collecté, il y a maintenant un marqueur d’agitation. Vous n’avez rien eu à décider : le plan l’a fait. La prochaine action est votre attaque.
learn-shogun-basics-battle = Par la tour
    .text = Tous les cubes d’un combat vont ensemble dans la tour. Certains y restent, et d’autres, de combats précédents, en tombent. Ce qui est dans le bac décide : le camp le plus nombreux gagne et perd autant de cubes que l’autre en avait. Une armée doit rester sur place.
    .task-1 = Allez à Shinano
    .task-2 = Envoyez 7 armées
learn-shogun-basics-defence = C’est vous qu’on attaque
    .text = Shinano est à vous, et sa carte aussi. Jaune a prévu d’attaquer Harima. Vos nouvelles armées y sont, et les paysans aident qui défend une province sans agitation. Continuez, et les cubes tombent.
learn-shogun-basics-winter = L’hiver
    .text = La dernière carte Événement coûte du riz à tout le monde. Vous ravitaillez 6 provinces sur 10 : deux d’entre elles se révoltent, avec des paysans pour chaque marqueur d’agitation et 2 de plus. Vous choisissez la première ; ce qui est dans le bac est jeté aussi.
    .task-1 = Choisissez la première révolte
learn-shogun-basics-score = Le décompte
    .text = Un point pour chaque province et chaque bâtiment ; puis 3, 2 et 1 points à qui a le plus de châteaux, de temples et de théâtres dans chaque région. Après cela, riz et agitation disparaissent, et le printemps arrive.
learn-shogun-basics-end = Deux années comme celle-ci
    .text = Printemps, été et automne avec dix actions chacun, puis l’hiver, et tout cela deux fois. Qui a le plus de points après le second hiver gagne. Vous savez tout ce qu’il faut.

learn-shogun-battles-welcome = Qui défend ?
    .text = Tous les plans sont scellés et la première action est Combat/Mouv. A. Vous attaquez depuis Musashi. Dans une province sans troubles, les paysans tombés de la tour aident qui la possède. S’il y a des troubles, ils restent à l’écart.
learn-shogun-battles-odds = Regardez les chances
    .text = Shinano a un marqueur de troubles : Jaune y combat sans aide, avec trois armées. Votre carte spéciale ajoute une armée à chaque attaque. La barre montre les chances avant l’envoi.
    .task-1 = Marchez sur Shinano
    .task-2 = Envoyez 7 armées
learn-shogun-battles-defence = Une égalité ne laisse rien
    .text = Jaune attaque maintenant Harima, quatre contre trois. Si les deux camps ont autant de cubes dans le bac, armées et bâtiments disparaissent, la province devient neutre et sa carte quitte votre plan. Continuez et regardez.
learn-shogun-battles-revolt = Une révolte
    .text = Harima est perdue, et son action avec elle. Puis vous avez récolté du riz à Sagami, où il y avait un marqueur : autant de paysans que de marqueurs contre vos quatre armées. Victoire : la province reste à vous, avec un marqueur de plus.
learn-shogun-battles-neutral = Provinces neutres
    .text = Un paysan défend une province neutre ; l’événement de cette manche en fait deux. Mais des cubes d’anciens combats peuvent tomber et compter. Kai est neutre, et Combat/Mouv. B est à vous.
    .task-1 = Marchez sur Kai
    .task-2 = Envoyez 4 armées
learn-shogun-battles-general = Un module : les généraux
    .text = Il est sorti plus d’armées que vous n’en aviez envoyé : vos cubes restés dans la tour. Les généraux repartent. Vers une de vos provinces adjacentes, ils laissent un monument, 1 point à la fin ; plus loin, rien.
    .task-1 = Envoyez le général à côté
learn-shogun-battles-modules = Ce que les modules ajoutent
    .text = Où se tient un général, bâtir coûte moins, et riz, impôts et levées rapportent 1 de plus. À la cour, des dignitaires achètent des faveurs ; les samouraïs récompensent un vaste domaine ; les artistes rivalisent partout. À combiner librement.
learn-shogun-battles-end = La tour n’oublie rien
    .text = Ce qui reste dans la tour combattra un autre jour, et ce qui est dans le bac sera relancé la prochaine fois. Regardez les deux avant d’attaquer. Une vraie partie ?

## Hints in a first game

learn-tip-read = Compris
learn-tips-off = Plus de conseils
learn-tip-samurai-aim = Le but
    .text = Contrôlez des provinces : plus de puissance que tout autre, armée 1, château 2. Cela donne influence, bonus et sanctuaires. Après trois époques, le plus de points gagne.
learn-tip-samurai-destiny = Le Destin
    .text = Chaque carte augmente la valeur de sa région à la fin, pour tous. Choisissez où vous voulez être en force.
learn-tip-samurai-slots = Emplacements et actions neutres
    .text = Choisissez un jeton, puis un emplacement : il dit où et quand l’ordre a lieu. La petite plaque à côté est une action neutre, à utiliser aussitôt.
learn-tip-samurai-resolution = La résolution
    .text = Les jetons sont révélés un par un, d’abord de bas en haut. À la seconde manche ils agissent encore, sauf si on les couvre.
learn-tip-samurai-scoring = Le décompte
    .text = Chaque province contrôlée et votre château donnent de l’influence. Le plus de provinces d’une région gagne son bonus, chaque sanctuaire un point.
learn-tip-shogun-aim = Le but
    .text = Chaque hiver, chaque province et chaque bâtiment vaut un point ; le plus de bâtiments d’un type dans une région, davantage. Après deux ans, le plus de points gagne.
learn-tip-shogun-planning = Votre plan
    .text = Posez une carte sur chaque action : une province veut dire « ici », une carte Coffre « passer ». Une province ne sert qu’à une action par manche.
learn-tip-shogun-bid = Enchère et cartes spéciales
    .text = La plus haute enchère choisit d’abord. Chaque position a une carte spéciale pour cette manche ; tout le monde paie sa mise.
learn-tip-shogun-battle = La tour
    .text = Tous les cubes tombent ensemble, certains restent. Le contenu du bac décide : le camp le plus grand gagne et perd autant que le plus petit avait.
learn-tip-shogun-winter = L’hiver
    .text = Chaque province demande un riz. S’il en manque, des révoltes éclatent dans des provinces tirées au hasard. Puis vient le décompte.
