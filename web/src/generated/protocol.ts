// Made by `python3 dev.py docs` from the structs of the server, where they are changed.
// docs/server/protocol.md explains them.

/** The version of the protocol these types describe. */
export const PROTOCOL = 1;

/** Why the server closes a websocket. */
export const CLOSED = {
  BAD_HELLO: 4000,
  NOT_ADMITTED: 4001,
  TOO_SLOW: 4008,
  TOO_MANY: 4029,
} as const;

/**
 * The first message. `since` is the number of events the client already has. `token`:
 * the key to a seat. `session`: a login token that opens your seat. `books`: include
 * derived resource totals, as bots get them. `words`: include the keys of sentences for
 * events and questions. `search`: include the engine's stack, which Python bots need to
 * imagine positions. `presence`: report who is connected.
 */
export interface Hello {
  type: "hello";
  token?: string;
  session?: string;
  since?: number;
  chat?: number;
  books?: boolean;
  words?: boolean;
  search?: boolean;
  presence?: boolean;
}

/** Answer a question. `id` comes back with the reply; `at` numbers the question. */
export interface Play {
  type: "move";
  id: string;
  at: number;
  do: string | number;
}

/** Take back the last answer; `at` is the number of the current question. */
export interface Undo {
  type: "take-back";
  id: string;
  at: number;
}

/** Ask why an action is not offered. */
export interface Explain {
  type: "explain";
  id: string;
  action: string | number;
}

/** Write a chat line; a `phrase` is a key that everybody reads in their language. */
export interface Say {
  type: "say";
  id: string;
  text: string;
  phrase?: boolean;
}

/** Give up, for good. `concession` of the seat says what follows. */
export interface Concede {
  type: "concede";
  id: string;
}

/**
 * Prepare the answers `do`, instead of earlier ones; an empty list cancels them.
 * Without `do` nothing changes. Either way `ahead` replies.
 */
export interface LookAhead {
  type: "prepare";
  id: string;
  do?: (string | number)[] | null;
}

/** The person has read the first `events` events. */
export interface Seen {
  type: "seen";
  events: number;
}

export interface Ping {
  type: "ping";
}

/** The reply to `hello`; `view` is `null` until the game begins. */
export interface Welcome<G extends GameId = GameId> {
  type: "welcome";
  protocol: number;
  table: TableInfo<G>;
  viewer: number | null;
  view: View<G> | null;
  chat: ChatLine[];
  now: number;
}

/**
 * The public view of a table. `seed` is revealed when the game is over. `asked` are the
 * seats that have not voted on the `vote` yet.
 */
export interface TableInfo<G extends GameId = GameId> {
  id: string;
  name: string;
  game: G;
  revision: number;
  options: Options<G>;
  seal: string;
  status: "closed" | "open" | "over" | "paused" | "running";
  pace: Free | Live | Days;
  watch: "link" | "nobody" | "public";
  listed: boolean;
  seats: SeatInfo[];
  made_at: number;
  over_at: number | null;
  code: string | null;
  vote: Vote | null;
  asked: number[];
  outcome: Outcome | null;
  seed: string | null;
  origin: string | null;
  rematch: string | null;
}

/** No time limit. */
export interface Free {
  type: "free";
}

/** Everybody has `minutes` for the game and gets `extra` seconds for each answer. */
export interface Live {
  type: "live";
  minutes: number;
  extra: number;
}

/** Each answer may take up to `hours`. */
export interface Days {
  type: "days";
  hours: number;
}

/**
 * The public view of a seat. `conceded`: its person has given up, and a bot plays on.
 * `concession` is what would follow from that now, `null` if it is impossible: the last
 * seat left would `win`, the game would `end` because no person is left, or a `bot`
 * would play on.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  colour: string;
  bot: string;
  stand_in: boolean;
  missed: number;
  conceded: boolean;
  concession: "bot" | "end" | "win" | null;
}

/**
 * A proposal, and the set of seats that agree. `target` is the seat to replace, the
 * hours to add, or the number of events in the spectators' stream that remain after a
 * rewind.
 */
export interface Vote {
  kind: "end" | "extend" | "pause" | "replace" | "resume" | "rewind";
  by: number;
  made_at: number;
  agreed: number;
  target: number;
  bot: string;
}

/**
 * How a game ended: points by seat, the seats that won, and ranks by seat. The best
 * rank is 1. Seats that even the tie-breaks leave equal share a rank.
 */
export interface Outcome {
  scores: number[];
  winners: number[];
  ranks: number[];
}

/**
 * Everything one viewer may know now. `events` are those of the viewer's own stream
 * from number `since` on; `heard` is the length of that stream, `by` says who answered.
 * `seen` is how many the seat has read. `notes` are hints computed by the game's rules,
 * sent to clients that ask for words.
 */
export interface View<G extends GameId = GameId> {
  viewer: number | null;
  since: number;
  heard: number;
  seen: number;
  events: GameEvent<G>[];
  by: ("bot" | "person" | "stand-in" | "table")[];
  observation: Observation<G>;
  offer: Offer<G> | null;
  waiting: number[];
  clocks: Clock[];
  outcome: Outcome | null;
  words: Words | null;
  notes: Hints<G> | null;
}

/** Running `since` that time, with `left` milliseconds at that moment. */
export interface Clock {
  since: number | null;
  left: number | null;
}

/**
 * Translation keys with their arguments, `[key, facts]`. `events` run parallel to the
 * events, `choices` and `revisions` to those offered.
 */
export interface Words {
  events: Sentence[];
  question: Sentence | null;
  choices: Sentence[];
  revisions: Sentence[];
}

/** A `phrase` is a translation key; the operator of the server has no `seat`. */
export interface ChatLine {
  number: number;
  seat: number | null;
  text: string;
  phrase: boolean;
  made_at: number;
}

/**
 * Something happened. `since` is the number of events before these. `changed` has the
 * changed fields of the observation, `notes` those of the notes. `moments` are the
 * steps before the last one, for clients that ask for words. The remaining events
 * belong to the last step, and so does `headline`.
 */
export interface Update<G extends GameId = GameId> {
  type: "update";
  since: number;
  events: GameEvent<G>[];
  changed: Partial<Observation<G>>;
  offer: Offer<G> | null;
  waiting: number[];
  clocks: Clock[];
  outcome: Outcome | null;
  by: "bot" | "person" | "stand-in" | "table";
  words: Words | null;
  notes: Partial<Hints<G>> | null;
  moments: PassedMoment<G>[];
  headline: number;
}

/**
 * A step on the way to an update, with the number of its `events`. `changed` and
 * `notes` are the changes since the step before. `headline` is the place of the event
 * that says best what happened, -1 without events.
 */
export interface PassedMoment<G extends GameId = GameId> {
  events: number;
  headline: number;
  changed: Partial<Observation<G>>;
  notes: Partial<Hints<G>>;
}

/** The table itself changed: seats, status, a vote. */
export interface Changed<G extends GameId = GameId> {
  type: "table";
  table: TableInfo<G>;
  clocks: Clock[];
}

export interface Chatted {
  type: "chat";
  line: ChatLine;
}

/** The request `id` succeeded. `again`: it is a repetition, already carried out. */
export interface Done {
  type: "done";
  id: string;
  again: boolean;
}

/** The request `id` failed; `null` if no id could be read. */
export interface Refusal {
  type: "refused";
  id: string | null;
  error: Fault;
}

/** Why a request failed. `id` identifies the error in the server's log. */
export interface Fault {
  key: string;
  detail: string;
  rule: string;
  id: string;
}

/**
 * The reply to `explain`; `key` is `null` if the action is offered. `undo`: an offered
 * action could be taken back.
 */
export interface Because {
  type: "reason";
  id: string;
  key: string | null;
  rule: string;
  facts: Record<string, number | string>;
  words: Sentence | null;
  undo: boolean;
}

/** What your seat has prepared has changed: some was played, dropped or replaced. */
export interface PreparedChanged {
  type: "prepared";
  do: PreparedAnswer[];
  dropped: PreparedAnswer[];
}

/** A prepared answer: its id, its `text`, and its translation key. */
export interface PreparedAnswer {
  id: number;
  text: string;
  words: unknown;
}

/** The reply to `prepare`. */
export interface AheadReply {
  type: "ahead";
  id: string;
  ahead: PreparedInfo;
}

/**
 * What only this seat knows: answers that it has prepared. `do` are played when their
 * questions come, if they are on offer then. `dropped` were not; they are shown until
 * the seat prepares again. `offer` is what may be prepared next, as if the others had
 * chosen; `null` if nothing may.
 */
export interface PreparedInfo {
  do: PreparedAnswer[];
  dropped: PreparedAnswer[];
  offer: unknown;
  words: Words;
}

/** A message from the administrator to everybody. */
export interface Announcement {
  type: "announcement";
  text: string;
}

/**
 * The seats that are connected, and the number of spectators' connections. Sent after
 * `welcome` and after every change, to clients that ask for it in `hello`. An agent
 * that calls over MCP counts for 90 seconds after each call.
 */
export interface Present {
  type: "presence";
  seats: number[];
  spectators: number;
}

/** Replaces everything sent before. */
export interface Again<G extends GameId = GameId> {
  type: "again";
  table: TableInfo<G>;
  view: View<G> | null;
}

export interface Pong {
  type: "pong";
  now: number;
}

/**
 * `rules` are the revisions of the games' rules; `announcement` may be empty. With
 * `invitation_only`, nobody can sign up, and only account holders can create tables.
 */
export interface About {
  name: string;
  version: string;
  protocol: number;
  rules: Record<string, number>;
  languages: string[];
  retention: Retention;
  announcement: string;
  contact: string;
  source: string;
  invitation_only: boolean;
}

/** Days until data is deleted; 0 means never. */
export interface Retention {
  over: number;
  idle: number;
  unused_sessions: number;
}

/** `again`: it was already played, so nothing changed. */
export interface Accepted {
  again: boolean;
}

/** Omitted fields stay as they are; `old` is the current password. */
export interface AccountChange {
  old: string;
  password?: string | null;
  email?: string | null;
}

/** An account as its owner sees it; `sessions` counts the logged-in devices. */
export interface AccountInfo {
  id: string;
  name: string;
  email: string;
  made_at: number;
  sessions: number;
}

/** The `code` that was sent to an e-mail address. */
export interface AlertCode {
  code: string;
}

/**
 * An alert as its owner sees it; `target` is shortened. An e-mail address that is not
 * `confirmed` gets no alerts.
 */
export interface AlertInfo {
  id: string;
  kind: "email" | "push" | "webhook";
  target: string;
  language: string;
  confirmed: boolean;
}

export interface AlertKept {
  table: string;
  seat: number;
  kind: string;
  target: string;
  language: string;
}

/** The answer of `seat` to its question number `at`, in the engine's notation. */
export interface AnswerInfo {
  seat: number;
  at: number;
  do: string;
}

/** An answer without its input number, which would reveal hidden actions. */
export interface AnswerKept {
  table: string;
  seat: number;
  at: number;
  do: string;
  by: "bot" | "person" | "stand-in" | "table";
  made_at: number;
}

/** With the vote's `made_at` it counts for that vote only, not for a later one. */
export interface Ballot {
  agree: boolean;
  made_at?: number | null;
}

/** Two values that cannot be combined. */
export interface Clash {
  option: string;
  value: string;
  other: string;
  other_value: string;
  rule: string;
}

/** All stored data about an account. */
export interface Export {
  account: AccountInfo;
  sessions: SessionKept[];
  seats: SeatKept[];
  alerts: AlertKept[];
  chat: LineKept[];
  answers: AnswerKept[];
}

export interface SessionKept {
  made_at: number;
  used_at: number;
}

export interface SeatKept {
  table: string;
  seat: number;
  name: string;
  colour: string;
  standing: string;
  seen: number;
  missed: number;
  muted: number;
}

export interface LineKept {
  table: string;
  number: number;
  text: string;
  phrase: boolean;
  made_at: number;
}

export interface Failure {
  error: Fault;
}

export interface Farewell {
  password: string;
}

/**
 * `observation` and `notes` are those before the first frame. `more`: request the rest
 * with the number of the next event. A film of everything has no `viewer`. Its
 * observation has `hands`: the private fields of each seat.
 */
export interface Film<G extends GameId = GameId> {
  viewer: number | null;
  everything: boolean;
  observation: FilmObservation<G>;
  waiting: number[];
  frames: Frame<G>[];
  more: boolean;
  notes: Hints<G> | null;
}

/**
 * One moment: an input and its result, or a step of it, as in an update. `number` is
 * the input's number, included once the game is over.
 */
export interface Frame<G extends GameId = GameId> {
  since: number;
  events: GameEvent<G>[];
  changed: Partial<FilmObservation<G>>;
  waiting: number[];
  outcome: Outcome | null;
  by: "bot" | "person" | "stand-in" | "table";
  number: number | null;
  words: Words | null;
  notes: Partial<Hints<G>> | null;
  headline: number;
}

/** `who` is the name or the e-mail address, `language` is for the e-mail. */
export interface Forgotten {
  who: string;
  language?: string;
}

/**
 * A game and its options. `seats` are the letters of seats, `bots` the levels, weakest
 * first, `boards` the names of the shipped boards. `people_only` lists, by option, the
 * values that bots cannot play with.
 */
export interface GameInfo {
  id: GameId;
  revision: number;
  players: number[];
  default_players: number;
  seats: string[];
  colours: string[];
  bots: string[];
  options: OptionInfo[];
  house: HouseRule[];
  clashes: Clash[];
  people_only: Record<string, string[]>;
  boards: string[];
}

/**
 * A field of a game's options: `one` of the values, `some`, or a `seat`. Seat -1 means
 * random.
 */
export interface OptionInfo {
  name: string;
  kind: "one" | "seat" | "some";
  values: string[];
  default: string | number | string[];
  text: string;
}

/** A house rule; `elsewhere` gives the settings of other editions. */
export interface HouseRule {
  name: string;
  values: (boolean | string)[];
  default: boolean | string;
  elsewhere: Record<string, boolean | string>;
  text: string;
}

export interface Health {
  name: string;
  version: string;
}

/** A seat whose secret the client has. */
export interface HeldSeat {
  table: string;
  token: string;
}

export interface HeldSeats {
  tokens: HeldSeat[];
}

/** Takes a seat: the first open one unless `seat` is given. */
export interface Join {
  name?: string;
  colour?: string;
  seat?: number | null;
}

/** A lesson; tables of another `version` cannot continue it. */
export interface LessonInfo {
  game: GameId;
  name: string;
  version: string;
  minutes: number;
  seat: number;
  steps: StepInfo[];
}

/**
 * A step; `others` act when the learner continues from a step without tasks. Its texts
 * are `learn-GAME-LESSON-…` with `.text`, `.task-1` and so on. `point` is the subject,
 * such as `province aki`, `show` the sheet to open.
 */
export interface StepInfo {
  name: string;
  rule: string;
  point: string[];
  show: string;
  tasks: TaskInfo[];
  others: AnswerInfo[];
}

/** The learner's question `at`, the right answers, and what the others do then. */
export interface TaskInfo {
  at: number;
  do: string[];
  others: AnswerInfo[];
}

export interface LogIn {
  name: string;
  password: string;
}

/** `session` goes into the header `X-Sengoku-Session`. It is shown only once. */
export interface LoggedIn {
  account: AccountInfo;
  session: string;
}

/** A new table with all its secrets. They are shown only once. */
export interface Made<G extends GameId = GameId> {
  table: TableInfo<G>;
  host: string;
  seats: Ticket[];
  watch: string;
  join: string | null;
}

/** The secret of a seat. Only the seat's owner should have `link`. */
export interface Ticket {
  seat: number;
  token: string;
  link: string;
}

/** An answer: `at` is the question's number, `do` an action's id or text. */
export interface Move {
  at: number;
  do: string | number;
}

/** The engine's word, and the display name or its translation key with facts. */
export interface Named {
  id: string;
  name: string | Sentence;
}

/** Without an `email` only the server's operator can reset a forgotten password. */
export interface NewAccount {
  name: string;
  password: string;
  email?: string;
}

/** `target` is a browser's subscription, a webhook URL or an e-mail address. */
export interface NewAlert {
  kind: "email" | "push" | "webhook";
  target: Subscription | string;
  language?: string;
}

/** A browser's push subscription, as its `toJSON` returns it. */
export interface Subscription {
  endpoint: string;
  keys: SubscriptionKeys;
  expirationTime?: number | null;
}

export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

export interface NewLine {
  text: string;
  phrase?: boolean;
}

/** A seat of a new table: for a `person`, a `bot`, or `open` to anyone who joins. */
export interface NewSeat {
  kind?: "bot" | "open" | "person";
  name?: string;
  colour?: string;
  bot?: string;
}

/**
 * A table to create; `options` are those of the game. `absent` is the level of the bot
 * that stands in for a person whose time runs out, or `wait`. With a physical tower,
 * which no bot can see, the table always waits. While it waits for players, a `listed`
 * table can be joined by everyone.
 */
export interface NewTable {
  game: GameId;
  options?: Options;
  seats?: NewSeat[];
  name?: string;
  pace?: Free | Live | Days;
  watch?: "link" | "nobody" | "public";
  listed?: boolean;
  absent?: string;
}

/**
 * A proposal. `target` is the seat to replace by a `bot`, the hours to add, or the
 * number of events in the spectators' stream that remain after a rewind.
 */
export interface NewVote {
  kind: "end" | "extend" | "pause" | "replace" | "resume" | "rewind";
  target?: number;
  bot?: string;
}

/**
 * One of your games: whether it waits for you, and how many events are unread.
 * `waiting` are the seats the game waits for. `due_at` is when your time runs out, or
 * else the earliest deadline of another seat. `when` says in which part of its course
 * the game is, as a translation key with its arguments; `scores` are by seat. Neither
 * is there before the game begins.
 */
export interface OwnGame<G extends GameId = GameId> {
  table: TableInfo<G>;
  seat: number;
  waits: boolean;
  unread: number;
  waiting: number[];
  due_at: number | null;
  when: Sentence | null;
  scores: number[];
}

/** A point to rewind to: before these `events`, by a vote with `target`. */
export interface Point {
  target: number;
  events: GameEvent[];
}

/** All answers that the seat prepares, in order, as ids or texts; none cancels. */
export interface Prepare {
  do: (string | number)[];
}

/**
 * `seal` was public from the start. `matches`: it is the seal of `seed`, and a replay
 * from this seed has the same result after every input.
 */
export interface Proof {
  seed: string;
  seal: string;
  matches: boolean;
}

/** The `key` a browser needs to subscribe (`applicationServerKey`). */
export interface PushKey {
  key: string;
}

/** Why an action is not offered; `key` is `null` for an action that is. */
export interface Reason {
  key: string | null;
  rule: string;
  facts: Record<string, number | string>;
}

/** `token` is the part of the link after `#`. */
export interface Recovery {
  token: string;
  password: string;
}

/** A group of rules; all their IDs begin with `prefix`. */
export interface RuleGroup {
  prefix: string;
  title: string;
  rules: RuleText[];
}

/**
 * A rule in Markdown; without `editions` it applies to all of them. In a `table` text
 * is a message key, or the name of a column or row.
 */
export interface RuleText {
  id: string;
  text: string;
  editions: string[];
  table: RuleTable | null;
}

/** The figures a rule refers to, from the data of the standard board. */
export interface RuleTable {
  head: (number | string)[];
  rows: ((number | string)[])[];
}

/** Changes to a seat; omitted fields stay as they are. */
export interface SeatChange {
  kind?: "bot" | "open" | "person" | null;
  name?: string | null;
  colour?: string | null;
  bot?: string | null;
  standing?: string | null;
}

/** What a seat did. Times are milliseconds; `stand_in` counts stand-in answers. */
export interface SeatStatistics {
  seat: number;
  answers: number;
  taken_back: number;
  stand_in: number;
  thinking: number;
  longest: number;
}

/**
 * Figures of a game; `chronicle` is missing if it began from a position, or ended
 * before its time because players gave up. `highlights` are its turning point, awards,
 * and tie-breaks that decided a place.
 */
export interface Statistics {
  outcome: Outcome;
  chronicle: GameStatistics | null;
  seats: SeatStatistics[];
  highlights: Highlights;
  took: number;
}

/**
 * One game in numbers; the last index of every tuple of numbers is the seat. `scores`
 * are the scores at each moment when the game counts points, in order; the last is the
 * final score. `points` splits the final scores by source. `deeds` counts actions such
 * as battles won. `lead_changes` counts how often the sole leader changed between these
 * moments. `margin` is the lead of the first place over the second.
 */
export interface GameStatistics {
  scores: Record<string, number[]>;
  points: Record<string, number[]>;
  regions: Record<string, Region>;
  deeds: Record<string, number[]>;
  lead_changes: number;
  margin: number;
}

/**
 * What a region was worth; the last index is the seat. `held` are provinces, counted
 * whenever the game counts them for points. `points` are those that can be attributed
 * to this region. `cards` are destiny cards, in games that have them.
 */
export interface Region {
  held: number[][];
  points: number[];
  cards?: number;
}

export interface Highlights {
  turning_point: TurningPoint | null;
  awards: Award[];
  tiebreaks: Tiebreak[];
}

/** The input `number` after which the winner was never overtaken. */
export interface TurningPoint {
  key: "count" | "lead" | "start";
  seat: number;
  number: number;
}

/** What `seat` did best: `value` of it, the last or the best with input `number`. */
export interface Award {
  key: string;
  seat: number;
  value: number;
  number: number;
}

/** A tie-break that decided a place: the values of the seats that were tied. */
export interface Tiebreak {
  key: string;
  values: (number | null)[];
}

export interface TakeBack {
  at: number;
}

/**
 * What the numbers of a game mean under these `options`. `actions` are blocks of ids;
 * `words` are the values of their fields in notation. `things` lists everything, by
 * kind and number; `kinds` and `lists` give the kind of each field of events,
 * questions, refusals and actions, `tallies` the kind that indexes a list of numbers.
 * `board` holds the facts of the board file.
 */
export interface Vocabulary<G extends GameId = GameId> {
  game: G;
  revision: number;
  options: Required<Options<G>>;
  actions: Kind<G>[];
  words: Record<string, string[]>;
  things: Things<G>;
  kinds: Record<string, string>;
  lists: Record<string, string>;
  tallies: Record<string, string>;
  board: Board<G>;
}

/** All actions of one kind; their ids start at `first`. */
export interface Kind<G extends GameId = GameId> {
  kind: GameAction<G>["kind"];
  first: number;
  count: number;
  fields: Field[];
}

/** An argument of an action and its range. */
export interface Field {
  name: string;
  low: number;
  high: number;
}

/**
 * A position to branch from. For finished games: `seat` to play, `since` which input,
 * and `everything` to keep what was hidden at that point.
 */
export interface WhatIf {
  seat?: number | null;
  since?: number | null;
  everything?: boolean;
}

/**
 * What a seat is asked and may answer. `at` counts the questions put to this seat; the
 * answer must carry it, so that an answer to an older question is not taken for this
 * one. It tells nothing of what others do meanwhile. `revisions` are ways to change
 * one's mind about a choice that is not final yet.
 */
export interface Offer<G extends GameId = GameId> {
  seat: number;
  at: number;
  question: Question;
  choices: Choice<G>[];
  revisions: Choice<G>[];
  can_take_back: boolean;
}

/** What is asked of a seat: a key for the sentence on the screen, and its rule. */
export interface Question {
  key: string;
  rule: string;
  facts: Record<string, number>;
}

/** One offered action, the rule that allows it, and what it costs. */
export interface Choice<G extends GameId = GameId> {
  id: number;
  action: GameAction<G>;
  text: string;
  rule: string;
  price: Record<string, number>;
}

/** Lists by seat have an entry for each player; `null` is hidden. */
export interface SamuraiObservation {
  /** the seat that sees this */
  viewer: number | null;
  /** by province and seat */
  armies: number[];
  /** by seat and region: the province of the castle */
  castle: number[];
  /** by province: 0 food, 1 bushido */
  seeds: number[];
  /** by seat: armies not on the board */
  supply: number[];
  /** by seat: castles left to build */
  castles: number[];
  /** by seat: order tokens behind the screen */
  tokens_left: number[];
  /** by seat: destiny cards in hand */
  hand_size: number[];
  /** by seat: lies a destiny card face down? */
  has_committed: boolean[];
  /** by seat */
  score: number[];
  /** by seat and region */
  influence: number[];
  /** by seat; `null` for others, but see `tally` */
  food: (number | null)[];
  /** by seat; `null` for others, but see `tally` */
  bushido: (number | null)[];
  /** by slot: whose token lies on top */
  owner: number[];
  /** by slot: which order it shows; `null` for the face-down ones of others */
  order: (number | null)[];
  /** by slot */
  face_up: boolean[];
  /** by slot: whose token is covered */
  under_owner: number[];
  /** by slot: which order is covered */
  under_order: number[];
  /** by seat: opponents' tokens it covered this round */
  covers: number[];
  /** by seat: whose they were, a mask of seats */
  covered: number[];
  /** by slot: 0 move, 1 attack, 2 recruit, 3 harvest */
  neutral: number[];
  /** food and bushido that nobody holds */
  general: number[];
  /** destiny cards left */
  deck_size: number;
  /** by region: destiny cards played */
  played: number[];
  /** by province: 0 brown, 1 black, 2 white */
  shrine: number[];
  /** by region: the side of the tile that is up, 1A, 1B, 2A … 4B from 0 */
  agenda: number[];
  /** by region: who has scored it, a mask of seats */
  fulfilled: number[];
  /** by mountain: does a token lie there face down? */
  mountain: boolean[];
  /**
   * by effect: tokens turned up; ambush, mercenaries, bushido master, highland farms,
   * independent tribe, journey
   */
  revealed: number[];
  /** seats, the first one first */
  turn_order: number[];
  /** 1, 2 or 3 */
  era: number;
  /** of the era: 1 or 2; 0 while destiny cards are chosen */
  round: number;
  /** by province: armies that have left the region by the move that is carried out */
  travellers: number[];
  /** of the army on a mountain: seat, mountain, destination */
  expedition: number[];
  /** a mask of seats, once the game is over */
  winners: number;
  /** by order: the viewer's tokens behind the screen */
  tokens: number[] | null;
  /** by region: the viewer's destiny cards */
  hand: number[] | null;
  /** the region of the viewer's card that lies face down */
  committed: number | null;
  /** `food` and `bushido` by seat, as the log adds them up */
  tally?: SamuraiTally;
}

/**
 * Everybody's holdings, as they follow from the public log. Knowledge, not display
 * (SSE-INFO-12): screens and text positions leave it out.
 */
export interface SamuraiTally {
  food: number[];
  bushido: number[];
}

/** Hints for one viewer. Lists are by seat, region and province. */
export interface SamuraiHints {
  phase: "destiny" | "final-scoring" | "planning" | "resolution";
  planning: SamuraiPlanning;
  seats: SamuraiStanding[];
  regions: SamuraiRegion[];
  provinces: SamuraiProvince[];
  queue: SamuraiQueue;
  kills: SamuraiKill[];
  routes: SamuraiRoute[];
  /** by order and region, when one is placed */
  orders: SamuraiProspect[][];
  /** by slot, when an order is placed */
  neutrals: SamuraiProspect[];
  /** all that was scored, in order */
  account: SamuraiPart[];
  book: SamuraiBook;
}

/** How far everybody's plan for this round is. */
export interface SamuraiPlanning {
  /** tokens that each seat places */
  quota: number;
  /** by seat: those that lie face down */
  placed: number[];
}

/**
 * What a seat has, and would get if the game ended in this position. The era end would
 * bring `era_end`, then the final scoring `final`; `total` is the sum. `exact` is false
 * if `final` lacks points for leftovers because the holdings are hidden.
 */
export interface SamuraiStanding {
  score: number;
  era_end: SamuraiPart[];
  final: SamuraiPart[];
  total: number;
  exact: boolean;
  /** food and bushido of the full harvest */
  harvest: [number, number];
}

/** Points that a `seat` scored at once from the source `key`. */
export interface SamuraiPart {
  seat: number;
  key: string;
  points: number;
  /** where the points come from, or -1 */
  region: number;
  /** when they were scored; 0 in the final scoring */
  era: number;
}

/** A region; lists are by seat. What an era end would bring is that of now. */
export interface SamuraiRegion {
  /** destiny cards played */
  cards: number;
  influence: number[];
  /** points for that influence with the cards played so far */
  worth: number[];
  /** None at the end of the track */
  rise: (SamuraiRise | null)[];
  /** influence an era end would bring */
  gain: number[];
  /** how many each seat controls */
  provinces: number[];
  /** points of the region bonus an era end would bring */
  bonus: number[];
  agenda: SamuraiAgenda | null;
}

/** The next step of an influence track that is worth more. */
export interface SamuraiRise {
  influence: number;
  /** there */
  value: number;
  /** more than now, with the cards played so far */
  points: number;
}

/** The Region Agenda Tile of a region, with what it asks in words. */
export interface SamuraiAgenda {
  side: number;
  points: number;
  /** the seats that scored it */
  fulfilled: number[];
  about: Sentence;
}

export interface SamuraiProvince {
  /** by seat */
  power: number[];
  /** a seat, or -1 */
  controller: number;
  /** nobody controls it because the most powerful are equal */
  tied: boolean;
}

/** The slots in the order in which this round resolves them. */
export interface SamuraiQueue {
  order: number[];
  /** how many are behind */
  done: number;
  /** the slot whose order is executed, or -1 */
  now: number;
}

/** What an offered attack does; `id` is that of the choice. */
export interface SamuraiKill {
  id: number;
  province: number;
  victim: number;
  /** armies of the victim there */
  before: number;
  after: number;
  /** who would control the province then, or -1 */
  controller: number;
}

/** A shortest way of one army, as the ids of its steps. */
export interface SamuraiRoute {
  origin: number;
  destination: number;
  steps: number[];
}

/** What it would do now. `about` says it, or why it would do nothing. */
export interface SamuraiProspect {
  idle: boolean;
  /** where it could happen or start */
  provinces: number[];
  about: Sentence;
  extra: SamuraiExtra | null;
}

/** The paid part of an order: its price in a region. */
export interface SamuraiExtra {
  resource: string;
  price: number;
}

/** What the rules of this table say, the same throughout the game. */
export interface SamuraiBook {
  orders: SamuraiCard[];
  /** by kind */
  neutrals: SamuraiCard[];
  /** the value of influence 0, 1, 2 …; more counts as last */
  influence: number[];
}

/** What an order or a neutral action does at this table, in words. */
export interface SamuraiCard {
  about: Sentence;
  rule: string;
}

/**
 * `board` is the text of a board file, or the name of a shipped board. Empty, it is the
 * standard one.
 */
export interface SamuraiOptions {
  players?: number;
  edition?: string;
  variants?: string[];
  house?: Record<string, boolean | string>;
  colours?: string[];
  board?: string;
}

/** Put a destiny card of this region face down. */
export interface SamuraiCommit {
  kind: "commit";
  region: number;
}

/** Put an order token face down on a slot, covering what lies there. */
export interface SamuraiPlace {
  kind: "place";
  order: number;
  slot: number;
}

/** Give up one placement when none is free of charge. */
export interface SamuraiPass {
  kind: "pass";
}

/** Spend one movement point: one army goes to an adjacent province. */
export interface SamuraiStep {
  kind: "step";
  origin: number;
  destination: number;
}

/** Spend one movement point over a mountain, towards one of its two provinces. */
export interface SamuraiCross {
  kind: "cross";
  mountain: number;
  destination: number;
}

/** Take 1 or 2 armies together from one coast to another. */
export interface SamuraiShip {
  kind: "ship";
  origin: number;
  destination: number;
  armies: number;
}

/** Destroy one army of `victim`. */
export interface SamuraiAttack {
  kind: "attack";
  province: number;
  victim: number;
}

/** Put one army from the supply into a province. */
export interface SamuraiRecruit {
  kind: "recruit";
  province: number;
}

/** Gain one resource from one province. */
export interface SamuraiHarvest {
  kind: "harvest";
  province: number;
}

/** Take the whole yield of a Harvest order. */
export interface SamuraiTake {
  kind: "take";
}

/** Give back two armies of a province and put a castle there. */
export interface SamuraiBuild {
  kind: "build";
  province: number;
}

/** Do nothing, or nothing more. */
export interface SamuraiDecline {
  kind: "decline";
}

/** The last choice of `seat` is undone: the `events` before this one are void. */
export interface ChoiceTakenBack {
  kind: "choice-taken-back";
  seat: number;
  events: number;
}

/**
 * The whole table went back to an earlier point; what happened since is void. It does
 * not say how far: a number would tell how often others chose in secret.
 */
export interface GameRewound {
  kind: "game-rewound";
}

/**
 * Another game begins here, to try something out; this far both are the same. It
 * outweighs the whole story before it.
 */
export interface GameBranched {
  kind: "game-branched";
}

/** Setup is over. The fields list what it laid out at random. */
export interface SamuraiGamePrepared {
  kind: "game-prepared";
  seeds: number[];
  turn_order: number[];
  neutral: number[];
  shrine: number[];
  agenda: number[];
  played: number[];
}

export interface SamuraiEraBegan {
  kind: "era-began";
  era: number;
}

export interface SamuraiRoundBegan {
  kind: "round-began";
  era: number;
  round: number;
}

export interface SamuraiResolutionBegan {
  kind: "resolution-began";
  era: number;
  round: number;
}

/** For `seat` alone; the others read `SeatCommitted`. */
export interface SamuraiCardCommitted {
  kind: "card-committed";
  seat: number;
  region: number;
}

export interface SamuraiSeatCommitted {
  kind: "seat-committed";
  seat: number;
}

/**
 * All cards of the era are turned up together; `extra` is the two-player card. `more`
 * are further cards on boards that add several.
 */
export interface SamuraiCardsRevealed {
  kind: "cards-revealed";
  regions: number[];
  extra: number;
  more?: number[];
}

/** For `seat` alone; the others read `TokenPlaced`. */
export interface SamuraiOrderPlaced {
  kind: "order-placed";
  seat: number;
  slot: number;
  order: number;
}

export interface SamuraiTokenPlaced {
  kind: "token-placed";
  seat: number;
  slot: number;
}

/** `seat` covered a token of `victim`, who may be `seat` itself. */
export interface SamuraiTokenCovered {
  kind: "token-covered";
  seat: number;
  victim: number;
  slot: number;
}

export interface SamuraiPlacementPassed {
  kind: "placement-passed";
  seat: number;
}

/** The order on a slot is about to be executed. */
export interface SamuraiTokenRevealed {
  kind: "token-revealed";
  slot: number;
  owner: number;
  order: number;
}

/** An uncovered order of round 1 is about to be executed again. */
export interface SamuraiOrderRepeated {
  kind: "order-repeated";
  slot: number;
  owner: number;
  order: number;
}

/**
 * `seat` did nothing, or nothing more, with what was `asked`. `because` is a comment:
 * why nothing was possible, where everybody can see that.
 */
export interface SamuraiDeclined {
  kind: "declined";
  seat: number;
  asked: string;
  /** a key */
  because?: string;
}

export interface SamuraiResourcePaid {
  kind: "resource-paid";
  seat: number;
  resource: number;
  amount: number;
  /** a rule ID */
  why: string;
}

/** `short` is what the general supply could not give. */
export interface SamuraiResourceGained {
  kind: "resource-gained";
  seat: number;
  resource: number;
  amount: number;
  why: string;
  short: number;
}

export interface SamuraiArmyRecruited {
  kind: "army-recruited";
  seat: number;
  province: number;
  why: string;
}

export interface SamuraiArmyMoved {
  kind: "army-moved";
  seat: number;
  origin: number;
  destination: number;
}

/** No army is travelling any more. */
export interface SamuraiMoveEnded {
  kind: "move-ended";
}

export interface SamuraiArmiesShipped {
  kind: "armies-shipped";
  seat: number;
  origin: number;
  destination: number;
  armies: number;
}

export interface SamuraiArmyDestroyed {
  kind: "army-destroyed";
  province: number;
  owner: number;
  by: number;
  why: string;
}

export interface SamuraiCastleBuilt {
  kind: "castle-built";
  seat: number;
  province: number;
}

export interface SamuraiExpeditionLeft {
  kind: "expedition-left";
  seat: number;
  origin: number;
  mountain: number;
  destination: number;
}

export interface SamuraiMountainRevealed {
  kind: "mountain-revealed";
  seat: number;
  mountain: number;
  effect: number;
}

/** `province` is its destination, or its origin after an ambush. */
export interface SamuraiExpeditionArrived {
  kind: "expedition-arrived";
  seat: number;
  province: number;
  ambushed: boolean;
}

export interface SamuraiAgendaFulfilled {
  kind: "agenda-fulfilled";
  seat: number;
  region: number;
  side: number;
  points: number;
}

/** All order tokens went back behind the screens. */
export interface SamuraiTokensReturned {
  kind: "tokens-returned";
}

export interface SamuraiInfluenceGained {
  kind: "influence-gained";
  seat: number;
  region: number;
  provinces: number;
  castles: number;
}

export interface SamuraiRegionBonusScored {
  kind: "region-bonus-scored";
  seat: number;
  region: number;
  points: number;
}

export interface SamuraiShrinesScored {
  kind: "shrines-scored";
  seat: number;
  points: number;
}

/** For `seat` alone; the others read `SeatDrew`. */
export interface SamuraiCardDrawn {
  kind: "card-drawn";
  seat: number;
  region: number;
}

export interface SamuraiSeatDrew {
  kind: "seat-drew";
  seat: number;
}

export interface SamuraiTurnOrderSet {
  kind: "turn-order-set";
  turn_order: number[];
}

export interface SamuraiInfluenceScored {
  kind: "influence-scored";
  seat: number;
  region: number;
  value: number;
  cards: number;
  points: number;
}

/** Resources stay where they are: they still break ties. */
export interface SamuraiLeftoversScored {
  kind: "leftovers-scored";
  seat: number;
  points: number;
}

export interface SamuraiGameEnded {
  kind: "game-ended";
  scores: number[];
  winners: number[];
}

/** Lists by seat have an entry for each player; `null` is hidden. */
export interface ShogunObservation {
  /** the seat that sees this */
  viewer: number | null;
  /** by province */
  owner: number[];
  /** by province */
  armies: number[];
  /** by province: a mask of castle, temple, theatre */
  buildings: number[];
  /** by province: markers */
  unrest: number[];
  /** castles, temples and theatres left */
  building_stock: number[];
  /** by seat: armies not in play */
  supply: number[];
  /** by seat */
  chests: number[];
  /** by seat */
  rice: number[];
  /** by seat */
  score: number[];
  /** in the general stock */
  peasants: number;
  /** by colour: cubes in the tower */
  inside: number[];
  /** by colour: cubes in the tray */
  tray: number[];
  /** by colour: cubes on their way into a physical tower */
  thrown: number[];
  /** by seat and field: the card; `null` where it is face down */
  mat: (number | null)[];
  /** by seat: a mask of fields with cards; `null` while others plan */
  covered: (number | null)[];
  /** by seat and field: is the card face up? */
  shown: boolean[];
  /** by province: has its card changed hands this round? */
  gained: number[];
  /** by seat and size: army groups left in the draft, sizes 0 to 5 */
  groups: number[];
  /** the two cards to draft from */
  open_cards: number[];
  /** by seat: the two cards that lay open when it last chose from them */
  last_pair: number[];
  /** the province just drafted */
  picked: number;
  /** cards left to draft */
  pile_size: number;
  /** the ten actions in their order, as fields; `null` face down */
  row: (number | null)[];
  /** by position: the special card there; tax+1, rice+1, army6, attack+1, defend+1 */
  special: number[];
  /** by seat: its place in the order of the round */
  position: number[];
  /** seats that have still to choose a position or a province, in order */
  choosing: number[];
  /** seats of the round, the first one first */
  player_order: number[];
  /** event cards that are open */
  events: number[];
  /** the event card of the round */
  event: number;
  /** a mask of event cards */
  events_gone: number;
  /** 1 or 2; 0 before the first */
  year: number;
  /** 0 spring, 1 summer, 2 autumn, 3 winter */
  season: number;
  /** by seat: revolts still to come this winter */
  revolts: number[];
  /** by seat: peasants who join each of them */
  extra: number[];
  /** provinces that may revolt */
  hungry: number[];
  /** by seat: officials in the reception hall */
  reception: number[];
  /** by seat: officials in the audience chamber */
  audience: number[];
  /** the three favour cards, dearest first; 0 is none */
  favours: number[];
  /** a mask of favour cards */
  favours_gone: number;
  /** by seat: 1 when a favour keeps the next unrest away */
  kept_calm: number[];
  /** by seat: a mask of battle A and battle B */
  protected: number[];
  /** by seat: the samurai card on top */
  samurai: number[];
  /** by seat: the province of the general */
  general: number[];
  /** by province and seat */
  monuments: number[];
  /** by seat */
  monument_supply: number[];
  /** by captor and seat: monuments taken */
  captured: number[];
  /** by cell, six rows of six: a seat, 5 a neutral marker, 6 an artist */
  arts: number[];
  /** regions in the order in which their patrons choose */
  region_row: number[];
  /** a mask of seats, once the game is over */
  winners: number;
}

/** Hints for one viewer; spectators get nothing about a plan. */
export interface ShogunHints {
  phase: "action" | "action-cards" | "artists" | "bids" | "clean-up" | "conversion" | "court" | "departures" | "draft" | "event" | "favour-cards" | "final-scoring" | "generals" | "hunger" | "patrons" | "planning" | "player-order" | "priming" | "samurai" | "scoring" | "season" | "shortage" | "special-cards" | "winter" | "year-end";
  action: ShogunCurrentAction | null;
  /** of a mat */
  fields: ShogunField[];
  event_cards: ShogunEventCard[];
  provinces: ShogunProvinceHint[];
  /** seats whose equal bids were drawn by lot */
  lots: number[][];
  /** those that have come */
  winters: ShogunWinterReport[];
  seats: ShogunStanding[];
  majorities: ShogunMajority[];
  /** by seat: those in the supply */
  officials: number[];
  /** of the viewer, in the draft */
  groups: ShogunArmyGroup[];
  /** of the viewer, while plans are made */
  hand: ShogunHand | null;
  /** the viewer's cards on all fields, while planning */
  previews: ShogunPreview[];
  /** that the viewer could begin */
  attacks: ShogunAttack[];
  /** that others could begin for the viewer's provinces */
  threats: ShogunAttack[];
  /** the viewer's face-down cards */
  laid: ShogunPreview[];
  chests: ShogunChests | null;
  rice: ShogunRice | null;
  fights: ShogunProspect[];
  /** all that was scored, in order */
  account: ShogunPart[];
}

/** The action that is carried out: its `place` in the row, and whose turn it is. */
export interface ShogunCurrentAction {
  place: number;
  /** or -1 before the first turn */
  seat: number;
}

/** A field of the mats. */
export interface ShogunField {
  /** in chests; 0 where nothing is paid */
  price: number;
  about: Sentence;
}

/** An event card, whether it is on the table or not. */
export interface ShogunEventCard {
  kind: string;
  /** rice it takes if it is left for winter */
  loss: number;
  about: Sentence;
}

export interface ShogunProvinceHint {
  in_play: boolean;
  /** for buildings */
  free_sites: number;
}

/** What a winter took; `event` is the card that was left for it, or -1. */
export interface ShogunWinterReport {
  year: number;
  event: number;
  loss: number;
  supplies: ShogunSupply[];
  hungry: ShogunHungry[];
}

/** How a seat gets through a winter. */
export interface ShogunSupply {
  seat: number;
  /** before the loss */
  rice: number;
  lost: number;
  /** to be supplied */
  provinces: number;
  unsupplied: number;
  revolts: number;
  /** more than the unrest, in each revolt */
  peasants: number;
}

/** A province that was drawn to revolt. */
export interface ShogunHungry {
  seat: number;
  province: number;
}

/**
 * What a seat has, and would get if the game ended in this position. The winter would
 * bring `winter`, then the final scoring `final`; `total` is the sum. Hunger is left
 * out.
 */
export interface ShogunStanding {
  score: number;
  chests: number;
  rice: number;
  provinces: number;
  /** castles, temples, theatres */
  buildings: [number, number, number];
  winter: ShogunPart[];
  final: ShogunPart[];
  total: number;
}

/** Points that a `seat` scored at once from the source `key`. */
export interface ShogunPart {
  seat: number;
  key: string;
  points: number;
  /** of a majority, or -1 */
  region: number;
  /** of a majority, or -1 */
  building: number;
  /** of the arts, or -1 */
  line: number;
  /** when they were scored; 0 in the final scoring */
  year: number;
}

/** The seats with the most buildings of a type in a region, and their points now. */
export interface ShogunMajority {
  region: number;
  building: number;
  /** by seat */
  counts: number[];
  /** nobody without any building */
  leaders: number[];
  /** of each of them */
  points: number;
}

/** An army group of the draft that is still to be mustered. */
export interface ShogunArmyGroup {
  armies: number;
  count: number;
}

/** The cards of a seat that plans; duplicates are listed each. */
export interface ShogunHand {
  /** those that are not on the mat */
  cards: number[];
  /** how many more a complete plan needs */
  to_lay: number;
}

/** What a card does on a field, as minimum and maximum over the possible events. */
export interface ShogunPreview {
  card: number;
  field: number;
  chests: [number, number];
  rice: [number, number];
  /** of the province */
  armies: [number, number];
  cautions: ShogunCaution[];
}

/** What may go wrong with a card on a field. */
export interface ShogunCaution {
  key: string;
  /** of it in percent; 0 where it cannot be computed */
  chance: number;
  about: Sentence;
}

/** A battle that the armies of `origin` could begin if it came to it now. */
export interface ShogunAttack {
  origin: number;
  province: number;
  /** chance in percent, with all armies but one */
  win: number;
}

/**
 * The seat's chests over the rest of the round. `fields` has the bid, then the open
 * action cards in order, then the hidden ones, which may come in any order. `lowest` is
 * the fewest chests possible; if it is negative, some payments may fail.
 */
export interface ShogunChests {
  start: number;
  fields: ShogunPlanned[];
  end: [number, number];
  lowest: number;
}

/** The effect of a card on the chests; payments are negative. */
export interface ShogunPlanned {
  field: number;
  card: number;
  /** minimum and maximum */
  chests: [number, number];
  /** the fewest chests possible by then, if all else goes as planned */
  before: number;
  /** possible by then */
  most: number;
  /** the key of the reason why it is void now, or empty */
  void: string;
}

/**
 * The seat's provinces and the rice for them. `winters` has one for every card that may
 * remain; they assume the minimum of the plan.
 */
export interface ShogunRice {
  provinces: number;
  start: number;
  planned: [number, number];
  winters: ShogunWinter[];
}

/** The winter if this event card were the remaining one. */
export interface ShogunWinter {
  event: number;
  loss: number;
  unsupplied: number;
  revolts: number;
  /** besides unrest, in each of them */
  peasants: number;
}

/** The fight a choice leads to, for those who are asked and those who watch. */
export interface ShogunProspect {
  /** of the offered choice, or -1 */
  id: number;
  province: number;
  /** by the number of armies, most first, maybe not all */
  chances: ShogunChance[];
}

/**
 * How a fight may end for the attacker, in percent. In a revolt `win` is to hold.
 * `kept` and `theirs` are the armies each side can expect to keep.
 */
export interface ShogunChance {
  /** those that are sent, or hold the province against a revolt */
  armies: number;
  win: number;
  tie: number;
  lose: number;
  kept: number;
  theirs: number;
}

/**
 * `board` is the text of a board file, or empty for the shipped board. `first` is the
 * seat that drafts first, or -1 for a random one.
 */
export interface ShogunOptions {
  players?: number;
  side?: string;
  start?: string;
  modules?: string[];
  tower?: string;
  first?: number;
  house?: Record<string, boolean>;
  colours?: string[];
  board?: string;
}

/** Put the open pair under the pile and turn up two new cards. */
export interface ShogunRefresh {
  kind: "refresh";
}

/** Take the first or second open card, or the top of the pile. */
export interface ShogunPick {
  kind: "pick";
  source: number;
}

/** Put a whole army group of this size into the province just picked. */
export interface ShogunMuster {
  kind: "muster";
  armies: number;
}

/** Put the general into a province. */
export interface ShogunStation {
  kind: "station";
  province: number;
}

/** Lay a card face down on a field of the mat. */
export interface ShogunAssign {
  kind: "assign";
  card: number;
  field: number;
}

/** Take the card of a field back to hand. */
export interface ShogunClear {
  kind: "clear";
  field: number;
}

/** Say that the plan is ready. */
export interface ShogunSeal {
  kind: "seal";
}

/** Reopen the plan while somebody else is still planning. */
export interface ShogunUnseal {
  kind: "unseal";
}

/** Take a position field and its special card. */
export interface ShogunChoose {
  kind: "choose";
  position: number;
}

/** Choose the province that armies go to. */
export interface ShogunMarch {
  kind: "march";
  province: number;
}

/** Say how many armies go. */
export interface ShogunSend {
  kind: "send";
  armies: number;
}

/** Choose the hungry province that revolts next. */
export interface ShogunRevolt {
  kind: "revolt";
  province: number;
}

/** Take the favour card with this price. */
export interface ShogunTake {
  kind: "take";
  price: number;
}

/** Cancel the event of the round. */
export interface ShogunCancel {
  kind: "cancel";
}

/** Remove an unrest marker from a province. */
export interface ShogunCalm {
  kind: "calm";
  province: number;
}

/** Put a free building into a province. */
export interface ShogunBuild {
  kind: "build";
  province: number;
}

/** Put armies into an own or neutral province, without a fight. */
export interface ShogunLand {
  kind: "land";
  province: number;
}

/** Take one of the bonuses of a samurai card. */
export interface ShogunBonus {
  kind: "bonus";
  bonus: number;
}

/** Replace an artist by an own marker. */
export interface ShogunReplace {
  kind: "replace";
  cell: number;
}

/** Report how many cubes of one colour lie in the tray of a real tower. */
export interface ShogunFell {
  kind: "fell";
  cubes: number;
}

/** Do nothing, or nothing more. */
export interface ShogunDecline {
  kind: "decline";
}

/** The open half of the row. */
export interface ShogunActionCardsLaid {
  kind: "action-cards-laid";
  row: number[];
}

export interface ShogunActionCardTurned {
  kind: "action-card-turned";
  place: number;
  action: number;
}

/** Nothing happened for `seat`: `key` says why. */
export interface ShogunActionVoid {
  kind: "action-void";
  seat: number;
  field: number;
  key: string;
  rule: string;
}

export interface ShogunArmiesMoved {
  kind: "armies-moved";
  seat: number;
  origin: number;
  destination: number;
  armies: number;
}

export interface ShogunArmiesRaised {
  kind: "armies-raised";
  seat: number;
  province: number;
  armies: number;
  why: string;
}

/** The cards on the bid fields, and the order of choosing. */
export interface ShogunBidsRevealed {
  kind: "bids-revealed";
  cards: number[];
  choosing: number[];
}

export interface ShogunBuildingBuilt {
  kind: "building-built";
  seat: number;
  province: number;
  building: number;
}

/** For `seat` alone. */
export interface ShogunCardAssigned {
  kind: "card-assigned";
  seat: number;
  field: number;
  card: number;
}

/** For `seat` alone. */
export interface ShogunCardCleared {
  kind: "card-cleared";
  seat: number;
  field: number;
}

/** The card of the current field was turned up. */
export interface ShogunCardShown {
  kind: "card-shown";
  seat: number;
  field: number;
  card: number;
}

export interface ShogunChestsGained {
  kind: "chests-gained";
  seat: number;
  chests: number;
  why: string;
}

export interface ShogunChestsPaid {
  kind: "chests-paid";
  seat: number;
  chests: number;
  /** a rule ID */
  why: string;
}

/** `seat` did nothing, or nothing more, with what was `asked`. */
export interface ShogunDeclined {
  kind: "declined";
  seat: number;
  asked: string;
}

/** The cards that nobody took become the neutral stock. */
export interface ShogunDraftEnded {
  kind: "draft-ended";
}

export interface ShogunEventCancelled {
  kind: "event-cancelled";
  seat: number;
}

export interface ShogunEventDrawn {
  kind: "event-drawn";
  event: number;
}

export interface ShogunGameEnded {
  kind: "game-ended";
  scores: number[];
  winners: number[];
}

/** Setup is over; `events` are the open event cards. */
export interface ShogunGamePrepared {
  kind: "game-prepared";
  owner: number[];
  armies: number[];
  open_cards: number[];
  events: number[];
  region_row: number[];
}

export interface ShogunGeneralStationed {
  kind: "general-stationed";
  seat: number;
  province: number;
}

export interface ShogunGroupMustered {
  kind: "group-mustered";
  seat: number;
  province: number;
  armies: number;
}

export interface ShogunHungryDrawn {
  kind: "hungry-drawn";
  seat: number;
  provinces: number[];
}

export interface ShogunHungryNamed {
  kind: "hungry-named";
  seat: number;
  province: number;
}

export interface ShogunMajorityScored {
  kind: "majority-scored";
  seat: number;
  region: number;
  building: number;
  points: number;
}

export interface ShogunPairRefreshed {
  kind: "pair-refreshed";
  seat: number;
  open_cards: number[];
}

export interface ShogunPlanSealed {
  kind: "plan-sealed";
  seat: number;
}

/** All plans are sealed; `covered` is a mask of fields by seat. */
export interface ShogunPlansLaid {
  kind: "plans-laid";
  covered: number[];
}

export interface ShogunPlanUnsealed {
  kind: "plan-unsealed";
  seat: number;
}

export interface ShogunPlayerOrderSet {
  kind: "player-order-set";
  player_order: number[];
}

export interface ShogunPointsGained {
  kind: "points-gained";
  seat: number;
  points: number;
  why: string;
}

export interface ShogunPositionTaken {
  kind: "position-taken";
  seat: number;
  position: number;
  special: number;
}

/** `turned` is the open card that replaces a taken one, or -1. */
export interface ShogunProvincePicked {
  kind: "province-picked";
  seat: number;
  province: number;
  from_pile: boolean;
  turned: number;
}

export interface ShogunProvincesScored {
  kind: "provinces-scored";
  seat: number;
  provinces: number;
  buildings: number;
}

export interface ShogunRiceGained {
  kind: "rice-gained";
  seat: number;
  rice: number;
  why: string;
}

export interface ShogunRiceLost {
  kind: "rice-lost";
  seat: number;
  rice: number;
}

/** Cards went back to hand; `event` left the game. */
export interface ShogunRoundEnded {
  kind: "round-ended";
  event: number;
}

/** In an action round planning follows: the mats of others are hidden. */
export interface ShogunSeasonBegan {
  kind: "season-began";
  year: number;
  season: number;
}

export interface ShogunShortageFound {
  kind: "shortage-found";
  seat: number;
  unsupplied: number;
  revolts: number;
  extra: number;
}

export interface ShogunSpecialCardsLaid {
  kind: "special-cards-laid";
  special: number[];
}

export interface ShogunUnrestAdded {
  kind: "unrest-added";
  province: number;
}

/** A kept favour was used up instead of a marker. */
export interface ShogunUnrestPrevented {
  kind: "unrest-prevented";
  seat: number;
  province: number;
}

export interface ShogunUnrestRemoved {
  kind: "unrest-removed";
  province: number;
  why: string;
}

export interface ShogunWinterCame {
  kind: "winter-came";
  event: number;
  loss: number;
}

/** Rice and unrest are gone, four new event cards are open. */
export interface ShogunYearEnded {
  kind: "year-ended";
  events: number[];
}

/** Cubes went from the tray into the province. */
export interface ShogunArmiesHeld {
  kind: "armies-held";
  seat: number;
  province: number;
  armies: number;
}

export interface ShogunArmiesToTray {
  kind: "armies-to-tray";
  seat: number;
  armies: number;
  why: string;
}

/** `defender` is -1 in a neutral province. */
export interface ShogunBattleBegan {
  kind: "battle-began";
  seat: number;
  origin: number;
  province: number;
  armies: number;
  defender: number;
}

/** What lies in the tray afterwards. */
export interface ShogunCubesFell {
  kind: "cubes-fell";
  tray: number[];
}

/** A player reported how many cubes of one colour fell from a real tower. */
export interface ShogunCubesReported {
  kind: "cubes-reported";
  colour: number;
  cubes: number;
}

/** Cubes of one colour went from the tray to their supply. */
export interface ShogunCubesReturned {
  kind: "cubes-returned";
  colour: number;
  cubes: number;
}

/** Everything that goes into the tower together, by colour of cubes. */
export interface ShogunCubesThrown {
  kind: "cubes-thrown";
  cubes: number[];
}

/** What counted on each side, and who holds the province now (-1: nobody). */
export interface ShogunFightDecided {
  kind: "fight-decided";
  province: number;
  attack: number;
  defence: number;
  owner: number;
}

export interface ShogunGeneralLost {
  kind: "general-lost";
  seat: number;
  province: number;
}

/** The province is neutral now: buildings and unrest are gone. */
export interface ShogunProvinceLost {
  kind: "province-lost";
  province: number;
  lost_by: number;
  field: number;
}

/** `field` is where the card lay on the loser's mat, or -1. */
export interface ShogunProvinceTaken {
  kind: "province-taken";
  seat: number;
  province: number;
  lost_by: number;
  field: number;
}

export interface ShogunRevoltBegan {
  kind: "revolt-began";
  seat: number;
  province: number;
  peasants: number;
}

export interface ShogunArmiesConverted {
  kind: "armies-converted";
  seat: number;
  province: number;
  armies: number;
}

export interface ShogunArtistReplaced {
  kind: "artist-replaced";
  seat: number;
  region: number;
  cell: number;
}

export interface ShogunArtistsDrawn {
  kind: "artists-drawn";
  cells: number[];
}

/** The remaining ones are face down; the first region card went to the end. */
export interface ShogunArtistsTurned {
  kind: "artists-turned";
  cells: number[];
}

export interface ShogunArtLineScored {
  kind: "art-line-scored";
  seat: number;
  line: number;
  points: number;
}

export interface ShogunAudienceEntered {
  kind: "audience-entered";
  seat: number;
  officials: number;
}

export interface ShogunCourtEnded {
  kind: "court-ended";
}

export interface ShogunFavourKept {
  kind: "favour-kept";
  seat: number;
}

/** The card just taken could not be used. */
export interface ShogunFavourLapsed {
  kind: "favour-lapsed";
  seat: number;
}

export interface ShogunFavoursLaid {
  kind: "favours-laid";
  favours: number[];
}

export interface ShogunFavourTaken {
  kind: "favour-taken";
  seat: number;
  favour: number;
  price: number;
}

export interface ShogunGeneralMoved {
  kind: "general-moved";
  seat: number;
  origin: number;
  province: number;
}

export interface ShogunMonumentBuilt {
  kind: "monument-built";
  seat: number;
  province: number;
}

export interface ShogunMonumentsCaptured {
  kind: "monuments-captured";
  seat: number;
  province: number;
  colour: number;
  monuments: number;
}

export interface ShogunOfficialsSent {
  kind: "officials-sent";
  seat: number;
  officials: number;
  why: string;
}

export interface ShogunProtectionGained {
  kind: "protection-gained";
  seat: number;
  protected: number;
}

export interface ShogunSamuraiAdvanced {
  kind: "samurai-advanced";
  seat: number;
  samurai: number;
}

/** What a client sends. */
export type Up =
  | Hello
  | Play
  | Undo
  | Explain
  | Say
  | Concede
  | LookAhead
  | Seen
  | Ping;

/** What a server sends. */
export type Down<G extends GameId = GameId> =
  | Welcome<G>
  | Update<G>
  | Changed<G>
  | Chatted
  | Done
  | Refusal
  | Because
  | PreparedChanged
  | AheadReply
  | Announcement
  | Present
  | Again<G>
  | Pong;

export type SamuraiEvent =
  | ChoiceTakenBack
  | GameRewound
  | GameBranched
  | SamuraiGamePrepared
  | SamuraiEraBegan
  | SamuraiRoundBegan
  | SamuraiResolutionBegan
  | SamuraiCardCommitted
  | SamuraiSeatCommitted
  | SamuraiCardsRevealed
  | SamuraiOrderPlaced
  | SamuraiTokenPlaced
  | SamuraiTokenCovered
  | SamuraiPlacementPassed
  | SamuraiTokenRevealed
  | SamuraiOrderRepeated
  | SamuraiDeclined
  | SamuraiResourcePaid
  | SamuraiResourceGained
  | SamuraiArmyRecruited
  | SamuraiArmyMoved
  | SamuraiMoveEnded
  | SamuraiArmiesShipped
  | SamuraiArmyDestroyed
  | SamuraiCastleBuilt
  | SamuraiExpeditionLeft
  | SamuraiMountainRevealed
  | SamuraiExpeditionArrived
  | SamuraiAgendaFulfilled
  | SamuraiTokensReturned
  | SamuraiInfluenceGained
  | SamuraiRegionBonusScored
  | SamuraiShrinesScored
  | SamuraiCardDrawn
  | SamuraiSeatDrew
  | SamuraiTurnOrderSet
  | SamuraiInfluenceScored
  | SamuraiLeftoversScored
  | SamuraiGameEnded;

export type SamuraiAction =
  | SamuraiCommit
  | SamuraiPlace
  | SamuraiPass
  | SamuraiStep
  | SamuraiCross
  | SamuraiShip
  | SamuraiAttack
  | SamuraiRecruit
  | SamuraiHarvest
  | SamuraiTake
  | SamuraiBuild
  | SamuraiDecline;

export type SamuraiActionField =
  | "region"
  | "order"
  | "slot"
  | "origin"
  | "destination"
  | "mountain"
  | "armies"
  | "province"
  | "victim";

export type SamuraiThing =
  | "province"
  | "slot"
  | "mountain"
  | "seat"
  | "order"
  | "region"
  | "resource"
  | "effect"
  | "agenda"
  | "shrine"
  | "neutral";

/** The facts of a board of Samurai, as the shipped one has them. */
export type SamuraiBoard = {
  regions: Record<string, {
    name: string;
  }>;
  region_bonus: Record<string, number[]>;
  provinces: Record<string, {
    name: string;
    kanji: string;
    region: string;
    feature: string;
    coastal: boolean;
  }>;
  borders: string[][];
  sea_links: string[][];
  mountains: Record<string, {
    name: string;
    ends: string[];
  }>;
  slots: Record<string, {
    region: string;
    neutral: string;
  }>;
  pieces: {
    armies: number;
    castles: number;
  };
  orders: {
    recruit: number;
    move3: number;
    move23: number;
    ship: number;
    attack: number;
    harvest: number;
    castle: number;
  };
  quota: Record<string, number[]>;
  cover_price: number[];
  resources: {
    food: number;
    bushido: number;
    start_food: number;
    start_bushido: number;
  };
  seeding: {
    food: number;
    bushido: number;
  };
  setup: {
    armies_per_capital: number;
    hand: number;
    extra_destiny: number;
  };
  influence_value: number[];
  destiny: {
    grey: number;
    orange: number;
    teal: number;
    violet: number;
  };
  draft_marks: {
    unmarked: number;
    "3+": number;
    "4+": number;
  };
  neutral_tokens: {
    move: number;
    attack: number;
    recruit: number;
    harvest: number;
  };
  mountain_tokens: {
    ambush: number;
    mercenaries: number;
    "bushido-master": number;
    "highland-farms": number;
    "independent-tribe": number;
    journey: number;
  };
  shrine_meeples: {
    brown: number;
    black: number;
    white: number;
  };
  shrine_set_points: number[];
  agenda_tiles: Record<string, {
    points: number;
    decree: string;
  }>;
  leftover_per_point: number;
  clans: {
    red: string;
    blue: string;
    green: string;
    yellow: string;
  };
};

export type ShogunEvent =
  | ChoiceTakenBack
  | GameRewound
  | GameBranched
  | ShogunActionCardsLaid
  | ShogunActionCardTurned
  | ShogunActionVoid
  | ShogunArmiesMoved
  | ShogunArmiesRaised
  | ShogunBidsRevealed
  | ShogunBuildingBuilt
  | ShogunCardAssigned
  | ShogunCardCleared
  | ShogunCardShown
  | ShogunChestsGained
  | ShogunChestsPaid
  | ShogunDeclined
  | ShogunDraftEnded
  | ShogunEventCancelled
  | ShogunEventDrawn
  | ShogunGameEnded
  | ShogunGamePrepared
  | ShogunGeneralStationed
  | ShogunGroupMustered
  | ShogunHungryDrawn
  | ShogunHungryNamed
  | ShogunMajorityScored
  | ShogunPairRefreshed
  | ShogunPlanSealed
  | ShogunPlansLaid
  | ShogunPlanUnsealed
  | ShogunPlayerOrderSet
  | ShogunPointsGained
  | ShogunPositionTaken
  | ShogunProvincePicked
  | ShogunProvincesScored
  | ShogunRiceGained
  | ShogunRiceLost
  | ShogunRoundEnded
  | ShogunSeasonBegan
  | ShogunShortageFound
  | ShogunSpecialCardsLaid
  | ShogunUnrestAdded
  | ShogunUnrestPrevented
  | ShogunUnrestRemoved
  | ShogunWinterCame
  | ShogunYearEnded
  | ShogunArmiesHeld
  | ShogunArmiesToTray
  | ShogunBattleBegan
  | ShogunCubesFell
  | ShogunCubesReported
  | ShogunCubesReturned
  | ShogunCubesThrown
  | ShogunFightDecided
  | ShogunGeneralLost
  | ShogunProvinceLost
  | ShogunProvinceTaken
  | ShogunRevoltBegan
  | ShogunArmiesConverted
  | ShogunArtistReplaced
  | ShogunArtistsDrawn
  | ShogunArtistsTurned
  | ShogunArtLineScored
  | ShogunAudienceEntered
  | ShogunCourtEnded
  | ShogunFavourKept
  | ShogunFavourLapsed
  | ShogunFavoursLaid
  | ShogunFavourTaken
  | ShogunGeneralMoved
  | ShogunMonumentBuilt
  | ShogunMonumentsCaptured
  | ShogunOfficialsSent
  | ShogunProtectionGained
  | ShogunSamuraiAdvanced;

export type ShogunAction =
  | ShogunRefresh
  | ShogunPick
  | ShogunMuster
  | ShogunStation
  | ShogunAssign
  | ShogunClear
  | ShogunSeal
  | ShogunUnseal
  | ShogunChoose
  | ShogunMarch
  | ShogunSend
  | ShogunRevolt
  | ShogunTake
  | ShogunCancel
  | ShogunCalm
  | ShogunBuild
  | ShogunLand
  | ShogunBonus
  | ShogunReplace
  | ShogunFell
  | ShogunDecline;

export type ShogunActionField =
  | "source"
  | "armies"
  | "province"
  | "card"
  | "field"
  | "position"
  | "price"
  | "bonus"
  | "cell"
  | "cubes";

export type ShogunThing =
  | "seat"
  | "cube"
  | "field"
  | "building"
  | "special"
  | "season"
  | "region"
  | "bonus"
  | "province"
  | "march"
  | "card"
  | "place"
  | "event"
  | "event-card"
  | "favour"
  | "cell"
  | "line"
  | "protection";

/** The facts of a board of Shogun, as the shipped one has them. */
export type ShogunBoard = {
  regions: Record<string, {
    sun: string;
    moon: string;
  }>;
  provinces: Record<string, {
    name: string;
    kanji: string;
    chests: number;
    rice: number;
    sites: number;
    sun: string;
    moon: string;
  }>;
  borders: string[][];
  sea_routes: string[][];
  out_with_3: Record<string, string[]>;
  groups: Record<string, number[]>;
  presets: Record<string, Record<string, Record<string, number>>>;
  cubes: {
    armies: number;
    peasants: number;
  };
  priming: {
    armies: number;
    peasants: number;
  };
  start_chests: {
    "3": number;
    "4": number;
    "5": number;
  };
  chest_tokens: {
    ones: number;
    fives: number;
  };
  chest_cards: number[];
  building_stock: {
    castle: number;
    temple: number;
    theatre: number;
  };
  building_cost: {
    castle: number;
    temple: number;
    theatre: number;
  };
  levy_cost: {
    army5: number;
    army3: number;
    army1: number;
  };
  levy_yield: {
    army5: number;
    army3: number;
    army1: number;
  };
  short_levy: {
    army5: number;
    army3: number;
    army1: number;
  };
  unrest_markers: number;
  events: Record<string, {
    kind: string;
    loss: number;
  }>;
  supply_table: Record<string, number[]>;
  majority_points: {
    castle: number;
    temple: number;
    theatre: number;
  };
  towers: Record<string, {
    lodge: number[];
    prime: number[];
    knock: number[];
    per_cube: boolean;
  }>;
  court: {
    officials: number;
    tower_cards: number;
  };
  favour_prices: number[];
  favours: Record<string, {
    kind: string;
    amount?: number;
    building?: string;
    against?: string;
  }>;
  samurai_bonuses: Record<string, Record<string, number>>;
  monuments: number;
  art_rows: Record<string, {
    name: string;
    points: number;
  }>;
  art_columns: Record<string, {
    name: string;
    points: number;
  }>;
};

/** The types of each game. */
export interface GameTypes {
  samurai: {
    observation: SamuraiObservation;
    hand: Pick<SamuraiObservation, "tokens" | "hand" | "committed">;
    hints: SamuraiHints;
    event: SamuraiEvent;
    action: SamuraiAction;
    field: SamuraiActionField;
    options: SamuraiOptions;
    board: SamuraiBoard;
    things: Record<SamuraiThing, Named[]>;
  };
  shogun: {
    observation: ShogunObservation;
    hand: Pick<ShogunObservation, never>;
    hints: ShogunHints;
    event: ShogunEvent;
    action: ShogunAction;
    field: ShogunActionField;
    options: ShogunOptions;
    board: ShogunBoard;
    things: Record<ShogunThing, Named[]>;
  };
}

export type GameId = keyof GameTypes;

export type Observation<G extends GameId = GameId> = GameTypes[G]["observation"];

export type Hints<G extends GameId = GameId> = GameTypes[G]["hints"];

export type GameEvent<G extends GameId = GameId> = GameTypes[G]["event"];

export type GameAction<G extends GameId = GameId> = GameTypes[G]["action"];

export type ActionField<G extends GameId = GameId> = GameTypes[G]["field"];

export type Options<G extends GameId = GameId> = GameTypes[G]["options"];

export type Board<G extends GameId = GameId> = GameTypes[G]["board"];

export type Things<G extends GameId = GameId> = GameTypes[G]["things"];

export type Thing<G extends GameId = GameId> = keyof Things<G> & string;

/** A film of everything has the private fields of each seat in `hands`. */
export type FilmObservation<G extends GameId = GameId> = Observation<G> & {
  hands?: GameTypes[G]["hand"][];
};

/** A message of the catalogues in `locales`: its key, and what it asks for besides. */
export type Sentence = [string, Record<string, Fact>];
export type Fact = number | string | Sentence | Fact[];
