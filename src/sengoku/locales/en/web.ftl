# The web app. Names of things are in the catalogues of the games.

## Everywhere

web-home = Home
web-language = Language
web-theme = Light or dark
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-show-all = Show all { $count }
web-settings = Settings
web-close = Close
web-loading = One moment …
web-reconnecting = The line is broken. Reconnecting; nothing is lost.
web-server-gone = The server cannot be reached.
    .about = Nothing is lost: the game goes on as soon as it answers.
web-retry = Try again
web-cancel = Cancel
web-save = Save
web-saved = Saved.
web-add = Add
web-remove = Remove
web-not-now = Not now
web-rule = Rule { $rule }
web-missing = There is nothing here
    .about = The address may be misspelt.
web-more = More

## Home

web-hero = Plan in secret. Watch it unfold.
    .about = Two board games of the warring provinces, with friends or bots. No account, no cookie wall. A link is enough.
web-play-now = Play now
web-learn = Learn in 4 minutes
web-invite = Invite friends
web-my-tables = Your tables
web-no-tables = No games yet. Play now, and the game stays here.
web-waits-friends = Waiting for friends
web-trying = tried out
web-others-turn = Others are choosing
web-over = The game is over
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
web-join = Join with a code or link
web-join-button = Join
web-watch-it = Watch
web-alerts-off = Turn alerts are off on this device.
web-turn-on = Turn on
web-account-offer = Keep your games on every device: an account, if you like.
web-contact = Contact
web-source = Source code
web-kept-over =
    { $days ->
        [0] Games that are over are kept for ever.
       *[other] Games that are over are kept for { $days } days.
    }
web-kept-idle =
    { $days ->
        [0] Games nobody plays are kept for ever.
       *[other] Games nobody plays are kept for { $days } days.
    }
web-rules-of = Rules: { $game }
web-search = Search the rules
web-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }

## A new table, and joining one

web-new-table = New table
web-which-game = Game
web-option-edition = Edition
web-option-variants = Variants
web-option-side = Side of the map
web-option-start = Start
web-option-modules = Modules
web-option-tower = Cube tower
web-option-first = First player
web-rules = Rules
web-by-lot = By lot
web-clash = Not together with: { $other }
web-people-only = Bots cannot see a tower of your own.
web-house = House rules
    .about = Changes the table agrees on. Left alone, the rule book decides.
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
web-friend = A friend, by link
web-here = At this device
web-any-colour = Any colour
web-hot-seat = At this device
    .about = Pass the device on: a screen hides what others may not see.
web-bot = Bot, { $level }
web-bot-random = random
    .about = takes anything that is allowed
web-bot-easy = easy
    .about = for the first games
web-bot-normal = normal
    .about = plays by the rules you see
web-bot-hard = hard
    .about = thinks longer, sees no more than you
web-pace = Pace
web-pace-free = No hurry
    .about = Nobody is hurried.
web-pace-live = Live
    .about = Everybody at once, by the clock.
web-pace-days = Over days
    .about = Now and then, with time for every answer.
web-minutes-each = Minutes for everybody
web-seconds-more = Seconds more for every answer
web-hours-each = Time for every answer
web-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
web-absent = When the time is up
    .about = Whoever comes back takes over again.
web-absent-bot = A bot stands in, { $level }
web-watch = Who may watch
    .about = Nobody who watches sees a secret.
web-watch-link = Who has the link
web-watch-public = Everybody
web-watch-nobody = Nobody
web-table-name = Name of the table
web-begins-later =
    { $count ->
        [one] You get a link and a QR code for your friend. The game begins when the seat is taken.
       *[other] You get a link and a QR code for your { $count } friends. The game begins when all seats are taken.
    }
web-begins-now = The game begins at once.
web-set-up = Open the table
web-no-code = This code opens no table
    .about = The seats may be taken, or the code is misspelt.
web-join-about = Choose a name and a colour, and you are in.
web-name = Name
web-colour = Colour
web-sit-down = Sit down
web-there = At the table:
web-sit-already = You sit at this table already. If you sit down again, two people play at this device.
web-to-table = To the table
web-lobby = Pass on this code or the link. Everybody chooses a name and a colour.
web-lobby-missing =
    { $count ->
        [0] The game begins
        [one] Waiting for a friend
       *[other] Waiting for { $count } friends
    }
web-lobby-stay = The game begins as soon as everybody is there. You may close this page and come back.
web-code = Code of the table
web-share = Share the link
web-copy = Copy
web-copied = Copied
web-qr = QR code of the link
web-link-join = Link for friends
web-link-watch = Link to watch
web-seat-link = Secret link for: { $name }
web-open-seat = Open seat
    .about = a friend gets a link
web-waits-friend = waiting for a friend
web-seat-person = Player
web-seat-bot = Bot
web-you = you
web-watching = You are watching.
web-let-friend = Let a friend play
web-give-bot = Give it to a bot
web-new-link = New link
web-propose-bot = Propose a bot instead
web-no-table = This link opens no table
    .about = It may have been renewed, or the table is gone.

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
web-your-turn = Your turn
web-waiting = Waiting for: { $names }
web-not-your-turn = It is not your turn.
web-undo = Undo
web-choose-first = Choose on the board
web-all-choices =
    { $count ->
        [one] { $count } choice as a list
       *[other] All { $count } choices as a list
    }
web-skip =
    { $count ->
        [one] Skip { $count } step
       *[other] Skip { $count } steps
    }
web-log = Log
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
    Board, era { $era }, round { $round }. The Tab key goes through what may be touched, from south to north.
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
web-samurai-tied = a tie: nobody controls it
web-samurai-nobody = nobody controls it
web-samurai-mountain = Mount { $name }{ $token ->
        [0] { "" }
       *[other] , a token lies there
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
web-samurai-era-end = Era { $era } ends
    .about = What each region brings: influence, and points in gold
web-samurai-final = Final scoring
    .about = Influence counts once for every destiny card of its region
web-samurai-count-all = Count it all
web-samurai-go-on = Go on
web-samurai-help = Help and keys
web-samurai-help-flow = How to choose
    .about = Touch a thing, then a place, or the other way round. What you may touch has a gold ring. Then confirm. Touch anything else and you are told why not.
web-samurai-help-signs = Signs
web-samurai-help-keys = Keys
web-samurai-key-next = next thing that may be touched, from south to north
web-samurai-key-choose = choose it
web-samurai-key-token = choose an order token
web-samurai-key-confirm = confirm
web-samurai-key-undo = undo
web-samurai-key-back = take back the last touch
web-samurai-key-zoom = closer, further, whole board (when the board has the focus)
web-samurai-key-film = step through what happened, or pause
web-samurai-key-help = this help
web-samurai-sign-power = armies: the number of a stack
web-samurai-sign-castle = castle
web-samurai-sign-capital = capital
web-samurai-sign-shrine = shrine
web-samurai-sign-mountain = mountain
web-samurai-sign-secret = only you see it
web-samurai-sign-offer = you may touch it
web-samurai-sign-control = border in the colour of who controls the province
web-samurai-sign-tied = a tie for control: nobody has it

## At a table of Shogun

web-view-plan = Plan
web-view-events = Events
web-view-modules = Modules
web-shogun-view-table = Table
web-shogun-season = Year { $year }, { $season }
web-shogun-actions = Actions of this round
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
        [one] { $count } free site
       *[other] { $count } free sites
    }
web-shogun-owners = Borders in the colours of their owners
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
web-shogun-hidden-actions = 1–{ $known } known, others face down
web-shogun-hand = Your hand
web-shogun-hand-about =
    { $count ->
        [one] { $count } card, { $laid } laid.
       *[other] { $count } cards, { $laid } laid.
    } Drag, or tap a card and then a field.
web-shogun-hand-sealed = You may break the seal until the last one is set.
web-shogun-hand-empty = All your cards are laid.
web-shogun-lay-here = lay { $card } here
web-shogun-where = Where to lay { $card }?
web-shogun-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
web-shogun-ready = Ready
    .about = The plan is complete. Seal it.
web-shogun-unsent =
    { $count ->
        [one] { $count } step kept here until the line is back
       *[other] { $count } steps kept here until the line is back
    }
web-shogun-to-hand = To hand
web-shogun-seal = Seal the plan
web-shogun-unseal = Break the seal
web-shogun-sealed = sealed
web-shogun-sealed-count = { $count } of { $seats } have sealed
web-shogun-who-sealed = Who has sealed
web-shogun-has-sealed = { $name }: sealed
web-shogun-chests-enough = Never fewer than { $lowest } on the way.
web-shogun-chests-short = Up to { $short } short on the way: something may be void.
web-shogun-winter = Winter forecast
web-shogun-revolts = Revolts
# $planned and $unsupplied are numbers or spans such as 3–5; $losses is a list.
web-shogun-winter-about = Provinces { $provinces }, rice { $rice } + { $planned }. Loss { $losses }: { $unsupplied } unsupplied.
web-shogun-if-ended = If the game ended now
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
web-leave = Leave the table; it stays among your games
web-all-settings = All settings
web-time-left = Time left
web-time-days = { $days } d
web-time-hours = { $hours } h { $minutes } min
web-time-minutes = { $minutes }:{ $seconds }
web-chat = Chat
web-chat-unread =
    { $count ->
        [one] Chat, { $count } new line
       *[other] Chat, { $count } new lines
    }
web-chat-empty = Nobody has said anything yet.
web-chat-watching = Who watches may read, not speak.
web-host-says = The host of the server
web-phrases = Phrases everybody reads in their own language
web-say = Say something
web-send = Send
web-mute = Mute { $name }
web-unmute = Hear { $name } again

web-own-seat = Your seat
web-standing = When your time is up
    .about = A stand-in plays until you come back.
web-standing-unset = As the table was set up
web-standing-wait = The table waits
web-standing-in = A stand-in plays for you.
    .about = Your time was up.
web-i-am-back = I am back
web-own-link = Your secret link
    .about = It opens your seat on another device. Give it to nobody.
web-renew = Make a new link; the old one opens nothing
web-what-if = Try out what would happen
    .about = A table of your own goes on from here, against bots. What you do not know is made up; nobody else sees it.
web-forget = Forget on this device
    .about = Without your secret link this device cannot open your seat again.

web-votes = Propose something
    .about = It is done when everybody who plays agrees. Bots always do.
web-vote-underway = Something is being voted on.
web-propose-pause = Pause the game
web-propose-resume = Go on playing
web-propose-extend = Give more time
web-hours-more = How much more time
web-propose-rewind = Go back in the game
web-rewind-where = Go back to before this:
web-rewind-none = There is nothing to go back to yet.
web-propose-end = End the game without a result
web-propose-end-sure = Propose the end
web-proposes = { $name } proposes: { $what }
web-vote-pause = pause the game.
web-vote-resume = go on playing.
web-vote-extend =
    { $hours ->
        [one] { $hours } hour more.
       *[other] { $hours } hours more.
    }
web-vote-replace = a bot replaces { $name } for good.
web-vote-end = end the game without a result.
web-vote-rewind = go back in the game.
web-vote-before = To before this: { $what }
web-agreed = Agreed:
web-agree = Agree
web-no = No
web-withdraw = Withdraw
web-paused = The game is paused.
    .about = No clock runs.
web-closed = The table ended the game.
    .about = There is no result.

web-pass = Pass on
web-pass-to = Pass the device to { $name }
web-pass-safe = Nothing secret is on this screen.
web-i-am = I am { $name }
web-back-to = Back to { $name }
web-who-are-you = Who is at the device?
web-as-spectator = Watch as spectator
web-asked-here = { $name } is asked at this device.

## Alerts

web-alerts = Turn alerts
    .about = Hear of your turn while the page is closed.
web-alert-here = Ring in this browser
web-alert-other = By webhook or e-mail
web-alert-push = This or another browser
web-alert-webhook = Webhook
    .where = Address of the webhook
web-alert-email = E-mail
    .where = E-mail address
web-alert-code = Code from the e-mail
    .sent = A code was sent there. Enter it, and alerts will come. If nothing arrives, look among the spam.
web-alert-confirm = Confirm
web-alert-no-push = This browser cannot ring. On a phone, first put the page on the home screen.
web-alert-forbidden = The browser forbids it. Allow notifications for this page in its settings.
web-alerts-elsewhere = Webhook and e-mail are set at each table, in its menu.
web-set-alerts = Ring in this browser
    .about = At your turn, for every game of this device.

## Accounts

web-account = Account
    .about = You need none to play. An account keeps your games together on every device.
web-way-new = New
web-way-new-button = Make an account
web-way-log-in = Log in
web-way-log-in-button = Log in
web-way-forgot = Forgotten
web-way-forgot-button = Send a link
web-account-name = Name
web-name-or-mail = Name or e-mail address
web-password = Password
    .about = At least 8 characters.
web-email = E-mail
    .about = Optional, for a forgotten password only.
web-recovery-sent = If there is such an account with an e-mail address, a link is on its way.
web-logged-in = Logged in: { $name }
web-devices =
    { $count ->
        [one] On { $count } device.
       *[other] On { $count } devices.
    }
web-attach =
    { $count ->
        [one] Keep the game of this device
       *[other] Keep the { $count } games of this device
    }
    .about = They are then yours on every device. Their links stay as good as they were.
web-attached =
    { $count ->
        [one] { $count } game is kept by your account.
       *[other] { $count } games are kept by your account.
    }
web-log-out = Log out
web-change-account = Password and e-mail
web-new-password = New password
    .about = It logs out all other devices.
web-old-password = Password until now
web-export = Everything that is kept about you
    .about = One file with all of it.
web-download = Download
web-delete-account = Delete the account
    .about = The account is gone at once. Your seats can still be played by their links.

## What went wrong around the games

web-error-unreachable = The server cannot be reached.
web-error-broken = Something went wrong on the server.
web-error-unwell = The server cannot reach its database. Please try again in a moment.
web-error-bad-token = This link is not valid any more.
web-error-bad-session = You are not logged in any more.
web-error-bad-login = The name or the password is wrong.
web-error-wrong-password = The password is wrong.
web-error-bad-recovery = This link has been used or is too old.
web-error-banned = The host of this server does not let you in any more.
web-error-name-taken = This name is taken.
web-error-no-mail = This server sends no e-mail.
web-error-too-many = That was too often. Please wait a moment.
web-error-full = The server is full. Please try later.
web-error-no-open-seat = Somebody else was faster: no seat is open.
web-error-colour-taken = This colour is taken.
web-error-vote-open = Another vote is not decided yet.
web-error-no-vote = This is not being voted on any more.
web-error-stand-in = A stand-in plays for you. Come back first.
web-error-too-many-alerts = There are too many alerts at this seat already.
web-error-wrong-code = This is not the code that was sent. Please look again.
web-error-too-many-codes = Too many codes were wrong, so the alert was removed. You can add it again.
web-error-no-alert = This alert is not there any more.
web-error-seated = Your account has another seat at this table.
web-error-table-changed = The table has changed. Please look again.
web-error-not-allowed = That is not for you to change.

## The end

web-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
web-you-win = Victory is yours!
web-rematch = Rematch
web-to-rematch = To the rematch
web-see-board = See the board
web-keep-replay = Keep the replay
web-proof = The seed is open now: “sengoku replay verify” proves that nobody bent the chance.

## The film of what happened, and replays

web-film = What happened
web-film-back = One step back
web-film-on = One step on
web-film-play = Play
web-film-pause = Pause
web-film-at = { $at } of { $count }
web-film-list = All of it in words
web-film-before = As you left it
web-film-skip = Skip
web-since-you-looked = Since you looked
web-replay = Replay
web-replay-watch = Watch the game again
web-replay-see = See it as …
web-replay-eyes = See it as
web-replay-all = All secrets open
web-replay-public = A spectator
web-replay-hands-samurai = Behind the screens
web-replay-hands-shogun = Plans, face down
web-replay-share = Share this moment
web-replay-glance = The game at a glance
web-replay-points = Points
web-replay-total = If it ended
web-replay-control = Control
web-replay-influence = Influence
web-replay-provinces = Provinces
web-replay-chests = Chests
web-replay-tower = In the tower
web-replay-end = End
web-replay-events = Events
web-replay-turns = ◆ somebody else leads
web-replay-turn = Somebody else leads
web-replay-where = Moment of the game
web-replay-round = Era { $era }, round { $round }
web-replay-year = Year { $year }
web-replay-at = step { $at } of { $count }
web-replay-tab-board = Board
web-replay-tab-charts = Charts
web-replay-tab-events = Events
web-replay-tab-eyes = See as
web-replay-what-if = What if …

## Settings

web-set-look = Look
web-set-play = Play
web-set-name = Name
    .about = For the next table you sit down at.
web-speed = Speed of what is shown
web-speed-1 = Slow
web-speed-2 = Normal
web-speed-4 = Fast
web-set-safe = Colours for every eye
    .about = A palette that colour-blind people tell apart. Signs are always there.
web-set-sound = Sound
    .about = Wood, paper and cubes.
web-set-motion = Animation
    .about = Pieces move. Without it everything happens at once.
web-set-confirm = Ask before a choice is final
    .about = Otherwise the last touch decides.

## Battles, revolts and the tower of Shogun

web-peasants = Peasants
web-log-again = See it again
web-log-see = See again: { $what }
web-stage-fight = Battle
web-stage-event = Event of the round
web-stage-supply = Winter
web-stage-scoring = Scoring
web-stage-final = Final scoring
web-stage-again = Again
web-stage-result = Result
web-stage-next = Continue
web-tower-thrown = thrown
web-tower-inside = inside
web-tower-tray = in the tray
# $inside, $thrown and $tray are lists such as “Red 3, Peasants 2”.
web-tower-label = The cube tower. Inside before: { $inside }. Thrown: { $thrown }.
web-tower-label-out = In the tray: { $tray }.
web-tower-own = Throw into your tower: { $thrown }
web-tower-priming = The tower is filled
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
web-winter-left = { $event } is left over: everybody loses rice.
web-winter-unfed = Without rice
web-winter-fed = All supplied
web-winter-more =
    { $count ->
        [one] { $count } peasant more in each
       *[other] { $count } peasants more in each
    }
web-winter-revolts = Drawn for a revolt
web-winter-held = held
web-winter-lost = lost
web-scoring-year = Scoring of year { $year }
web-scoring-game = Where the points came from
web-scoring-before = Until now
web-scoring-sum = Points
web-scoring-chests = Chests, if tied
web-scoring-provinces = Provinces
web-scoring-buildings = Buildings
web-scoring-majorities = Most buildings
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
web-court-calm = A favour is kept against the next unrest
web-court-round = Sent this round
web-samurai-blank = no bonus
web-samurai-regions = Regions with provinces
web-generals-off = off the map
web-generals-standing = Monuments on the map
web-generals-captured = Captured
web-generals-supply = Still to build
web-arts-regions = Region cards in their order
web-arts-artist = artist
web-arts-down = artist turned face down
