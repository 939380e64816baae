# Lessons: what the coach says. Keys are learn-GAME-STEP, see lessons/*.toml.

## Around the lessons

learn-title = Learn
    .about = On the real board, with the real rules. Tap anything: if it isn’t allowed, you’ll see why.
learn-minutes = { $minutes } minutes
learn-steps = { $count } steps
learn-begin = Start
learn-resume = Continue with step { $step }
learn-again = Start over
learn-done = You know this one.
learn-books = Rule books
learn-books-about = Every rule with its number, to read or search.
learn-book = Rules: { $game }
learn-coach = Your coach
learn-step = Step { $step } of { $all }
learn-next = Next
learn-leave = Leave the lesson
learn-watch = Watch…
learn-hint = You could, but this step is about something else: { $task }
learn-hint-read = Read this step first.
learn-first-game = Play your first game
learn-read-rules = Read the rules
learn-contents = Contents
learn-nothing-found = No rule contains these words.
learn-rules-english = The rules are in English only.
learn-gone = This lesson can’t continue
    .about = Its table no longer exists, or the lesson has changed. Starting again takes only a moment.

learn-samurai = Small Samurai Empires in { $minutes } minutes
    .about = The last era of a game for two: a card, a secret order, one resolution and the scoring. Win it.
learn-shogun = Shogun in { $minutes } minutes
    .about = One autumn and the winter after it: plan in secret, bid, fight through the tower, feed your provinces.

## Small Samurai Empires

learn-samurai-welcome = You are Red
    .text = Four regions, two rivals. Whoever has more power in a province controls it: an army counts 1, a castle 2. Here in Aki, Blue is ahead, 2 to 1. You are 3 points behind, and this is the last era.
learn-samurai-destiny = Choose what will count
    .text = Everybody plays one destiny card face down. At the end, each card makes its region worth more. You are about to grow strong in the teal region.
    .task-1 = Play the teal card
learn-samurai-place = Give a secret order
    .text = A token acts only in the region of its slot, when that slot’s turn comes. In Kozuke, two blue armies stand next to yours. The small picture beside a slot is its neutral action: you may use it at once.
    .task-1 = Place Attack on slot t1
    .task-2 = Neutral action: harvest in Musashi
learn-samurai-secret = Only the back shows
    .text = Only you see the faces of your tokens. On Blue’s tokens you see just the crest, and Blue sees just the crest on yours: where, but not what. Blue has one more to place. Then all tokens are revealed, one by one, from south to north.
learn-samurai-recruit = First slot: Recruit
    .text = Your token in the south comes first. It brings an army to the capital of its region, and a second one for 1 food. With both, you outnumber Blue in Aki.
    .task-1 = Recruit in Aki
    .task-2 = Pay 1 food: recruit in Aki again
learn-samurai-move = Move, and spread
    .text = Move 2 or 3 gives two steps, a third for 1 food. Armies never block each other. Kii and Mino stand empty, each with a shrine, and one army is enough to control them.
    .task-1 = Move an army from Yamashiro to Kii
    .task-2 = Move an army from Yamashiro to Mino
learn-samurai-attack = Attack before you are attacked
    .text = An attack destroys one army in a province where you have one, and you lose nothing. A second kill in the same province costs 1 bushido. That is what you harvested it for: Blue’s own Attack is next, further north.
    .task-1 = Attack Blue in Kozuke
    .task-2 = Pay 1 bushido for the second kill
learn-samurai-castle = Build a castle
    .text = Blue’s Attack had no army left to fight with. Now two of your armies go back to your supply, and you build a castle. It counts 2, cannot be destroyed, and brings influence every era.
    .task-1 = Build in Ishikari
learn-samurai-influence = Influence
    .text = In every region you advance 1 for each province you control, and 1 more for a castle. Whoever controls the most provinces scores the region’s bonus, and each shrine is worth 1 point. A normal era has a second round before that; we left it out.
learn-samurai-worth = What influence is worth
    .text = At the end of the third era, each track gives a value, multiplied by the cards played for that region. Your teal 6 is worth 4, and there are three teal cards: 12 points. That is what your card was for.
learn-samurai-end = You win, 66 to 57
    .text = That is the whole game: three eras of two rounds each. The rest is seeing where Blue’s tokens lie, and guessing what they are.

## Shogun

learn-shogun-welcome = Your provinces
    .text = You are Red. Numbers show armies, symbols show buildings. In winter, every province and every building scores a point, and having the most buildings of a kind in a region scores more. It is autumn: winter is next.
learn-shogun-row = Ten actions, in this order
    .text = Each round has the same ten actions, in a new order. Everybody does the first one, then everybody does the second. Only five are known while you plan; the others are revealed as you go.
learn-shogun-plan = One card for each action
    .text = You hold a card for each of your provinces. Laid on an action, it means: do this here. A chest card means: skip it. Each province serves only one action a round. Half of your plan is already laid.
learn-shogun-tax = Taxes
    .text = Collecting taxes brings the chests printed on the province. Suruga is your richest, with 7. Pick up its card, then tap the field.
    .task-1 = Lay Suruga on Collect taxes
learn-shogun-rice = Rice, and unrest
    .text = In winter you need one rice for each province. Sagami would give 4, but it has an unrest marker: collecting there again causes a revolt. Mino is calm and gives 5.
    .task-1 = Lay Mino on Collect rice
learn-shogun-levy = Raise armies
    .text = Five armies cost 3 chests. Yellow stands in Bizen with five, next to your Harima with three. Be ready.
    .task-1 = Lay Harima on Raise 5 armies
learn-shogun-attack = Prepare an attack
    .text = Battle/Move sends armies to an adjacent province. You decide where when the time comes, not now. Musashi has eight, and neighbouring Shinano is weak.
    .task-1 = Lay Musashi on Battle/Move A
learn-shogun-seal = Bid, and seal
    .text = The highest bidder is first to choose a position in the player order. You pay the chests you bid. Then seal: the others see that you are ready, never what you planned.
    .task-1 = Lay chest card 2 on Bid
    .task-2 = Seal the plan
learn-shogun-order = Choose your position
    .text = Yellow bid 3 and took the first position. You are next. Every position comes with a special card for this round. You plan to attack, so one more army in each attack is welcome.
    .task-1 = Choose position 2: +1 attacking
learn-shogun-yield = Your plan unfolds
    .text = Seven chests from Suruga, five rice from Mino, five armies in Harima. Where you collected, there is now an unrest marker. You had nothing to decide: the plan did it. The next action is your attack.
learn-shogun-battle = Through the tower
    .text = All cubes of a fight go into the tower together. Some stay inside, and some from earlier fights fall out. What lies in the tray decides: the larger side wins and loses as many cubes as the smaller side had. One army must stay at home.
    .task-1 = March into Shinano
    .task-2 = Send 7 armies
learn-shogun-defence = Now you are attacked
    .text = Shinano is yours, and so is its card. Yellow planned to attack Harima. Your new armies are there, and peasants help anyone who defends a province without unrest. Continue, and the cubes fall.
learn-shogun-winter = Winter
    .text = The last event card costs everybody rice. You can feed 6 of 10 provinces, so two of them revolt, with peasants for each unrest marker and 2 more. You choose which revolts first; the cubes in the tray are thrown in too.
    .task-1 = Choose the first revolt
learn-shogun-score = Scoring
    .text = A point for every province and every building. Then 3, 2 and 1 points for the most castles, temples and theatres in each region. After that, rice and unrest are gone, and spring comes.
learn-shogun-end = Two years like this
    .text = Spring, summer and autumn with ten actions each, then winter, and all of that twice. Whoever has the most points after the second winter wins. You know all you need.
