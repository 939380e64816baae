# Small Samurai Empires. How facts arrive: src/sengoku/texts.py and samurai/naming.py
#
# Names come as they are shown ($region = “grey region”), beside them their word of the
# engine for languages that inflect ($region_id = “grey”), “none” where there is none.
# A list comes joined, beside it its length ($winners, $winners_count). Counts are
# numbers. $seat, $owner, $by and $victim are names of people or of their colours.

## The log

samurai-event-game-prepared =
    The table is set. Turn order: { $turn_order }. Food grows in { $food }, bushido in { $bushido }.{ $agenda_count ->
        [0] { "" }
       *[other] { " " }Agenda tiles: { $agenda }.
    }{ $shrine_count ->
        [0] { "" }
       *[other] { " " }Shrines: { $shrine }.
    }{ $neutral_count ->
        [0] { "" }
       *[other] { " " }Neutral actions: { $neutral }.
    }{ $played_count ->
        [0] { "" }
       *[other] { " " }Open destiny cards: { $played }.
    }
samurai-event-era-began = Era { $era } begins.
samurai-event-round-began =
    { $round ->
        [1] Era { $era }, 1st round: everybody plans.
       *[other] Era { $era }, 2nd round: everybody plans and may cover.
    }
samurai-event-resolution-began =
    { $round ->
        [1] The orders are resolved from south to north.
       *[other] The orders are resolved from north to south.
    }
samurai-event-card-committed = { $seat } chooses a destiny card of the { $region }.
samurai-event-seat-committed = { $seat } has chosen a destiny card.
samurai-event-cards-revealed =
    The destiny cards are revealed: { $regions }.{ $extra_count ->
        [0] { "" }
       *[other] { " " }From the deck: { $extra }.
    }
samurai-event-order-placed = { $seat } places { $order } face down on slot { $slot }.
samurai-event-token-placed = { $seat } places an order token face down on slot { $slot }.
samurai-event-token-covered =
    { $own ->
        [yes] { $seat } covers a token of their own on slot { $slot }.
       *[no] { $seat } covers a token of { $victim } on slot { $slot }.
    }
samurai-event-placement-passed = { $seat } passes.
samurai-event-token-revealed = Slot { $slot }: { $owner } reveals { $order }.
samurai-event-order-repeated = Slot { $slot }: { $owner } resolves { $order } again.
samurai-event-declined =
    { $asked ->
        [neutral] { $seat } skips the neutral action
        [recruit] { $seat } recruits no army
        [recruit-again] { $seat } recruits no second army
        [move] { $seat } { $because ->
            [none] moves no further
           *[other] moves no army
        }
        [ship] { $seat } neither moves nor ships
        [attack] { $seat } does not attack
        [attack-again] { $seat } makes no second kill
        [harvest] { $seat } does not harvest
        [castle] { $seat } does not use the Build Castle order
        [tribe] { $seat } does not use the Independent Tribe
        [journey] { $seat } spares everybody on this journey
       *[other] { $seat } declines
    }{ $because ->
        [none] .
       *[other] { ":" } { $reason }.
    }
samurai-event-resource-paid = { $seat } pays { $amount } { $resource }.
samurai-event-resource-gained =
    { $short ->
        [0] { $seat } gains { $amount } { $resource }.
       *[other] { $seat } gains { $amount } { $resource }; the general supply is { $short } short.
    }
samurai-event-army-recruited = { $seat } recruits an army in { $province }.
samurai-event-army-moved = { $seat } moves an army from { $origin } to { $destination }.
samurai-event-move-ended = The travelling armies have arrived.
samurai-event-armies-shipped =
    { $armies ->
        [one] { $seat } ships an army from { $origin } to { $destination }.
       *[other] { $seat } ships { $armies } armies from { $origin } to { $destination }.
    }
samurai-event-army-destroyed = { $by } destroys an army of { $owner } in { $province }.
samurai-event-castle-built = { $seat } builds a castle in { $province }.
samurai-event-expedition-left =
    { $seat } sends an army from { $origin } over Mount { $mountain } towards { $destination }.
samurai-event-mountain-revealed = Mount { $mountain }: { $seat } reveals { $effect }.
samurai-event-expedition-arrived =
    { $ambushed ->
        [yes] The expeditionary army of { $seat } is driven back to { $province }.
       *[no] The expeditionary army of { $seat } arrives in { $province }.
    }
samurai-event-agenda-fulfilled =
    { $points ->
        [one] { $side }, { $region }: { $seat } fulfils the agenda and scores 1 point.
       *[other] { $side }, { $region }: { $seat } fulfils the agenda and scores { $points } points.
    }
samurai-event-tokens-returned = All order tokens return behind the player screens.
samurai-event-influence-gained =
    { $seat } gains { $influence } influence in the { $region } (provinces: { $provinces }, castles: { $castles }).
samurai-event-region-bonus-scored =
    { $points ->
        [one] Region bonus, { $region }: { $seat } scores 1 point.
       *[other] Region bonus, { $region }: { $seat } scores { $points } points.
    }
samurai-event-shrines-scored =
    { $points ->
        [one] Shrines: { $seat } scores 1 point.
       *[other] Shrines: { $seat } scores { $points } points.
    }
samurai-event-card-drawn = { $seat } draws a destiny card of the { $region }.
samurai-event-seat-drew = { $seat } draws a destiny card.
samurai-event-turn-order-set = New turn order: { $turn_order }.
samurai-event-influence-scored =
    Influence, { $region }: { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } (value { $value } × { $cards ->
        [one] 1 destiny card
       *[other] { $cards } destiny cards
    }).
samurai-event-leftovers-scored =
    { $points ->
        [one] Leftover resources: { $seat } scores 1 point.
       *[other] Leftover resources: { $seat } scores { $points } points.
    }
samurai-event-game-ended =
    { $winners_count ->
        [one] { $winners } wins! Final score: { $scores }.
       *[other] { $winners } share the victory! Final score: { $scores }.
    }

## Why an action came to nothing; of the reader’s own action: .you

samurai-idle-no-army = no army in this region
    .you = you have no army in this region
samurai-idle-no-enemy = no army of theirs shares a province with an enemy in this region
    .you = no enemy army shares a province with yours in this region
samurai-idle-no-enemy-left = no enemy army is left there
    .you = no enemy army is left there
samurai-idle-no-field = no army in a resource province of this region
    .you = you have no army in a resource province of this region
samurai-idle-no-field-held = no resource province of this region is under their control
    .you = you control no resource province of this region
samurai-idle-no-supply = no army left in the supply
    .you = you have no army left in your supply
samurai-idle-no-castle = no castle left in the supply
    .you = you have no castle left in your supply
samurai-idle-no-pair = no 2 armies in one province of this region
    .you = you don’t have 2 armies in one province of this region
samurai-idle-no-site = a castle isn’t allowed where they have 2 armies
    .you = a castle isn’t allowed where you have 2 armies
samurai-idle-cannot-pay = it can’t be paid
    .you = you can’t pay for it

## What is asked. $seat is the one who is asked.

samurai-ask-destiny = Choose a destiny card to play face down.
samurai-ask-placement = Place an order token face down on a slot.
samurai-ask-neutral = Slot { $slot }, { $region }: use the neutral action?
samurai-ask-recruit = Recruit in the { $region }: where does the army go?
samurai-ask-recruit-again = Recruit in the { $region }: a second army?
samurai-ask-move =
    { $points ->
        [0] Move from the { $region }: take the third movement point?
        [one] Move from the { $region }: 1 movement point left{ $extra ->
            [0] .
           *[other] , and one more to take.
        }
       *[other] Move from the { $region }: { $points } movement points left{ $extra ->
            [0] .
           *[other] , and one more to take.
        }
    }
samurai-ask-ship = Move 2 or ship from the { $region }: what is the first move?
samurai-ask-attack = Attack in the { $region }: which army do you destroy?
samurai-ask-attack-again = Attack in { $province }: a second kill?
samurai-ask-harvest = Harvest in the { $region }: take the whole yield?
samurai-ask-castle = Build a castle in the { $region }, or add an army to the one you have there?
samurai-ask-tribe = Independent Tribe: use a neutral action shown in the { $region }?
samurai-ask-journey = The Journey is the Destination: pay to destroy an army in the { $region }?

## What can be chosen. $asked is the question, where it is known.

samurai-action-commit = Play a card of the { $region }
samurai-action-place = Place { $order } on slot { $slot }
samurai-action-pass = Pass
samurai-action-step = Move from { $origin } to { $destination }
samurai-action-cross = Move over Mount { $mountain } to { $destination }
samurai-action-ship =
    { $armies ->
        [one] Ship 1 army from { $origin } to { $destination }
       *[other] Ship { $armies } armies from { $origin } to { $destination }
    }
samurai-action-attack = Destroy an army of { $victim } in { $province }
samurai-action-recruit = Recruit in { $province }
samurai-action-harvest = Harvest in { $province }
samurai-action-take = Take the harvest
samurai-action-build = Build a castle in { $province }
samurai-action-decline =
    { $asked ->
        [move] End movement
       *[other] Decline
    }

## Why not? $rule is the rule behind the answer.

samurai-refused-already-committed = You have already chosen your destiny card.
samurai-refused-army-of-other-region = Only armies in the { $region } can move now, and { $province } is not part of it.
samurai-refused-cannot-pay-cover = Covering an opponent now costs { $bushido } bushido, and you have less.
samurai-refused-cannot-pay-food = That costs { $food } food, and you have less.
samurai-refused-castle-in-capital = { $province } is a capital: no castle can be built there.
samurai-refused-castle-in-region = You already have a castle in this region, in { $province }.
samurai-refused-castle-there = { $province } already has a castle.
samurai-refused-cover-limit =
    { $rule ->
        [SSE-COVER-5c] A token of { $victim } has already been covered by an opponent this round.
       *[other] You have already covered a token of { $victim } this era.
    }
samurai-refused-game-over = The game is over.
samurai-refused-kind-not-in-region = No slot of the { $region } shows this neutral action.
samurai-refused-mountain-empty = The token of Mount { $mountain } is gone.
samurai-refused-no-army-in-supply = You have no army left in your supply.
samurai-refused-no-army-of-victim = { $victim } has no army in { $province }.
samurai-refused-no-capital-or-castle = { $province } is not the capital, and you have no castle there.
samurai-refused-no-castle-in-supply = You have no castle left in your supply.
samurai-refused-no-control = You do not control { $province }.
samurai-refused-no-mountains = Mount { $mountain } has no token: the Path of the Mountain variant is not in play.
samurai-refused-no-own-army = You have no army in { $province }.
samurai-refused-no-own-castle = You have no castle in { $province }.
samurai-refused-no-resource-province = { $province } is not a resource province.
samurai-refused-no-such-card = You have no destiny card of the { $region }.
samurai-refused-no-such-token = You have no { $order } token left behind your screen.
samurai-refused-not-adjacent = { $origin } and { $destination } are not adjacent.
samurai-refused-not-asked = You have something else to decide first.
samurai-refused-not-at-mountain = No road over Mount { $mountain } leads to { $province }.
samurai-refused-not-coastal = { $province } is not a coastal province.
samurai-refused-not-your-turn =
    { $seat_id ->
        [none] It is not your turn.
       *[other] It is not your turn. Waiting for: { $seat }.
    }
samurai-refused-one-expedition = Only one army per move may cross a mountain.
samurai-refused-mode-is-chosen = This order is already moving on foot: it can no longer ship armies.
samurai-refused-other-region = This happens in the { $region }, and { $province } is not part of it.
samurai-refused-own-army = You cannot attack your own armies.
samurai-refused-placement-is-due = You can pass only if you cannot place a token for free.
samurai-refused-same-province = The ship must leave { $province } for another province.
samurai-refused-same-province-only = The second one must be in { $province }, like the first.
samurai-refused-ship-from-other-region = The ship starts in the { $region }, and { $province } is not part of it.
samurai-refused-slot-taken = Slot { $slot } already holds a token of { $owner }.
samurai-refused-token-face-down = The token on slot { $slot } is face down and cannot be covered.
samurai-refused-too-few-armies =
    { $armies ->
        [one] You need an army in { $province } for that.
       *[other] You need { $armies } armies in { $province } for that.
    }

## Names

samurai-order-recruit = Recruit Armies
samurai-order-move3 = Move 3
samurai-order-move23 = Move 2 or 3
    .draft = Move 2
samurai-order-ship = Move 2 / Ship
    .draft = Move by Sea
samurai-order-attack = Attack
samurai-order-harvest = Harvest
samurai-order-castle = Build Castle

samurai-neutral-move = Move 1
samurai-neutral-attack = Attack
samurai-neutral-recruit = Recruit 1 army
samurai-neutral-harvest = Harvest 1

samurai-resource-food = food
samurai-resource-bushido = bushido

samurai-region-grey = grey region
samurai-region-orange = orange region
samurai-region-teal = teal region
samurai-region-violet = violet region

# Of players who have given no name.
samurai-colour-red = Red
samurai-colour-blue = Blue
samurai-colour-green = Green
samurai-colour-yellow = Yellow

samurai-effect-ambush = Ambush
samurai-effect-mercenaries = Mercenaries
samurai-effect-bushido-master = Bushido Master
samurai-effect-highland-farms = Highland Farms
samurai-effect-independent-tribe = Independent Tribe
samurai-effect-journey = The Journey is the Destination

samurai-shrine-brown = brown shrine
samurai-shrine-black = black shrine
samurai-shrine-white = white shrine

samurai-phrase-when = Era { $era }
samurai-phase-era = era
samurai-phase-destiny = destiny
samurai-phase-planning = planning phase
samurai-phase-resolution = resolution phase
samurai-phase-era-end = era end
samurai-phase-full-harvest = full harvest
samurai-phase-cleanup = token cleanup
samurai-phase-influence = gain influence
samurai-phase-region-bonus = region bonus points
samurai-phase-shrines = shrine points
samurai-phase-draw = draw destiny
samurai-phase-turn-order = new turn order
samurai-phase-final-scoring = final scoring

## Orders and neutral actions: what is on their cards. The prices are those of this table.

samurai-card-recruit = Put 1 army into the region’s capital or where your castle stands. A second army costs { $recruit } food.
samurai-card-move3 = 3 steps in all, for one or more of your armies in the region. They may leave it.
samurai-card-move23 =
    2 steps in all, for one or more of your armies in the region. They may leave it.{ $upgrade ->
        [yes] { " " }A third step costs { $move } food.
       *[no] { "" }
    }
samurai-card-ship =
    2 steps as with Move 2, or ship 1 or 2 armies from a coast of the region to any other coast{ $ship ->
        [0] .
       *[other] { " " }for { $ship } food.
    }
samurai-card-attack = Destroy 1 enemy army in a province of the region where you have an army. A second one there costs { $attack } bushido.
samurai-card-harvest =
    { $control ->
        [yes] Gain 1 resource from every resource province of the region that you control.
       *[no] Gain 1 resource from every resource province of the region where you have an army.
    }
samurai-card-castle =
    Replace 2 of your armies in one province of the region with a castle{ $capital ->
        [yes] .
       *[no] , but not in the capital.
    } If you already have a castle there, it gets 1 army instead.
samurai-card-neutral-move = At once and free: 1 army of the region makes 1 step.
samurai-card-neutral-attack = At once and free: destroy 1 enemy army where you have an army in the region.
samurai-card-neutral-recruit = At once and free: 1 army into the region’s capital or where your castle stands.
samurai-card-neutral-harvest =
    { $control ->
        [yes] At once and free: 1 resource from a resource province of the region that you control.
       *[no] At once and free: 1 resource from a resource province of the region where you have an army.
    }

# What it would do now. $places are provinces, with armies or resources.

samurai-now-recruit = Possible places: { $places }.
samurai-now-move3 = Your armies here: { $places }.
samurai-now-move23 = { samurai-now-move3 }
samurai-now-ship = { samurai-now-move3 }
samurai-now-attack = Enemies beside your armies: { $places }.
samurai-now-harvest = Brings you: { $places }.
samurai-now-castle =
    { $castle ->
        [yes] 1 army goes to your castle: { $places }.
       *[no] Possible sites: { $places }.
    }
samurai-now-neutral-move = { samurai-now-move3 }
samurai-now-neutral-attack = { samurai-now-attack }
samurai-now-neutral-recruit = { samurai-now-recruit }
samurai-now-neutral-harvest = One of: { $places }.

## Agenda tiles. $points is what the side is worth, $decree the sentence of its decree.

samurai-agenda-strategic-control = Strategic Control
    .about = Control at least 2 provinces of this region with at least 2 of your armies in each. Points: { $points }. { $decree }
samurai-agenda-stability = Stability Factor
    .about = Control at least 4 provinces of this region. Points: { $points }. { $decree }
samurai-agenda-strength-in-numbers = Strength in Numbers
    .about = Have at least 7 armies in this region. Points: { $points }. { $decree }
samurai-agenda-spread-to-survive = Spread to Survive
    .about = Have armies in at least 4 provinces of this region. Points: { $points }. { $decree }
samurai-agenda-shock-tactics = Shock Tactics
    .about = Have at least 3 armies in each of at least 3 provinces of this region. Points: { $points }. { $decree }
# $castle: own-castle or control-castle-province, as the house rule agenda_3b says.
samurai-agenda-guardian-of-the-castle = Guardian of the Castle
    .about =
        { $castle ->
            [control-castle-province] Have a castle in this region, control its province, and have at least 2 armies in each of at least 2 provinces. Points: { $points }. { $decree }
           *[own-castle] Have a castle in this region and at least 2 armies in each of at least 2 of its provinces. Points: { $points }. { $decree }
        }
samurai-agenda-land-and-spirit = Land and Spirit
    .about = Control at least 2 resource provinces and a shrine province of this region. Points: { $points }. { $decree }
samurai-agenda-land-and-people = Land and People
    .about = Control at least 2 resource provinces and the capital of this region. Points: { $points }. { $decree }

samurai-decree-none = no decree
    .about = There is no regional decree.
samurai-decree-attack-second = Dishonorable Fighting
    .about = { samurai-decree-attack-second }: the second kill of an Attack order is free here.
samurai-decree-move-third = Unrestricted Movement
    .about = { samurai-decree-move-third }: the third point of a Move 2 or 3 order is free here.
samurai-decree-recruit-second = Durable Recruits
    .about = { samurai-decree-recruit-second }: the second army of a Recruit Armies order is free here.
samurai-decree-ship = No Shipping Fees
    .about = { samurai-decree-ship }: shipping is free here.

## What a table can choose

samurai-edition-standard = Standard (2019)
    .about = The rules as printed in 2019.
samurai-edition-crowd = Russian edition
    .about = No castles in capitals and only one per province; a player can be covered only once a round.
samurai-edition-draft = Draft rules
    .about = The rules before printing: 20 armies each, no limit on covering, Harvest requires control; no variants.

samurai-variant-agenda = Region Agenda Tiles
    .about = Each region gets an agenda, which every player can score once, and a decree, which makes an extra free.
samurai-variant-mountain = Path of the Mountain
    .about = Armies may cross mountains and meet what is hidden there, for good or ill.
samurai-variant-shrines = Sacred Shrines
    .about = Shrines have colours: 1, 2 or 3 shrine provinces of one colour score 1, 3 or 5 points.
samurai-variant-neutral = Random Neutral Actions
    .about = Random tokens replace the neutral actions printed beside the slots.

samurai-house-castle-in-capital = Castles in capitals
    .about = A castle may be built in a capital.
samurai-house-one-castle-per-province = One castle per province
    .about = A province holds at most one castle, whoever owns it.
samurai-house-cover-limit = Covering limit
    .about = How often opponents may be covered.
    .once-per-opponent = You may cover each opponent once an era.
    .victim-once = A player may be covered by opponents once a round.
    .none = Only the price limits covering.
samurai-house-ship-origin-anywhere = Ships from anywhere
    .about = A ship may start from any coastal province, not only from the region of its order.
samurai-house-strict-resource-supply = Limited resources
    .about = Nobody can gain more food or bushido than the general supply holds.
samurai-house-open-resources = Open resources
    .about = Everybody sees how much food and bushido everybody has.
samurai-house-leftovers = Points for leftovers
    .about = Leftover resources score points at the end of the game.
samurai-house-tiebreaks = Tie-breaks
    .about = Ties for victory go to the fewest armies on the board, then to the most resources.
samurai-house-agenda-timing = Agenda scoring
    .about = When a fulfilled agenda scores.
    .any-time = An agenda scores at once, no matter whose turn it is.
    .own-turn = An agenda scores only on the turn of the player who fulfils it.
samurai-house-agenda-3b = Guardian of the Castle
    .about = What this agenda requires of the castle.
    .own-castle = It is enough to have a castle in the region.
    .control-castle-province = You must control the province of the castle.

## Why a bot chose as it did
#
# Told after the game, and as a hint.

samurai-because-leads-influence = Nobody has more influence in the { $region }: its cards should count.
samurai-because-hopes-for-influence = Influence in the { $region } promises the most points.
samurai-because-plans-recruit = The { $region } needs armies.
samurai-because-plans-move3 = Armies in the { $region } can reach better provinces.
samurai-because-plans-move23 = Armies in the { $region } can reach better provinces.
samurai-because-plans-ship = Armies in the { $region } could be more useful elsewhere.
samurai-because-plans-attack = Other players’ armies are in the way in the { $region }.
samurai-because-plans-harvest = The fields of the { $region } are worth a harvest.
samurai-because-plans-castle = A castle in the { $region } stays for good.
samurai-because-covers = { $victim } cannot execute { $order } on slot { $slot } again.
samurai-because-wants-neutral = The neutral action of slot { $slot } is worth more than the order.
samurai-because-passes = No cover is worth its price.
samurai-because-takes-control = This takes control of { $province }.
samurai-because-denies-bonus = This denies { $victim } points from the bonus for the { $region }.
samurai-because-breaks-control = { $victim } loses control of { $province }.
samurai-because-builds-castle = A castle in { $province } brings influence in every era.
samurai-because-mans-castle = Another army strengthens the castle in { $province }.
samurai-because-recruits = { $province } needs another army.
samurai-because-kills = { $victim } has one army fewer in { $province }.
samurai-because-moves = An army is worth more in { $destination }.
samurai-because-crosses = Mount { $mountain } may hold something good.
samurai-because-harvests = The harvest brings { $food } food and { $bushido } bushido.
samurai-because-gathers = { $province } yields { $resource }.
samurai-because-keeps-food = The food is worth more later.
samurai-because-keeps-bushido = The bushido is worth more later.
samurai-because-holds = Nothing on offer improves the position.

## The end of a game: awards, and what breaks ties

samurai-award-destroyer = Destroyer
    .about =
        { $count ->
            [one] { $name } destroyed { $count } army.
           *[other] { $name } destroyed { $count } armies.
        }
samurai-award-region = Stronghold
    .about =
        { $count ->
            [one] { $name } scored { $count } point in one region.
           *[other] { $name } scored { $count } points in one region.
        }
samurai-award-schemer = Schemer
    .about =
        { $count ->
            [one] { $name } covered { $count } order of others.
           *[other] { $name } covered { $count } orders of others.
        }
samurai-award-builder = Master builder
    .about =
        { $count ->
            [one] { $name } built { $count } castle.
           *[other] { $name } built { $count } castles.
        }
samurai-award-traveller = Long marches
    .about =
        { $count ->
            [one] { $name } moved armies { $count } time.
           *[other] { $name } moved armies { $count } times.
        }
samurai-award-gatherer = Full granaries
    .about =
        { $count ->
            [one] { $name } gathered { $count } resource.
           *[other] { $name } gathered { $count } resources.
        }
samurai-tiebreak-armies = fewest armies on the board
samurai-tiebreak-resources = most resources
