# The rule book for people: an overview of each game, search, tables.

## Around it

rules-overview = En bref
rules-numbered = Toutes les règles, par numéro
rules-search = Chercher ou poser une question
rules-results =
    { $count ->
        [one] { $count } résultat
       *[other] { $count } résultats
    }
rules-nothing = Rien trouvé
    .about = Essayez moins de mots ou d’autres, comme « égalité », « couvrir » ou « révolte », ou le numéro d’une règle.
rules-full = Ouvrir la page entière
rules-lesson = Jouer la leçon
rules-clear = Tout montrer

## Words of a search. Stop words are ignored; a word of a list finds its neighbours.

rules-stop = à ai au aux avec ce ces cette comment combien d dans de des du elle en es est et faut il ils j je l la le les leur ma mais me mes mon n ne nous on ont ou où par pas peut peux pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur ta te tes ton tu un une vous y
rules-words-fight = attaque attaquer bataille combat combattre guerre détruire tour cubes chances jet défendre
rules-words-win = gagner gagne victoire vainqueur points décompte score fin
rules-words-build = bâtir construire bâtiment bâtiments château châteaux temple théâtre
rules-words-unrest = troubles révolte révoltes paysans émeute
rules-words-rice = riz hiver ravitaillement faim nourrir ravitailler
rules-words-money = coffre coffres argent or impôt impôts coût coûte prix payer cher
rules-words-move = déplacer déplacement mouvement marcher bouger pas voyager
rules-words-sea = navire navires mer bateau naviguer côte
rules-words-cover = couvrir couvre couvert recouvrement bloquer
rules-words-destiny = destin carte cartes main
rules-words-harvest = récolte récolter nourriture bushido ressource ressources
rules-words-control = contrôle contrôler puissance posséder majorité plus
rules-words-tie = égalité égal égaux pareil ex-æquo
rules-words-order = tour premier position enchère mise miser ordre
rules-words-plan = plan planifier planification poser jeton jetons emplacement emplacements action actions ordres
rules-words-module = module modules variante variantes extension édition

## Tables

rules-column-region = région
rules-column-most = le plus
rules-column-second = 2e place
rules-column-order = ordre
rules-column-tokens = jetons
rules-column-players = joueurs
rules-column-first-round = 1re manche
rules-column-second-round = 2e manche
rules-column-cover = couvrir
rules-column-bushido = bushido
rules-column-influence = influence
rules-column-value = valeur
rules-column-event = carte événement
rules-column-loss = perte de riz
rules-column-action = action
rules-column-chests = coffres
rules-column-armies = armées
rules-column-unsupplied = provinces sans riz
rules-column-revolts = révoltes
rules-column-peasants = paysans en plus à chacune
rules-column-building = bâtiment
rules-column-tied = à égalité

## Small Samurai Empires

rules-samurai-aim = Le but
    .lead = Contrôlez des provinces dans les régions qui compteront le plus.
    .text = Une armée a une puissance de 1, un château de 2. Qui a le plus de puissance dans une province la contrôle ; à égalité, personne. Les armées partagent une province en paix jusqu’à une attaque. Après trois époques, le plus de points gagne.
rules-samurai-course = Une époque
    .lead = Choisir une carte, poser des ordres, les résoudre. Puis encore une fois, dans l’autre sens.
    .text = Tout le monde joue une carte Destin face cachée : sa région vaudra plus à la fin, pour tous. À la première manche, vous posez trois ou quatre jetons, à la seconde un de moins. On résout de bas en haut, puis de haut en bas.
rules-samurai-actions = Emplacements et ordres
    .lead = L’emplacement dit où et quand, le jeton dit quoi.
    .text = Les autres voient où est votre jeton, pas ce qu’il est. La plaque près d’un emplacement est une petite action neutre : à utiliser tout de suite, gratuitement, en y posant un jeton.
rules-samurai-fight = Seconde manche et recouvrement
    .lead = Ce qui n’est pas couvert a lieu deux fois.
    .text = Les jetons de la première manche restent, face visible, et agissent encore. Sur un emplacement vide ou sur votre jeton, poser est gratuit. Sur un jeton adverse, cela coûte du bushido, 1 puis 2, une fois par adversaire et par époque. Une attaque retire une armée là où vous en avez une ; vous ne perdez rien, et les châteaux sont à l’abri.
rules-samurai-scoring = La fin d’une époque
    .lead = Récolte, influence, bonus, sanctuaires.
    .text = Vous gagnez une ressource par province à ressource contrôlée et, dans chaque région, un pas d’influence par province et pour votre château. Les pièces d’une région vont à la première et à la deuxième place ; à égalité en tête, chacun reçoit la plus petite. Un sanctuaire vaut 1 point. Qui a le moins de points commence.
rules-samurai-end = La fin de la partie
    .lead = L’influence devient une valeur, multipliée par les cartes Destin de la région.
    .text = Trois ressources restantes valent un point. À égalité, moins d’armées sur le plateau l’emporte, puis plus de ressources. L’influence dans une région sans carte jouée ne vaut rien.

rules-order-recruit = Une armée dans la capitale ou près de votre château. 1 nourriture : une seconde.
rules-order-move3 = Trois pas, répartis entre vos armées.
rules-order-move23 = Deux pas. 1 nourriture : un troisième.
rules-order-ship = Deux pas. Ou, pour 1 nourriture, une ou deux armées de côte à côte.
rules-order-attack = Détruisez une armée là où vous en avez une. 1 bushido : une seconde au même endroit.
rules-order-harvest = Une ressource de chaque province à ressource où vous avez une armée.
rules-order-castle = Deux armées d’une province deviennent un château. S’il y en a déjà un à vous dans la région, il reçoit une armée.

## Shogun

rules-shogun-aim = Le but
    .lead = Possédez des provinces et bâtissez plus que tous les autres dans une région.
    .text = Chaque hiver, chaque province et chaque bâtiment vaut un point. Le plus de châteaux, de temples et de théâtres d’une région rapporte 3, 2 et 1 de plus. Il y a deux années : après le second hiver, le plus de points gagne.
rules-shogun-course = Une année
    .lead = Trois manches de plans et d’actions, puis l’hiver.
    .text = À chaque manche, dix actions sont disposées dans un nouvel ordre, cinq face visible. Tout le monde planifie en secret et mise pour une position. Puis l’événement est tiré, les mises sont payées et, action par action, chacun fait ce qu’il a prévu.
rules-shogun-actions = Le plan et ses dix actions
    .lead = Une carte par action : une province veut dire « ici », une carte Coffre « passer ».
    .text = Une province ne sert qu’à une action par manche. Le nombre d’une carte Coffre ne compte que pour l’enchère : la plus haute choisit d’abord une position et sa carte spéciale. Riz et impôts laissent des troubles ; la seconde visite provoque une révolte. Si vous ne pouvez pas payer, rien ne se passe.
rules-shogun-fight = La tour à cubes
    .lead = Les deux armées y entrent ensemble. Ce qui tombe dans le bac décide.
    .text = Des cubes restent coincés, d’autres tombent d’anciens combats. Le camp le plus grand gagne et perd autant de cubes que le plus petit en avait. Les paysans aident qui possède une province sans troubles, et défendent seuls les provinces neutres. Une égalité ne laisse rien : province neutre, bâtiments perdus. Une armée au moins reste sur place.
rules-shogun-scoring = L’hiver
    .lead = Ravitaillez vos provinces, puis comptez.
    .text = D’abord, tout le monde perd du riz : la carte événement restante dit combien. Puis chaque province demande un riz. S’il en manque, des révoltes éclatent dans des provinces tirées au hasard. Ensuite vient le décompte.
rules-shogun-end = La fin, et les modules
    .lead = Après le premier hiver, riz et troubles disparaissent ; tout le reste demeure, la tour aussi.
    .text = Après le second hiver, le plus de points gagne, à égalité le plus de coffres. Quatre modules s’ajoutent à volonté : dignitaires à la cour, samouraïs pour un vaste domaine, généraux et monuments, artistes.
