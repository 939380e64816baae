# The web app. Names of things are in the catalogues of the games.

## Everywhere

web-home = Home
web-language = Language
web-theme = Theme
web-theme-system = Match system
web-theme-light = Light
web-theme-dark = Dark
web-show-all = Show all { $count }
web-settings = Settings
web-close = Close
web-loading = Loading…
web-reconnecting = Connection lost. Reconnecting… Your game is safe.
web-server-gone = Can’t reach the server.
    .about = Nothing is lost. The game resumes once the server is back.
web-unsent = Your answer is kept and will be sent.
web-retry = Try again
web-cancel = Cancel
web-save = Save
web-saved = Saved.
web-add = Add
web-remove = Remove
web-not-now = Not now
web-rule = Rule { $rule }
web-missing = Page not found
    .about = The address may be mistyped.

## Home

web-hero = Plan in secret. Watch it unfold.
    .about = Two board games about Japan’s warring provinces, with friends or bots. No account, no cookie banner. All you need is a link.
web-hero-game = A game of five bots
web-play-now = Play now
web-learn = Learn in 4 minutes
web-invite = Invite friends
web-my-tables = Your tables
web-waits-friends = Waiting for friends
web-trying = what-if
web-you-won =
    { $count ->
        [1] You won
       *[other] You share the victory
    }
web-against = With { $names }
web-others-turn = Waiting for the others
web-over = Game over
web-unread =
    { $count ->
        [one] { $count } new event
       *[other] { $count } new events
    }
web-games = The games
web-game-samurai = Small Samurai Empires
    .about = 2–4 players, 60 min
web-game-shogun = Shogun
    .about = 3–5 players, 120 min
web-page-samurai = Put secret orders on the map, then watch them unfold from south to north and back.
    .how = Three eras, two rounds each. Every order has its place in the sequence; armies recruit, march, sail, fight and build castles where it matters. Control of provinces brings influence, and influence becomes points.
web-page-shogun = Plan ten actions at once and in secret, then let the cubes fall through the tower.
    .how = Two years of spring, summer and autumn. Each card of a province can do one thing: tax, harvest, build, raise or march. Battles go through a cube tower that remembers. In winter everybody must be fed; then provinces and buildings score.
web-public-tables = Games to watch
web-open-tables = Open tables
web-game-of-the-day = Game of the day
web-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-quick-level = Bots
web-quick-watch = Watch bots play
web-join = Join with a code or link
web-join-button = Join
web-alerts-off = Turn alerts are off on this device.
web-turn-on = Turn on
web-account-offer = Want your games on every device? Create an account.
web-contact = Contact
web-source = Source code
web-kept-over =
    { $days ->
        [0] Finished games are kept forever.
        [one] Finished games are kept for { $days } day.
       *[other] Finished games are kept for { $days } days.
    }
web-kept-idle =
    { $days ->
        [0] Inactive games are kept forever.
        [one] Inactive games are kept for { $days } day.
       *[other] Inactive games are kept for { $days } days.
    }
web-rules-of = Rules: { $game }

## A new table, and joining one

web-new-table = New table
web-which-game = Game
web-option-edition = Edition
web-option-variants = Variants
web-option-side = Map side
web-option-start = Setup
web-option-modules = Modules
web-option-tower = Cube tower
web-option-first = First player
web-rules = Rules
web-by-lot = Random
web-clash = Can’t be combined with: { $other }
web-people-only = Bots can’t play with a real tower.
web-house = House rules
    .about = Rule changes your table agrees on. Everything else follows the edition.
web-house-changed =
    { $count ->
        [one] { $count } rule changed
       *[other] { $count } rules changed
    }
web-changed = changed
web-table = Table
web-seats = Seats
web-players = Players
web-your-name = Your name
web-seat-number = Seat { $seat }
web-friend = Friend, by link
web-here = On this device
web-any-colour = Any colour
web-hot-seat = On this device
    .about = Pass the device around. A privacy screen hides what others must not see.
web-bot = Bot, { $level }
web-bot-random = random
    .about = plays random legal moves
web-bot-easy = easy
    .about = good for your first games
web-bot-normal = normal
    .about = a solid opponent
web-bot-hard = hard
    .about = thinks longer, sees no more than you do
web-pace = Pace
web-pace-free = No time limit
    .about = Take as long as you like. If a player stays away, a vote can go on with a bot or end the game after 7 days.
web-pace-live = Live
    .about = Everyone together, against the clock.
web-pace-days = Over several days
    .about = Play when it suits you, with a deadline for each move.
web-minutes-each = Minutes per player
web-seconds-more = Extra seconds per move
web-hours-each = Time per move
web-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
web-absent = When time runs out
    .about = Players who come back take over again.
web-absent-bot = A bot stands in ({ $level })
web-watch = Who can watch
    .about = Spectators never see secret information.
web-watch-link = Anyone with the link
web-watch-public = Everyone
web-watch-nobody = Nobody
web-listed = List as an open table
    .about = Anyone on this server can join.
web-table-name = Table name
web-begins-later =
    { $count ->
        [one] You’ll get a link and a QR code for your friend. The game starts when the seat is taken.
       *[other] You’ll get a link and a QR code for your { $count } friends. The game starts when all seats are taken.
    }
web-begins-now = The game starts right away.
web-set-up = Create table
web-no-code = No table with this code
    .about = The seats may be taken, or the code may be mistyped.
web-join-about = Choose a name and a colour and you’re in.
web-name = Name
web-colour = Colour
web-sit-down = Take a seat
web-there = At the table:
web-sit-already = You already have a seat at this table. If you take another, two people will play on this device.
web-to-table = Go to the table
web-lobby = Share this code or the link. Everyone chooses a name and a colour.
web-lobby-missing =
    { $count ->
        [0] The game is starting
        [one] Waiting for a friend
       *[other] Waiting for { $count } friends
    }
web-lobby-stay = The game starts as soon as everyone has joined. You can close this page and come back later.
web-code = Table code
web-share = Share link
web-copy = Copy
web-copied = Copied
web-qr = QR code for the link
web-link-join = Invite link
web-link-watch = Spectator link
web-seat-link = Secret link for: { $name }
web-open-seat = Open seat
    .about = a friend joins by link
web-waits-friend = waiting for a friend
web-seat-person = Player
web-seat-bot = Bot
web-you = you
web-watching = You’re watching.
web-you-are = You are { $name }.
web-watching-tab = Watching
web-spectators =
    { $count ->
        [one] { $count } spectator is watching.
       *[other] { $count } spectators are watching.
    }
web-connected = { $name } is connected.
web-disconnected = { $name } is not connected.
web-let-friend = Invite a friend
web-give-bot = Fill with a bot
web-new-link = New link
web-propose-bot = Propose a bot
web-no-table = This link doesn’t work
    .about = It may have been replaced, or the table no longer exists.

## At the table

web-board = Board
web-views = Views
web-view-board = Board
web-view-mine = Mine
web-view-tracks = Tracks
web-view-players = Players
web-view-log = Log
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-whole-board = Whole board
web-political = Who holds the land
    .about = Who holds the land: areas in the colours of their owners (M)
web-your-turn = Your turn
web-waiting = Waiting for: { $names }
web-moment = One moment…
web-not-your-turn = It’s not your turn.
web-undo = Undo
web-choose-first = Choose on the board
web-all-choices =
    { $count ->
        [one] { $count } choice as a list
       *[other] All { $count } choices as a list
    }
web-forced = The only possibility is selected for you.
web-answered = There was only one choice: { $choice }.
web-skip =
    { $count ->
        [one] Skip { $count } step
       *[other] Skip { $count } steps
    }
web-log = Log
web-log-all = All
web-log-mine = Me
web-log-main-samurai = Actions
web-log-main-shogun = Battles
web-log-filter = Show in the log
web-log-more = Enlarge the log
web-log-less = Shrink the log
web-log-show = Show on the board
web-log-routine = { $name } plans ({ $count } changes).
web-stand-in = stand-in
web-hidden = hidden
web-turn-order = Turn order
web-era = Era { $era }
web-influence = Influence
web-cards-played = Destiny cards played
web-tokens-left = Order tokens left
web-armies-left = Armies in supply
web-castles-left = Castles in supply
web-cards-left = Destiny cards in hand
web-behind-screen = Behind your screen
web-tokens-of = { $count } of 11 tokens
web-destiny-hand = Destiny cards in your hand
web-castle = Castle
web-slot = Slot { $slot }{ $owner ->
        [0] { "" }
       *[other] , { $owner }
    }, { $neutral }

## At a table of Small Samurai Empires

web-samurai-phase = Era { $era } · { $phase }
web-samurai-phase-destiny = Destiny
web-samurai-phase-planning = Planning
web-samurai-phase-resolution = Resolution
web-samurai-phase-final-scoring = Final scoring
web-samurai-round =
    { $round ->
        [1] Round 1, resolves south → north
       *[other] Round 2, resolves north → south
    }
web-samurai-board =
    Board, era { $era }, round { $round }. Press Tab to go through everything you can select, from south to north.
web-samurai-standings = Standings
web-samurai-slots = Slots
web-samurai-slots-north = Slots, south to north
web-samurai-slots-south = Slots, north to south
web-samurai-slots-done = { $done } of { $count } done
web-samurai-slot = slot { $slot }
web-samurai-empty = Empty slot
web-samurai-face-down = face down
web-samurai-face-up = face up
web-samurai-own-secret = yours, still secret
web-samurai-choosing = choosing
web-samurai-now = now { $points }
web-samurai-now-least = now { $points }+
web-samurai-points-of = { $name }: { $points } points, { $total } if the game ended now
web-samurai-committed = Destiny card chosen
web-samurai-points = Points
web-samurai-points-score = Score
web-samurai-points-agendas = Agenda
web-samurai-points-region-bonus = Region bonus
web-samurai-points-shrines = Shrines
web-samurai-points-influence = Influence
web-samurai-points-leftovers = Leftover resources
web-samurai-count-influence = Influence: { $region }
web-samurai-worth-how = value × destiny cards = worth now
web-samurai-worth = worth now
# What an era end would bring with the pieces of now.
web-samurai-gain = { $name }: +{ $influence } influence if the era ended now
web-samurai-agenda = Agenda
web-samurai-agenda-by = Fulfilled by { $name }
web-samurai-hand = In your hand, secret
web-samurai-revealed = Revealed this era
web-samurai-supply = General supply
web-samurai-deck = Destiny cards in the deck
web-samurai-token = { $order }, { $count } left
web-samurai-token-of = token { $token } of { $count }
web-samurai-asked-slot = Slot { $slot } · { $order }
web-samurai-asked-neutral = Slot { $slot } · neutral: { $action }
web-samurai-choose-card = Choose a card
web-samurai-choose-token = Choose a token
web-samurai-choose-slot = Choose a slot
web-samurai-choose-both = Choose a token and a slot
web-samurai-why-not = Why not { $name }?
web-samurai-route = March from { $origin } to { $destination } ({ $count } steps)
web-samurai-not-asked = That can’t be chosen now. { $asked }
web-samurai-idle = does nothing now
web-samurai-useful = does something now
web-samurai-idle-here = Does nothing here now: { $reason }.
web-samurai-idle-order = As things stand, this order would do nothing: { $reason }.
web-samurai-idle-neutral = The neutral action will be lost: { $reason }.
web-samurai-neutral-of = Neutral action of { $slot }: { $action }
web-samurai-slot-title = Slot { $slot }
# The paid part of an order.
web-samurai-extra =
    { $price ->
        [0] extra: free
       *[other] extra: { $price } (you have { $have })
    }
web-samurai-value = Value
web-samurai-values = What each step is worth, times the destiny cards of the region
# $influence is the step, $value what it is worth, $points what more it would score now.
web-samurai-rise =
    { $points ->
        [0] next: value { $value } at { $influence }
       *[other] next: +{ $points } at { $influence }
    }
web-samurai-help-aim = Aim of the game
    .about = Score the most points in 3 eras. At the end of each era, controlled provinces and castles bring influence in their region; leading in a region and shrines bring points at once. At the end of the game, influence in a region scores its value once for each destiny card played for that region.
web-samurai-help-orders = The seven orders
web-samurai-help-slots = Slots and neutral actions
    .about = An order is executed in the region of its slot, in the sequence of the slots. The sign beside a slot is its neutral action, which you may take at once when you place a token there.
web-samurai-help-coins = Bonus coins: at the end of each era, whoever controls the most provinces of the region scores the gold coin, and the runner-up scores the white one. Players tied for the lead score the white one. (Draft rules: only a sole leader scores.)
web-samurai-help-influence = What influence is worth
    .about = At the end of the game, multiply the value by the destiny cards of the region.
web-samurai-power = Power
web-samurai-capital = capital
web-samurai-shrine = shrine
web-samurai-no-resource = resource
web-samurai-armies-of =
    { $count ->
        [one] { $name }: { $count } army
       *[other] { $name }: { $count } armies
    }
web-samurai-controlled-by = { $name } controls it
web-samurai-you-control = you control it
web-samurai-tied = tied: nobody controls it
web-samurai-nobody = nobody controls it
web-samurai-mountain = Mount { $name }{ $token ->
        [0] { "" }
       *[other] , with a token
    }
web-samurai-victim = Army of { $name } in { $province }
web-samurai-how = How
web-samurai-on-foot = on foot
web-samurai-ship =
    { $count ->
        [one] ship { $count } army
       *[other] ship { $count } armies
    }
web-samurai-before = { $province } now
web-samurai-after = after
web-samurai-reveal = Destiny is revealed
web-samurai-of-deck = from the deck
web-samurai-era-end = End of era { $era }
    .about = Influence gained in each region, with points in gold
web-samurai-go-on = Continue
web-samurai-help = Help and shortcuts
web-samurai-help-flow = How to choose
    .about = Tap a piece, then a place, or the other way round. Then confirm. Anything you can tap has a gold ring. Tap anything else to see why it isn’t allowed.
web-samurai-help-signs = Symbols
web-samurai-help-keys = Keyboard shortcuts
web-samurai-key-next = next thing you can select, from south to north
web-samurai-key-choose = select it
web-samurai-key-token = select an order token
web-samurai-key-confirm = confirm
web-samurai-key-undo = undo
web-samurai-key-back = clear the last selection
web-samurai-key-zoom = zoom in, zoom out, whole board (when the board has focus)
web-samurai-key-map = colour the map by owner or by region
web-samurai-key-film = step through what happened, or pause
web-samurai-key-help = this help
web-samurai-sign-power = number of armies in a stack
web-samurai-sign-castle = castle
web-samurai-sign-capital = capital
web-samurai-sign-shrine = shrine
web-samurai-sign-mountain = mountain
web-samurai-sign-secret = only you can see it
web-samurai-sign-offer = you can tap it
web-samurai-sign-control = border colour: who controls the province
web-samurai-sign-tied = tied: nobody controls the province

## At a table of Shogun

web-view-plan = Plan
web-view-events = Events
web-view-modules = Modules
web-shogun-view-table = Table
web-shogun-season = Year { $year }, { $season }
web-shogun-actions = Actions this round
web-shogun-action-at = Action { $place }: { $action }
web-shogun-action-of = Action { $place } of { $all }
web-shogun-face-down = face down
web-shogun-no-card = no card
web-shogun-skip = skip
web-shogun-empty = empty
web-shogun-out = out of play
web-shogun-neutral = Neutral province
web-shogun-unrest =
    { $count ->
        [one] { $count } unrest marker
       *[other] { $count } unrest markers
    }
web-shogun-free-sites =
    { $count ->
        [one] { $count } free building site
       *[other] { $count } free building sites
    }
web-shogun-chests = Chests
web-shogun-rice = Rice
web-shogun-provinces = Provinces
web-shogun-player-order = Player order
web-shogun-bids = Bids
web-shogun-positions = Positions and special cards
web-shogun-event = Event of the round
web-shogun-events-open = The event will be one of these
web-shogun-events-left = Event cards left this year
web-shogun-now = now
web-shogun-loss = Rice loss in winter: { $loss }

## Planning in Shogun

web-shogun-sheet = Planning sheet
web-shogun-by-time = Fields in the order in which they are carried out
    .short = In order
web-shogun-prizes = Positions
web-shogun-events-short = Event
web-shogun-which-card = { $field }: which card?
web-shogun-may-lie-here = Lay a province card to do it there, or a chest card to skip it.
web-shogun-skips = This card means: skip the action.
web-shogun-bid-about = A chest card costs its number of chests. A province card costs nothing; it beats only chest card 0.
# $chances is a list such as “Iyo 62 %”.
web-shogun-attacks = Chance to win with all armies but one: { $chances }.
web-shogun-attack-from = You could attack it, with the chance to win:
web-shogun-threat-from = Others could attack it, with the chance to win:
web-shogun-cautions =
    { $count ->
        [one] { $count } warning
       *[other] { $count } warnings
    }
web-shogun-same-plan = Same as last season
web-shogun-skip-rest = Skip the rest
web-shogun-hand = Your hand
web-shogun-hand-about =
    { $count ->
        [one] { $count } card, { $laid } laid.
       *[other] { $count } cards, { $laid } laid.
    } Drag a card, or tap it and then a field.
web-shogun-hand-sealed = You can break the seal until everyone has sealed.
web-shogun-hand-empty = All your cards are laid.
web-shogun-hand-chests = Cards without a province
web-shogun-sort = Sort the hand; now: { $by }
web-shogun-sort-name = by name
web-shogun-sort-region = by region
web-shogun-sort-tax = by chests
web-shogun-sort-rice = by rice
web-shogun-sort-armies = by armies
web-shogun-lay-here = lay { $card } here
web-shogun-where = Where do you lay { $card }?
web-shogun-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
web-shogun-ready = Ready
    .about = The plan is complete. Seal it.
web-shogun-unsent =
    { $count ->
        [one] { $count } change saved here until you’re back online
       *[other] { $count } changes saved here until you’re back online
    }
web-shogun-to-hand = Back to hand
web-shogun-seal = Seal plan
web-shogun-unseal = Break the seal
web-shogun-sealed = sealed
web-shogun-sealed-count = { $count } of { $seats } have sealed
web-shogun-who-sealed = Who has sealed
web-shogun-has-sealed = { $name }: sealed
web-shogun-chests-enough = You won’t drop below { $lowest }.
web-shogun-chests-short =
    { $short ->
        [one] You may run { $short } chest short; actions could fail.
       *[other] You may run up to { $short } chests short; actions could fail.
    }
web-shogun-winter = Winter forecast
web-shogun-revolts = Revolts
# $planned, $loss and $unsupplied are numbers or spans such as 3–5; $hungry is the most.
web-shogun-winter-about =
    { $provinces ->
        [one] Rice { $rice } + { $planned } for { $provinces } province.
       *[other] Rice { $rice } + { $planned } for { $provinces } provinces.
    } { $hungry ->
        [0] Winter takes { $loss } of it: there is enough.
        [one] Winter takes { $loss } of it: { $unsupplied } province goes hungry.
       *[other] Winter takes { $loss } of it: { $unsupplied } provinces go hungry.
    }
web-shogun-if-ended = { $points } if the game ended now
web-shogun-attack = Attack { $name } in { $province }
web-shogun-attack-neutral = Attack neutral { $province }
web-shogun-attack-with =
    { $armies ->
        [one] Attack with { $armies } army
       *[other] Attack with { $armies } armies
    }
web-shogun-take = Take: { $what }
web-shogun-take-position = Position { $position }: { $special }
web-shogun-cancel = Cancel { $event }
web-shogun-odds-win = you win
web-shogun-odds-tie = tie
web-shogun-odds-lose = you lose
web-shogun-how-many = How many
web-shogun-fewer = Fewer
web-shogun-more = More

## The draft of Shogun

web-shogun-pile =
    { $count ->
        [one] Pile: { $count } card
       *[other] Pile: { $count } cards
    }
web-shogun-choose-card = Choose a card
web-shogun-choose-position = Choose a position
web-shogun-choose-sheet = Choose on the sheet
web-shogun-choose-group = Choose an army group
web-shogun-choose-answer = Choose an answer
web-shogun-groups = Your army groups
web-shogun-group = Group of { $armies } armies, { $count } left

## Around a table: menu, chat, clocks, votes, sharing a device

web-table-menu = Table menu
web-leave = Leave the table (it stays in your list)
web-all-settings = All settings
web-time-left = Time left
web-time-days = { $days } d
web-time-hours = { $hours } h { $minutes } min
web-time-minutes = { $minutes }:{ $seconds }
web-chat = Chat
web-chat-unread =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
web-chat-empty = No messages yet.
web-chat-watching = Spectators can read but not post.
web-host-says = Server host
web-phrases = Quick phrases, shown to everyone in their own language
web-say = Write a message
web-send = Send
web-mute = Mute { $name }
web-unmute = Unmute { $name }

web-own-seat = Your seat
web-standing = When your time runs out
    .about = A stand-in plays until you come back.
web-standing-unset = Table default
web-standing-wait = The game waits
web-standing-in = A stand-in is playing for you.
    .about = You ran out of time.
web-i-am-back = I’m back
web-own-link = Your secret link
    .about = It opens your seat on another device. Don’t share it with anyone.
web-renew = Create a new link (the old one stops working)
web-what-if = What if?
    .about = Play on from here at a private table, against bots. Whatever you can’t see is made up. Nobody else sees this table.
web-trying-here = This is a what-if table.
    .about = Try anything: the real game stays as it is. You play against bots.
web-trying-back = Back to the real game
web-forget = Remove from this device
    .about = Without your secret link you can’t open your seat on this device again.
web-concede = Give up
web-concede-win = The game ends at once, and { $name } wins. This is final.
web-concede-end = The game ends at once. You come last; the others are ranked by their points so far. This is final.
web-concede-bot = A bot plays on for you, and you can keep watching. Whatever it achieves, you rank below everyone who hasn’t given up. This is final.
web-concede-sure = Yes, give up
web-conceded = gave up
web-you-conceded = You gave up.
    .about = A bot plays on for you. You can keep watching.
web-gave-up =
    { $count ->
        [one] { $names } gave up.
       *[other] { $names } gave up.
    }

web-votes = Vote
    .about = A proposal passes when all players agree. Bots always agree. If nobody answers for 7 days, the game can resume, go on with a bot, or end.
web-vote-underway = A vote is open.
web-propose-pause = Pause the game
web-propose-resume = Resume the game
web-propose-extend = Extend the time
web-hours-more = Extra time
web-propose-rewind = Rewind the game
web-rewind-where = Rewind to just before:
web-rewind-none = There’s nothing to rewind yet.
web-propose-end = End the game without a result
web-propose-end-sure = Propose to end it
web-proposes = { $name } proposes: { $what }
web-vote-pause = pause the game.
web-vote-resume = resume the game.
web-vote-extend =
    { $hours ->
        [one] { $hours } more hour.
       *[other] { $hours } more hours.
    }
web-vote-replace = replace { $name } with a bot for good.
web-vote-end = end the game without a result.
web-vote-rewind = rewind the game.
web-vote-before = To just before: { $what }
web-agreed = Agreed:
web-agree = Agree
web-no = No
web-withdraw = Withdraw
web-paused = The game is paused.
    .about = The clocks are stopped.
web-closed = The players ended the game.
    .about = There is no result.

web-pass = Pass the device
web-pass-to = Pass the device to { $name }
web-pass-safe = Nothing secret is shown on this screen.
web-i-am = I am { $name }
web-back-to = Back to { $name }
web-who-are-you = Who is using this device?
web-as-spectator = Watch as a spectator
web-asked-here = It’s { $name }’s turn on this device.

## Alerts

web-alerts = Turn alerts
    .about = Get notified when it’s your turn, even with this page closed.
web-alert-here = Notify me in this browser
web-alert-other = Webhook or e-mail
web-alert-push = Browser notification
web-alert-webhook = Webhook
    .where = Webhook address
web-alert-email = E-mail
    .where = E-mail address
web-alert-code = Code from the e-mail
    .sent = We’ve sent a code to this address. Enter it to turn on alerts. If nothing arrives, check your spam folder.
web-alert-confirm = Confirm
web-alert-no-push = Notifications aren’t supported here. On a phone, add this page to your home screen first.
web-alert-forbidden = Notifications are blocked. Allow them for this site in your browser settings.
web-alerts-elsewhere = Set up webhook and e-mail alerts in each table’s menu.
web-set-alerts = Notifications in this browser
    .about = When it’s your turn, for every game on this device.

## Accounts

web-account = Account
    .about = You don’t need one to play. An account keeps your games together on all your devices.
web-by-invitation = This server is by invitation. Ask its host for a link.
web-way-new = Sign up
web-way-new-button = Create account
web-way-log-in = Sign in
web-way-log-in-button = Sign in
web-way-forgot = Forgot password?
web-way-forgot-button = Send link
web-account-name = Name
web-name-or-mail = Name or e-mail address
web-password = Password
    .about = At least 8 characters.
web-email = E-mail
    .about = Optional. Only used if you forget your password.
web-recovery-sent = If a matching account has an e-mail address, a link is on its way.
web-logged-in = Signed in as { $name }
web-devices =
    { $count ->
        [one] Signed in on { $count } device.
       *[other] Signed in on { $count } devices.
    }
web-attach =
    { $count ->
        [one] Add this device’s game to your account
       *[other] Add this device’s { $count } games to your account
    }
    .about = Then you can play on any device. Existing links keep working.
web-attached =
    { $count ->
        [one] { $count } game added to your account.
       *[other] { $count } games added to your account.
    }
web-log-out = Sign out
web-change-account = Password and e-mail
web-new-password = New password
    .about = Signs you out on all other devices.
web-old-password = Current password
web-export = Your data
    .about = Everything stored about you, in one file.
web-download = Download
web-delete-account = Delete account
    .about = Your account is deleted immediately. Your seats can still be played through their links.

## What went wrong around the games

web-error-unreachable = Can’t reach the server.
web-error-broken = Something went wrong on the server.
web-error-damaged = This table is damaged. The server’s log says why; other tables are not affected.
web-error-unwell = The server can’t reach its database. Please try again in a moment.
web-error-bad-token = This link is no longer valid.
web-error-bad-session = You’ve been signed out. Please sign in again.
web-error-bad-login = Wrong name or password.
web-error-wrong-password = Wrong password.
web-error-bad-recovery = This link has expired or has already been used.
web-error-banned = You’ve been banned from this server.
web-error-name-taken = This name is taken.
web-error-characters = That text contains control characters, which aren’t allowed.
web-error-invitation-only = This server is by invitation only. Please sign in.
web-error-no-mail = This server doesn’t send e-mail.
web-error-too-many = Too many attempts. Please wait a moment.
web-error-full = The server is full. Please try again later.
web-error-no-open-seat = Someone was faster: no seat is left.
web-error-colour-taken = This colour is taken.
web-error-vote-open = Another vote is still open.
web-error-no-vote = This vote is over.
web-error-stand-in = A stand-in is playing for you. Take over again first.
web-error-conceded = You gave up this game.
web-error-no-bot = Bots can’t see a physical tower, so none can play on for you. Propose to end the game instead.
web-error-nothing-ahead = This can’t be prepared now.
web-error-too-many-alerts = This seat already has too many alerts.
web-error-wrong-code = Wrong code. Please check it and try again.
web-error-too-many-codes = Too many wrong codes: the alert was removed. You can add it again.
web-error-no-alert = This alert no longer exists.
web-error-seated = Your account already has another seat at this table.
web-error-table-changed = The table has changed. Please check and try again.
web-error-table-open = The game hasn’t started yet.
web-error-table-paused = The game is paused.
web-error-table-over = The game is over.
web-error-table-closed = The players ended this game.
web-error-not-allowed = You’re not allowed to change this.

## The end

web-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
web-you-win = Victory is yours!
web-you-share = You share the victory!
web-place =
    { $rank ->
        [2] You came second
        [3] You came third
        [4] You came fourth
       *[other] You came fifth
    }
web-place-shared =
    { $rank ->
        [2] You share second place
        [3] You share third place
        [4] You share fourth place
       *[other] You share fifth place
    }
web-ranking = Final ranking
web-final = Final scoring
    .about = Now every point is counted.
web-final-skip = Show the result
web-tiebreak = Tie-break: { $what }
web-replay-again = Watch again
web-analysis = Analysis
web-highlights = Highlights
web-highlight-watch = Watch this moment
web-turning-point = Turning point
web-turning-start = { $name } led almost from start to finish.
web-turning-lead = { $name } took the lead for good.
web-turning-count = Only the final scoring put { $name } ahead.
web-verify = Verify this game
web-verify-fair = Fair: the random seed was sealed before the game began, and every step follows from it.
web-verify-broken = The record does not follow from the sealed seed.
web-rematch = Rematch
web-to-rematch = Go to the rematch
web-see-board = View the board
web-keep-replay = Download the replay
web-proof = To check it yourself, run “sengoku replay verify” on the downloaded replay.

## The film of what happened, and replays

web-now-playing = What is happening
web-prepare = Prepare your next move
    .about = It is played as soon as it’s your turn, even if you’ve left. Nobody else sees it.
web-prepare-title = Ahead of your turn
web-prepare-done = Done
web-prepare-all = Nothing more can be prepared for now.
web-prepared = Prepared
web-prepare-cancel = Cancel “{ $choice }” and what follows
web-prepare-dropped = No longer possible, so dropped: { $choices }
web-paused-playback = Paused
web-film = What happened
web-film-back = Previous step
web-film-on = Next step
web-film-play = Play
web-film-pause = Pause
web-film-at = { $at } of { $count }
web-film-list = Show as text
web-film-before = As you left it
web-film-skip = Skip
web-since-you-looked = While you were away
web-replay = Replay
web-replay-eyes = View as
web-replay-all = All secrets revealed
web-replay-public = Spectator
web-replay-hands-samurai = Behind the screens
web-replay-hands-shogun = Plans, face down
web-replay-share = Share this moment
web-replay-glance = The game at a glance
web-replay-points = Points
web-replay-total = If it ended now
web-replay-control = Control
web-replay-influence = Influence
web-replay-provinces = Provinces
web-replay-chests = Chests
web-replay-tower = In the tower
web-replay-end = End
web-replay-events = Events
web-replay-turns = ◆ lead changes
web-replay-turn = Lead changes
web-replay-where = Point in the game
web-replay-round = Era { $era }, round { $round }
web-replay-year = Year { $year }
web-replay-at = step { $at } of { $count }
web-replay-tab-board = Board
web-replay-tab-charts = Charts
web-replay-tab-steps = Events
web-replay-tab-players = Players
web-replay-tab-eyes = View as
web-replay-what-if = What if?

## Settings

web-set-look = Appearance
web-set-play = Gameplay
web-set-name = Name
    .about = Used at the next table you join.
web-speed = Animation speed
web-speed-1 = Slow
web-speed-2 = Normal
web-speed-4 = Fast
web-set-safe = Colour-blind palette
    .about = Colours that are easier to tell apart. Symbols are always shown.
web-set-sound = Sound
    .about = Wood, paper and cubes.
web-volume = Volume
web-set-pieces = Size of pieces
    .about = Large armies use the free space around them.
web-pieces-normal = Normal
web-pieces-large = Large
web-set-motion = Animation
    .about = Pieces move across the board. When off, changes appear at once.
web-set-confirm = Confirm choices
    .about = “When needed” asks only before something is revealed or can’t be undone. “Never” makes your last tap final.
web-confirm-always = Always
web-confirm-needed = When needed
web-confirm-never = Never

## Battles, revolts and the tower of Shogun

web-peasants = Peasants
web-log-again = Watch again
web-log-see = Watch again: { $what }
web-stage-fight = Battle
web-stage-event = Event of the round
web-stage-bids = Bids
web-stage-supply = Winter
web-stage-scoring = Scoring
web-bids-lot = Equal bids: the lot decides
web-stage-again = Again
web-stage-result = Result
web-stage-next = Continue
web-tower-thrown = thrown in
web-tower-inside = inside
web-tower-tray = in the tray
# $inside, $thrown and $tray are lists such as “Red 3, Peasants 2”.
web-tower-label = Cube tower. Already inside: { $inside }. Thrown in: { $thrown }.
web-tower-label-out = In the tray: { $tray }.
web-tower-own = Throw into your tower: { $thrown }
web-tower-priming = Filling the tower
web-tower-primed = The tower is ready
web-battle-none = nothing
web-battle-from =
    { $count ->
        [one] { $count } army from { $province }
       *[other] { $count } armies from { $province }
    }
web-battle-rise =
    { $count ->
        [one] { $count } peasant rises
       *[other] { $count } peasants rise
    }
web-battle-in = in { $province }
web-battle-with =
    { $count ->
        [one] { $count } army in { $province }
       *[other] { $count } armies in { $province }
    }
web-battle-odds = Before the throw: { $odds }
web-battle-before = before the throw: { $what }
web-battle-takes = { $name } takes { $province }
web-battle-holds = { $name } holds { $province }
web-battle-neutral = { $province } becomes neutral
web-battle-still-neutral = { $province } stays neutral
web-battle-against = against

## Winter and scoring of Shogun

web-winter = Winter of year { $year }
web-winter-left = { $event } is the last event card: everyone loses rice.
web-winter-unfed = Unsupplied
web-winter-fed = All supplied
web-winter-more =
    { $count ->
        [one] { $count } extra peasant in each
       *[other] { $count } extra peasants in each
    }
web-winter-revolts = Drawn to revolt
web-winter-held = held
web-winter-lost = lost
web-scoring-year = Scoring of year { $year }
web-scoring-before = So far
web-scoring-sum = Points
web-scoring-provinces = Provinces
web-scoring-buildings = Buildings
web-scoring-majorities = Most buildings
web-scoring-most = Most buildings: { $region }
web-scoring-favours = Favours
web-scoring-samurai = Samurai
web-scoring-monuments = Monuments
web-scoring-arts = Arts

## Modules of Shogun

web-court-price =
    { $count ->
        [one] Price: { $count } official
       *[other] Price: { $count } officials
    }
web-court-none = no favour
web-court-reception = Reception hall
web-court-audience = Audience hall
web-court-supply = Supply
web-court-protected = Protected: { $protected }
web-court-calm = A favour card is held against the next unrest marker
web-court-round = Sent this round
web-samurai-blank = no bonus
web-samurai-regions = Regions with provinces
web-generals-off = off the map
web-generals-standing = Monuments on the map
web-generals-captured = Captured
web-generals-supply = Left to build
web-arts-regions = Region cards in order
web-arts-artist = artist
web-arts-down = artist turned face down


## Captions of moments that concern several players

web-many-resource-gained = Resources are harvested
web-many-influence-gained = Influence grows in the regions
web-many-region-bonus-scored = The region bonuses are scored
web-many-shrines-scored = The shrines bring points
web-many-card-shown = { $seats } have nothing planned here
web-many-card-drawn = Everybody draws a destiny card
web-many-seat-drew = Everybody draws a destiny card
web-many-influence-scored = Influence is scored, region by region
web-many-provinces-scored = Provinces and buildings are scored
web-many-art-line-scored = Works of art are scored
