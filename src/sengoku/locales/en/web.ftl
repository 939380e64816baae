# The web app. Names of things are in the catalogues of the games.

## Everywhere

web-home = Home
web-language = Language
web-theme = Light or dark
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-settings = Settings
web-close = Close
web-loading = One moment …
web-reconnecting = The line is broken. Reconnecting; nothing is lost.
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
web-no-tables = No games yet. Play now, and it stays here.
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
web-join = Join with a code
web-join-button = Join
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
web-seats = Seats
web-players = Players
web-your-name = Your name
web-seat-number = Seat { $seat }
web-friend = A friend, by link
web-bot = Bot, { $level }
web-bot-random = random
web-bot-easy = easy
web-bot-normal = normal
web-bot-hard = hard
web-pace = Pace
web-pace-free = No hurry
    .about = Nobody is hurried.
web-pace-live = Live
    .about = 20 minutes each, and 15 seconds for every answer.
web-pace-days = Over days
    .about = 24 hours for every answer; then a bot stands in.
web-watch = Who may watch
web-watch-link = Who has the link
web-watch-public = Everybody
web-watch-nobody = Nobody
web-table-name = Name of the table
web-set-up = Set up the table
web-no-code = This code opens no table
    .about = The seats may be taken, or the code is misspelt.
web-join-about = Choose a name and a colour, and you are in.
web-name = Name
web-colour = Colour
web-sit-down = Sit down
web-lobby = Waiting for friends. Pass on this code or the link.
web-share = Share the link
web-copied = Copied
web-qr = QR code of the link
web-open-seat = Open seat
web-seat-person = Player
web-seat-bot = Bot
web-you = you
web-watching = You are watching.
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
web-confirm = Confirm
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
web-round =
    { $round ->
        [1] Round 1, south to north
       *[other] Round 2, north to south
    }
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
web-shogun-how-many = How many
web-shogun-fewer = Fewer
web-shogun-more = More

## The draft of Shogun

web-shogun-pile =
    { $count ->
        [one] Pile: { $count } card
       *[other] Pile: { $count } cards
    }
web-shogun-groups = Your army groups
web-shogun-group = Group of { $armies } armies, { $count } left
web-shogun-general-here = Place the general here

## The end

web-winners = { $names } wins!
web-rematch = Rematch
web-keep-replay = Keep the replay
web-proof = The seed is open now: “sengoku replay verify” proves that nobody bent the chance.

## Settings

web-speed = Speed of what is shown
web-set-safe = Colours for every eye
    .about = A palette that colour-blind people tell apart. Signs are always there.
web-set-sound = Sound
    .about = Wood, paper and cubes.
web-set-motion = Animation
    .about = Pieces move. Without it everything happens at once.
web-set-confirm = Ask before a choice is final
    .about = Otherwise the last touch decides.
