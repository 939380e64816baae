# The rule book for people: an overview of each game, search, tables.

## Around it

rules-overview = In short
rules-numbered = Every rule, by number
rules-search = Search, or ask a question
rules-results =
    { $count ->
        [one] { $count } result
       *[other] { $count } results
    }
rules-nothing = Nothing found
    .about = Try fewer or other words, such as “tie”, “covering” or “revolt”, or the number of a rule.
rules-full = Open the full page
rules-lesson = Play the lesson
rules-clear = Show everything

## Words of a search. Stop words are ignored; a word of a list finds its neighbours.

rules-stop = a an and are as at be by can could did do does for from get have how i if in into is it its many me must my need of on or our shall should so some than that the their them then there these they this to until was we what when where which while who why will with would you your
rules-words-fight = attack attacks battle battles combat fight fights war kill destroy tower cubes odds throw defend
rules-words-win = win winner winning victory points score scoring beat end
rules-words-build = build building buildings castle castles temple theatre
rules-words-unrest = unrest revolt revolts peasants rebellion riot
rules-words-rice = rice winter supply hunger feed starve
rules-words-money = chest chests money gold tax taxes cost costs price pay expensive
rules-words-move = move moves moving movement march walk step travel
rules-words-sea = ship ships sea sail boat coast voyage
rules-words-cover = cover covers covering covered block
rules-words-destiny = destiny card cards hand
rules-words-harvest = harvest food bushido resource resources
rules-words-control = control power own owner majority most
rules-words-tie = tie ties tied equal draw same
rules-words-order = turn first position bid bids bidding sequence
rules-words-plan = plan planning place placing token tokens slot slots action actions orders
rules-words-module = module modules variant variants expansion edition editions

## Tables

rules-column-region = region
rules-column-most = most
rules-column-second = second most
rules-column-order = order
rules-column-tokens = tokens
rules-column-players = players
rules-column-first-round = 1st round
rules-column-second-round = 2nd round
rules-column-cover = cover
rules-column-bushido = bushido
rules-column-influence = influence
rules-column-value = value
rules-column-event = event card
rules-column-loss = rice loss
rules-column-action = action
rules-column-chests = chests
rules-column-armies = armies
rules-column-unsupplied = provinces without rice
rules-column-revolts = revolts
rules-column-peasants = extra peasants in each
rules-column-building = building
rules-column-tied = tied

## Small Samurai Empires

rules-samurai-aim = The aim
    .lead = Control provinces in the regions that will count most.
    .text = An army has power 1, a castle 2. Whoever has the most power in a province controls it; in a tie, nobody does. Armies share a province in peace until somebody attacks. After three eras, the most points win.
rules-samurai-course = An era
    .lead = Choose a card, place orders, carry them out. Then once more, the other way round.
    .text = Everybody plays one destiny card face down: it makes its region worth more at the end, for all. In the first round you place three or four tokens, in the second one fewer. Orders run from south to north, then from north to south.
rules-samurai-actions = Slots and orders
    .lead = The slot says where and when, the token says what.
    .text = Others see where your token lies, not what it is. The plate beside a slot is a small neutral action: use it at once, for free, when you place a token there.
rules-samurai-fight = Second round and covering
    .lead = What is not covered happens twice.
    .text = First-round tokens stay, face up, and run again. On an empty slot or on your own token you place for free. On an opponent’s token it costs bushido, 1 and then 2, once per opponent and era. An attack removes an army where you have one; you lose nothing, and castles are safe.
rules-samurai-scoring = The end of an era
    .lead = Harvest, influence, bonus, shrines.
    .text = You gain a resource for each resource province you control, and in each region a step of influence for every province and for your castle. The coins at a region go to those with the most and second most provinces; in a tie for first, each gets the smaller one. A shrine is 1 point. Whoever has the fewest points goes first.
rules-samurai-end = The end of the game
    .lead = Influence becomes a value, times the destiny cards of the region.
    .text = Three resources left are worth a point. If players tie, fewer armies on the board win, then more resources. Influence in a region for which nobody played a card is worth nothing.

rules-order-recruit = One army into the capital or to your castle. 1 food: a second one.
rules-order-move3 = Three steps, shared among your armies.
rules-order-move23 = Two steps. 1 food: a third.
rules-order-ship = Two steps. Or, for 1 food, one or two armies from coast to coast.
rules-order-attack = Destroy an army where you have one. 1 bushido: a second one there.
rules-order-harvest = A resource from every resource province where you have an army.
rules-order-castle = Two armies in a province become a castle. If you have one in the region, it gets an army.

## Shogun

rules-shogun-aim = The aim
    .lead = Own provinces, and build more in a region than anybody else.
    .text = Each winter, every province and every building is a point. The most castles, temples and theatres in a region bring 3, 2 and 1 more. There are two years: after the second winter the most points win.
rules-shogun-course = A year
    .lead = Three rounds of plans and actions, then winter.
    .text = In each round ten actions are laid out in a new order, five of them face up. Everybody plans in secret and bids for a position. Then the event is drawn, the bids are paid, and action by action all carry out what they planned.
rules-shogun-actions = The plan and its ten actions
    .lead = One card for each action: a province means do it here, a chest card means skip it.
    .text = A province serves one action a round. The number on a chest card counts only for the bid: the highest chooses a position first, with its special card. Rice and taxes leave unrest; a second visit starts a revolt. If you cannot pay, nothing happens.
rules-shogun-fight = The cube tower
    .lead = Both armies go in together. What falls into the tray decides.
    .text = Some cubes get stuck, others of earlier fights fall out. The larger side wins and loses as many as the smaller had. Peasants help an owner without unrest, and defend neutral provinces alone. A tie leaves nothing: the province is neutral, its buildings gone. At least one army must stay at home.
rules-shogun-scoring = Winter
    .lead = Feed your provinces, then count.
    .text = First everybody loses rice: the event card that is left says how much. Then each province needs one rice. If you are short, peasants revolt in provinces drawn at random. After that points are counted.
rules-shogun-end = The end, and modules
    .lead = After the first winter rice and unrest are gone; everything else stays, the tower too.
    .text = After the second winter the most points win, in a tie the most chests. Four modules can be added: officials at the court, samurai for broad rule, generals with monuments, and artists.
