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

learn-samurai = Small Samurai Empires en { $minutes } minutes
    .about = La dernière époque d’une partie à deux : une carte, un ordre secret, une résolution et le décompte. Gagnez-la.
learn-shogun = Shogun en { $minutes } minutes
    .about = Un automne et l’hiver qui suit : planifiez en secret, misez, combattez par la tour, ravitaillez vos provinces.

## Small Samurai Empires

learn-samurai-welcome = Vous jouez Rouge
    .text = Quatre régions, deux rivaux. Qui a le plus de puissance dans une province la contrôle : une armée compte 1, un château 2. Ici, à Aki, Bleu est en tête, 2 contre 1. Vous avez 3 points de retard, et c’est la dernière époque.
learn-samurai-destiny = Choisissez ce qui comptera
    .text = Tout le monde joue une carte Destin face cachée. À la fin, chaque carte augmente la valeur de sa région. Vous allez bientôt prendre des forces dans la région turquoise.
    .task-1 = Jouez la carte de la région turquoise
learn-samurai-place = Donnez un ordre secret
    .text = Un jeton n’agit que dans la région de son emplacement, quand vient le tour de cet emplacement. À Kozuke, deux armées bleues sont à côté des vôtres. La petite image à côté d’un emplacement est son action neutre : elle est aussitôt à vous.
    .task-1 = Posez « Attaque » sur l’emplacement t1
    .task-2 = Action neutre : récoltez à Musashi
learn-samurai-secret = Seul le dos est visible
    .text = Vos jetons ne montrent leur face qu’à vous. Sur ceux de Bleu, vous ne voyez que le blason, et Bleu ne voit que le vôtre : où, mais pas quoi. Bleu en a encore un à poser. Ensuite, tous les jetons sont révélés un par un, de bas en haut.
learn-samurai-recruit = Premier emplacement : Recruter
    .text = Votre jeton tout en bas est révélé. Il amène une armée dans la capitale de sa région et, pour 1 nourriture, une seconde. Avec deux, vous dépassez Bleu à Aki.
    .task-1 = Recrutez à Aki
    .task-2 = Payez 1 nourriture : recrutez encore à Aki
learn-samurai-move = Déplacez-vous, étendez-vous
    .text = « Déplacement 2 ou 3 » donne deux points de mouvement, et un troisième pour 1 nourriture. Les armées ne se bloquent jamais. Kii et Mino sont vides, avec un sanctuaire chacune, et une armée suffit pour les contrôler.
    .task-1 = Déplacez une armée depuis Yamashiro vers Kii
    .task-2 = Déplacez une armée depuis Yamashiro vers Mino
learn-samurai-attack = Attaquez avant qu’on vous attaque
    .text = Une attaque détruit une armée là où vous en avez une, et vous ne perdez rien. Une seconde victime dans la même province coûte 1 bushido. Vous l’avez récolté pour cela : l’attaque de Bleu vient ensuite, plus haut.
    .task-1 = Attaquez Bleu à Kozuke
    .task-2 = Payez 1 bushido pour la seconde victime
learn-samurai-castle = Construisez un château
    .text = Bleu n’avait plus d’armée pour son attaque. Maintenant, deux de vos armées retournent dans votre réserve et vous bâtissez un château. Il compte 2, ne peut pas être détruit et rapporte de l’influence à chaque époque.
    .task-1 = Construisez à Ishikari
learn-samurai-influence = L’influence
    .text = Dans chaque région, vous avancez de 1 par province que vous contrôlez, et de 1 de plus pour un château. Qui en contrôle le plus gagne le bonus de région, et chaque sanctuaire rapporte 1 point. Normalement, une seconde manche vient d’abord, de haut en bas ; nous l’avons laissée de côté.
learn-samurai-worth = Ce que vaut l’influence
    .text = À la fin de la troisième époque, chaque piste donne une valeur, multipliée par les cartes jouées pour cette région. Votre 6 turquoise vaut 4, et trois cartes turquoise sont visibles : 12 points. Voilà à quoi servait votre carte.
learn-samurai-end = Vous gagnez, 66 à 57
    .text = C’est tout le jeu : trois époques de deux manches. Le reste, c’est de voir où sont les jetons de Bleu, et de deviner ce qu’ils sont.

## Shogun

learn-shogun-welcome = Vos provinces
    .text = Vous jouez Rouge. Les nombres indiquent les armées, les symboles les bâtiments. En hiver, chaque province et chaque bâtiment rapporte un point, et avoir le plus de bâtiments d’un type dans une région rapporte davantage. C’est l’automne : l’hiver vient ensuite.
learn-shogun-row = Dix actions, dans cet ordre
    .text = Chaque manche a les mêmes dix actions, dans un nouvel ordre. Tout le monde fait la première, puis tout le monde la deuxième. Cinq seulement sont visibles pendant que vous planifiez ; les autres sont révélées en cours de route.
learn-shogun-plan = Une carte pour chaque action
    .text = Votre main a une carte pour chaque province. Posée sur une action, elle signifie : faire cela ici. Les cartes Coffre signifient : action non jouée. Une province sert à une seule action par manche. La moitié de votre plan est déjà posée.
learn-shogun-tax = L’impôt
    .text = Lever l’impôt rapporte les coffres imprimés sur la province. Suruga est votre province la plus riche, avec 7. Prenez sa carte, puis touchez la case.
    .task-1 = Posez Suruga sur « Lever l’impôt »
learn-shogun-rice = Le riz et l’agitation
    .text = En hiver, il vous faut un riz pour chaque province. Sagami en donnerait 4, mais porte un marqueur d’agitation : y collecter encore provoque une révolte. Mino est calme et en donne 5.
    .task-1 = Posez Mino sur « Collecter le riz »
learn-shogun-levy = Levez des armées
    .text = Cinq armées coûtent 3 coffres. Jaune est à Bizen avec cinq armées, à côté de votre province Harima, qui en a trois. Préparez-vous.
    .task-1 = Posez Harima sur « Lever 5 armées »
learn-shogun-attack = Préparez une attaque
    .text = « Combat/Mouv. » envoie des armées dans une province adjacente. Leur destination se décide le moment venu, pas maintenant. Musashi en a huit, et Shinano, à côté, est faible.
    .task-1 = Posez Musashi sur « Combat/Mouv. A »
learn-shogun-seal = Misez et scellez
    .text = L’enchère la plus haute choisit en premier sa position dans l’ordre des joueurs. Vous payez les coffres misés. Scellez ensuite : les autres voient que votre plan est prêt, jamais ce qu’il contient.
    .task-1 = Posez la carte Coffre 2 sur « Enchère »
    .task-2 = Scellez le plan
learn-shogun-order = Choisissez votre position
    .text = Jaune a misé 3 et pris la première position. C’est à vous. Chaque position a une carte spéciale pour cette manche ; vous prévoyez une attaque : une armée de plus dans chaque attaque est bienvenue.
    .task-1 = Choisissez la position 2 : +1 en attaque
learn-shogun-yield = Tout se passe comme prévu
    .text = Sept coffres de Suruga, cinq riz de Mino, cinq armées à Harima. Là où vous avez collecté, il y a maintenant un marqueur d’agitation. Vous n’avez rien eu à décider : le plan l’a fait. La prochaine action est votre attaque.
learn-shogun-battle = Par la tour
    .text = Tous les cubes d’un combat vont ensemble dans la tour. Certains y restent, et d’autres, de combats précédents, en tombent. Ce qui est dans le bac décide : le camp le plus nombreux gagne et perd autant de cubes que l’autre en avait. Une armée doit rester sur place.
    .task-1 = Allez à Shinano
    .task-2 = Envoyez 7 armées
learn-shogun-defence = C’est vous qu’on attaque
    .text = Shinano est à vous, et sa carte aussi. Jaune a prévu d’attaquer Harima. Vos nouvelles armées y sont, et les paysans aident qui défend une province sans agitation. Continuez, et les cubes tombent.
learn-shogun-winter = L’hiver
    .text = La dernière carte Événement coûte du riz à tout le monde. Vous ravitaillez 6 provinces sur 10 : deux d’entre elles se révoltent, avec des paysans pour chaque marqueur d’agitation et 2 de plus. Vous choisissez la première ; ce qui est dans le bac est jeté aussi.
    .task-1 = Choisissez la première révolte
learn-shogun-score = Le décompte
    .text = Un point pour chaque province et chaque bâtiment ; puis 3, 2 et 1 points à qui a le plus de châteaux, de temples et de théâtres dans chaque région. Après cela, riz et agitation disparaissent, et le printemps arrive.
learn-shogun-end = Deux années comme celle-ci
    .text = Printemps, été et automne avec dix actions chacun, puis l’hiver, et tout cela deux fois. Qui a le plus de points après le second hiver gagne. Vous savez tout ce qu’il faut.
