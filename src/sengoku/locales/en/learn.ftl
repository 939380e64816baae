# Lessons: what the coach says. Keys are learn-GAME-STEP, see lessons/*.toml.

## Around the lessons

learn-title = Learn
    .about = On the real board, with the real rules. Touch anything: what is not allowed explains itself.
learn-minutes = { $minutes } minutes
learn-steps = { $count } steps
learn-begin = Begin
learn-resume = Go on with step { $step }
learn-again = From the start
learn-done = You know this one.
learn-books = Rule books
learn-books-about = Every rule with its number, to search and to read.
learn-book = Rules: { $game }
learn-coach = Your coach
learn-step = Step { $step } of { $all }
learn-next = Next
learn-leave = Leave the lesson
learn-watch = Watch …
learn-hint = You could, but this step is about something else: { $task }
learn-hint-read = One moment: read this step first.
learn-first-game = Play your first game
learn-read-rules = Read the rules
learn-contents = Contents
learn-nothing-found = No rule has these words.
learn-rules-english = The texts of the rules are in English.
learn-gone = This lesson cannot go on
    .about = Its table is gone, or the lesson was changed. It takes a moment to begin again.

learn-samurai = Small Samurai Empires in { $minutes } minutes
    .about = The last era of a game for two: a card, a secret order, one resolution and the scoring. Win it.
learn-shogun = Shogun in { $minutes } minutes
    .about = One autumn and the winter after it: plan in secret, bid, fight through the tower, feed your provinces.

## Small Samurai Empires

learn-samurai-welcome = You are Red
    .text = Four regions, two rivals. Whoever has more power in a province controls it: an army counts 1, a castle 2. Here in Aki, Blue is ahead, 2 to 1. You are 3 points behind, and this is the last era.
learn-samurai-destiny = Choose what will count
    .text = Everybody lays one destiny card face down. At the end a region is worth more for every card that was played for it. You are about to grow strong in the teal region.
    .task-1 = Commit the teal card
learn-samurai-place = Give a secret order
    .text = A token acts only in the region of its slot, when that slot’s turn comes. In Kozuke two blue armies stand beside yours. The small picture beside a slot is its neutral action: it is yours at once.
    .task-1 = Place Attack on slot t1
    .task-2 = Neutral action: harvest in Musashi
learn-samurai-secret = Only the back is seen
    .text = Your own tokens show their face to you alone. Of Blue’s you see the crest, and Blue of yours: where, but not what. Blue has one more to place. Then all tokens are turned up, one by one, from south to north.
learn-samurai-recruit = First slot: Recruit
    .text = Your token in the south is up. It brings an army to the capital of its region, and for 1 food a second one. With two you outnumber Blue in Aki.
    .task-1 = Recruit in Aki
    .task-2 = Pay 1 food: recruit in Aki again
learn-samurai-move = Move, and spread
    .text = Move 2 or 3 gives two steps, a third for 1 food. Armies never block each other. Kii and Mino stand empty, each with a shrine, and one army is enough to control them.
    .task-1 = Move an army from Yamashiro to Kii
    .task-2 = Move an army from Yamashiro to Mino
learn-samurai-attack = Attack before you are attacked
    .text = An attack destroys one army where you have one, and you lose nothing. A second kill in the same province costs 1 bushido. You harvested it for this: Blue’s own Attack is next, further north.
    .task-1 = Attack Blue in Kozuke
    .task-2 = Pay 1 bushido for the second kill
learn-samurai-castle = Build a castle
    .text = Blue’s Attack found nobody to fight with. Now two of your armies go back to your supply and a castle rises. It counts 2, cannot be destroyed, and brings influence every era.
    .task-1 = Build in Ishikari
learn-samurai-influence = Influence
    .text = In every region you advance by the provinces you control, and 1 more for a castle. Who controls most gains the region’s bonus, and shrines bring 1 point each. Usually a second round comes first, from north to south; we left it out.
learn-samurai-worth = What influence is worth
    .text = At the end of the third era each track turns into a value, times the cards played for that region. Your teal 6 is worth 4, and three teal cards lie open: 12 points. That is what your card was for.
learn-samurai-end = You win, 66 to 57
    .text = That is the whole game: three eras, two rounds each. What is left is knowing where Blue’s tokens lie, and guessing what they are.

## Shogun

learn-shogun-welcome = Your provinces
    .text = You are Red. The number is your armies, the marks are buildings. In winter every province and every building is a point, and most buildings of a kind in a region are worth more. It is autumn: winter is next.
learn-shogun-row = Ten actions, in this order
    .text = Each round has the same ten actions, in a new order. Everybody does the first one, then everybody the second. Only five are open while you plan; the others turn up as you go.
learn-shogun-plan = One card for each action
    .text = Your hand has a card for every province. Laid on an action it means: do this here. Chest cards mean: skip it. A province serves one action a round. Half of your plan is laid already.
learn-shogun-tax = Taxes
    .text = Collecting taxes brings the chests printed on the province. Suruga is your richest, with 7. Take up its card, then touch the field.
    .task-1 = Lay Suruga on Collect taxes
learn-shogun-rice = Rice, and unrest
    .text = You need one rice for each province in winter. Sagami would give 4, but it has an unrest marker: collecting there again brings a revolt. Mino is calm and gives 5.
    .task-1 = Lay Mino on Collect rice
learn-shogun-levy = Raise armies
    .text = Five armies cost 3 chests. Yellow stands in Bizen with five, next to your Harima with three. Be ready.
    .task-1 = Lay Harima on Raise 5 armies
learn-shogun-attack = Prepare an attack
    .text = Battle/Move sends armies to a neighbour. Where they go is decided when the time comes, not now. Musashi has eight, and Shinano next to it is weak.
    .task-1 = Lay Musashi on Battle/Move A
learn-shogun-seal = Bid, and seal
    .text = The highest bid chooses first when the player order is made. Chests you bid are paid. Then seal: the others see that you are ready, never what you planned.
    .task-1 = Lay chest card 2 on Bid
    .task-2 = Seal the plan
learn-shogun-order = Choose your place
    .text = Yellow bid 3 and took the first place. You are next. Every place has a special card for this round; you plan to attack, so one more army in each attack is welcome.
    .task-1 = Choose position 2: +1 attacking
learn-shogun-yield = It happens as you planned
    .text = Seven chests from Suruga, five rice from Mino, five armies in Harima. Where you collected, an unrest marker lies now. Nothing asked you: the plan decided. The next action is your attack.
learn-shogun-battle = Through the tower
    .text = All cubes of a fight go into the tower together. Some stay inside, and some of earlier fights fall out. What lies in the tray decides: the larger side wins and loses as many as the smaller had. One army must stay at home.
    .task-1 = March into Shinano
    .task-2 = Send 7 armies
learn-shogun-defence = Now you are attacked
    .text = Shinano is yours, and its card too. Yellow planned against Harima. Your levy is there, and peasants help whoever defends a province without unrest. Go on, and the cubes fall.
learn-shogun-winter = Winter
    .text = The last event card costs everybody rice. You feed 6 of 10 provinces, so two of them revolt, with peasants for each unrest marker and 2 more. You choose which is first; what lies in the tray is thrown too.
    .task-1 = Choose the first revolt
learn-shogun-score = Scoring
    .text = A point for every province and every building; then most castles, temples and theatres in each region, for 3, 2 and 1. After that rice and unrest are gone, and spring comes.
learn-shogun-end = Two years like this
    .text = Spring, summer and autumn with ten actions each, then winter; twice. Whoever has most points after the second winter wins. You know all you need.
