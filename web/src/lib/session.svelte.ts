// One table, as one seat or spectator sees it: what is known, what is shown of it, and
// what a person does. What others do is shown at a pace that can be followed.

import type {
  Again,
  Down,
  GameId,
  Hello,
  Hints,
  Observation,
  PreparedInfo,
  Present,
  Update,
  View,
  Welcome,
} from '../generated/protocol';
import { API, login } from './api';
import { finalStart, withhold } from './finale';
import { gameOf } from './games';
import { Connection, type ConnectionState, type Request } from './connection.svelte';
import {
  isSame,
  offerOf,
  type ChatLine,
  type Choice,
  type Clock,
  type Fault,
  type Offer,
  type Outcome,
  type TableInfo,
  type Why,
} from './offer';
import {
  joined,
  loadMoments,
  logEntries,
  MOMENT_MS,
  Playback,
  unfold,
  type LogEntry,
  type Moment,
} from './playback.svelte';
import { settings } from './settings.svelte';

export type { LogEntry } from './playback.svelte';
export type {
  ChatLine,
  Choice,
  Clock,
  Fault,
  Offer,
  Outcome,
  Question,
  SeatInfo,
  TableInfo,
  Vote,
  Why,
} from './offer';

/** A moment of a running game: with what the viewer is asked. */
interface LiveMoment<G extends GameId = GameId> extends Moment<G> {
  offer: Offer<G> | null;
  clocks: Clock[];
  isAnswer: boolean; // the viewer's own choice, which needs no time to be read
}

/** What happened since the viewer was here, as a range of the log. */
export interface Recap {
  since: number;
  until: number;
}

export type Prepared = Pick<PreparedInfo, 'do' | 'dropped'>;

/** A method, so that the session of one game fits where that of any game is wanted. */
export interface NewsListener<G extends GameId> {
  /** Called before the news shows. */
  onNews(news: LogEntry<G>[]): void;
}

const LIVE_MOMENT_MS = 800; // how long a moment of a running game stays
const MIN_LIVE_MOMENT_MS = 300; // … when very many wait
const PATIENCE = 40; // how many may wait before the playback hurries
const HURRY_MS = 20; // … less for each that waits beyond that
const RECAP_MS = 40_000; // a recap is no longer, unless it has very many moments
const MIN_RECAP_MOMENT_MS = 450;
const RECAP_TIMEOUT_MS = 4000;
const READ_AFTER_MS = 800; // what was visible this long has been read

export class Session<G extends GameId = GameId> {
  fault = $state<Fault | null>(null);
  table = $state.raw<TableInfo<G> | null>(null);
  viewer = $state<number | null>(null);
  observation = $state.raw<Observation<G> | null>(null);
  offer = $state.raw<Offer<G> | null>(null);
  hints = $state.raw<Hints<G> | null>(null); // facts that need rules
  log = $state.raw<LogEntry<G>[]>([]); // as far as it is shown
  waiting = $state.raw<number[]>([]);
  clocks = $state.raw<Clock[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  result = $state.raw<LiveMoment<G> | null>(null); // the end of the game, until it is counted
  showsEnd = $state(true); // the panel of the end is open
  chat = $state.raw<ChatLine[]>([]);
  announcement = $state('');
  present = $state.raw<Present | null>(null); // who is connected
  prepared = $state.raw<Prepared>({ do: [], dropped: [] }); // for later questions
  readCount = $state(0); // how many entries of the log the seat has read
  actedAt = $state(0); // how long the log was when the viewer answered last
  recap = $state.raw<Recap | null>(null); // until it is closed
  readonly isGuided: boolean = false; // a lesson wants one answer at a time
  clockSkew = 0; // how far the server's clock is ahead of ours
  hasStage = $state(false); // the table shows something of this moment at length
  minStay: () => number = () => 0; // how long a table needs for what it shows now
  shownCount: () => number = () => this.log.length; // how much of the log was shown

  #busy = $state(false); // an answer is on its way
  #connection: Connection<G>;
  #readTimer = 0;
  #fullLog: LogEntry<G>[] = []; // also what is still to be shown

  readonly playback = new Playback<LiveMoment<G>>({
    stay: (moment, behind) => this.#stay(moment, behind),
    show: (moment, isNew) => this.#show(moment, isNew),
  });

  constructor(
    readonly id: string,
    readonly token: string,
    readonly listener: NewsListener<G> | null = null,
  ) {
    document.addEventListener('visibilitychange', this.#scheduleRead);
    this.#connection = new Connection(`${API}/tables/${id}/live`, {
      hello: () => this.#hello(),
      receive: (message) => this.#receive(message),
    });
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#scheduleRead);
    clearTimeout(this.#readTimer);
    this.playback.stop();
    this.#connection.close();
  }

  /** What the viewer sees of a game that has begun. */
  get seen(): Observation<G> {
    if (!this.observation) throw new Error('the game has not begun');
    return this.observation;
  }

  // What a person does

  /** Answer the question, and those that follow as far as the choice goes. */
  async choose({ id, then = [] }: Pick<Choice, 'id' | 'then'>): Promise<void> {
    const at = this.offer?.at ?? 0;
    const answers = [id, ...then].map((action, place): Request => {
      return { type: 'move', at: at + place, do: action };
    });
    await this.#answer(...answers);
  }

  async takeBack(): Promise<void> {
    await this.#answer({ type: 'take-back', at: this.offer?.at ?? 0 });
  }

  async explain(action: number | string): Promise<Why> {
    const reply = await this.#connection.request({ type: 'explain', action });
    return reply.type === 'reason' ? reply : { key: null, rule: '', words: null, undo: false };
  }

  async say(text: string, phrase = false): Promise<void> {
    await this.#connection.request({ type: 'say', text, phrase });
  }

  markRead(): void {
    const count = this.shownCount();
    if (this.viewer === null || count <= this.readCount) return;
    this.readCount = count;
    this.#connection.send({ type: 'seen', events: count });
  }

  /** Nothing can be answered: an answer is on its way, no connection, or a pause. */
  get busy(): boolean {
    return this.#busy || this.connection !== 'open' || this.table?.status === 'paused';
  }

  /** An answer was given that the server has not confirmed; it is sent again. */
  get hasUnsent(): boolean {
    return this.#busy;
  }

  async #answer(...messages: Request[]): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.actedAt = this.log.length;
    try {
      for (const message of messages) await this.#connection.request(message);
    } finally {
      this.#busy = false;
    }
  }

  // Connection

  get connection(): ConnectionState {
    return this.#connection.state;
  }

  /** When the connection was lost; 0 while it is there. */
  get lostAt(): number {
    return this.#connection.lostAt;
  }

  retry(): void {
    this.#connection.retry();
  }

  #hello(): Hello {
    this.skip();
    return {
      type: 'hello',
      token: this.token,
      session: login.secret,
      since: this.log.length,
      chat: this.chat.at(-1)?.number ?? 0,
      words: true,
      presence: true,
    };
  }

  #receive(message: Down<G>): void {
    switch (message.type) {
      case 'welcome':
        void this.#enter(message);
        break;
      case 'again':
        this.#startOver(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'table':
        this.table = message.table;
        this.clocks = message.clocks;
        if (this.isClosed) this.#dropQuestion();
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        break;
      case 'announcement':
        this.announcement = message.text;
        break;
      case 'presence':
        this.present = message;
        break;
      case 'prepared':
        this.prepared = message;
        break;
      case 'refused':
        this.fault = message.error;
        this.#connection.refuse();
        break;
      case 'done': // the connection has resolved these
      case 'reason':
      case 'ahead':
      case 'pong':
        break;
      default:
        message satisfies never;
    }
  }

  /** Enter the table; what the viewer missed is requested first. */
  async #enter(welcome: Welcome<G>): Promise<void> {
    this.skip();
    this.clockSkew = welcome.now - Date.now();
    const missed = await this.#connection.hold(this.#missedMoments(welcome));
    if (missed === null) return;
    this.table = welcome.table;
    this.viewer = welcome.viewer;
    this.chat = [...this.chat, ...welcome.chat];
    if (welcome.view) this.#showView(welcome.view, missed);
    this.#connection.open();
  }

  #startOver({ table, view }: Again<G>): void {
    this.table = table;
    this.recap = null;
    this.#fullLog = [];
    if (view) this.#showView(view);
  }

  #update(update: Update<G>): void {
    const before = this.playback.moments.at(-1);
    if (!before) return; // a game begins with a view
    this.#fullLog = [...this.#fullLog.slice(0, update.since), ...logEntries(update)];
    const offer = offerOf(update.offer, update.words);
    const moments = this.#joined(unfold(before, update));
    const live = moments.map((moment, at) => ({
      ...moment,
      offer: at === moments.length - 1 ? offer : null,
      clocks: update.clocks,
      isAnswer: at === 0 && this.#isOwn(moment),
    }));
    for (const moment of this.#uncounted(live)) this.playback.add(moment);
  }

  /** Put moments together that the game shows together. */
  #joined(moments: Moment<G>[]): Moment<G>[] {
    const game = this.table && gameOf<G>(this.table.game);
    return joined(moments, (next, one) => game?.belongs?.(next, one) ?? false);
  }

  /** Does a moment show nothing but what the viewer did? */
  #isOwn({ news }: Moment<G>): boolean {
    return news.every(({ event }) => !('seat' in event) || event.seat === this.viewer);
  }

  /** *moments* without the result of the game, if it is to be counted first. */
  #uncounted(moments: LiveMoment<G>[]): LiveMoment<G>[] {
    this.result = null;
    const end = moments.at(-1);
    if (!this.table || !end?.outcome || !settings.motion) return moments;
    const { finalScoring } = gameOf(this.table.game);
    const start = finalStart(this.#fullLog, finalScoring);
    if (start < 0 || this.readCount > start) return moments;
    this.result = { ...end, news: this.#fullLog.slice(start), headline: null };
    const before = moments.filter(({ eventCount }) => eventCount <= start);
    return [...before, withhold(end, this.#fullLog, start, finalScoring)];
  }

  /** All has been shown but the result of the game. */
  get isCounting(): boolean {
    return this.result !== null && this.behind === 0;
  }

  /** Show the result of the game: it has been counted. */
  reveal(): void {
    const { result } = this;
    this.result = null;
    if (result) this.playback.add(result);
    this.playback.skip();
  }

  /** Did the players end the game without a result? */
  get isClosed(): boolean {
    return this.table?.status === 'closed';
  }

  /** Nobody is asked any more. */
  #dropQuestion(): void {
    this.offer = null;
    this.waiting = [];
  }

  // Playback

  /** How many moments are still to be shown. */
  get behind(): number {
    return this.playback.behind;
  }

  /** The latest is not shown yet, or the viewer looks back. */
  get isPlayingBack(): boolean {
    return this.behind > 0 || this.playback.isPaused;
  }

  /** The viewer follows what others do, and is asked nothing. */
  get isFollowing(): boolean {
    if (this.isPlayingBack) return true;
    const { offer } = this;
    const isAsked = offer && (offer.choices.length > 0 || offer.revisions.length > 0);
    const isOver = this.outcome ?? this.result;
    return !isAsked && !offer?.can_take_back && !isOver && this.table?.status === 'running';
  }

  /** Show everything at once. */
  skip(): void {
    this.playback.skip();
  }

  /** The moments since the viewer was here; none for one who was never here. */
  async #missedMoments({ viewer, view }: Welcome<G>): Promise<Moment<G>[]> {
    if (viewer === null || view === null) return [];
    const since = Math.max(view.seen, this.log.length);
    if (since === 0 || since >= view.heard) return [];
    const timeout = new Promise<Moment<G>[]>((done) => setTimeout(done, RECAP_TIMEOUT_MS, []));
    const range = { since, until: view.heard };
    const loaded = loadMoments<G>(this.id, this.token, range).catch(() => []);
    return Promise.race([loaded, timeout]);
  }

  /** Show the view, after the moments that lead to it. */
  #showView(view: View<G>, missed: Moment<G>[] = []): void {
    const entries = logEntries(view);
    this.#fullLog = [...this.#fullLog.slice(0, view.since), ...entries];
    this.readCount = Math.max(this.readCount, view.seen);
    const { clocks } = view;
    const now: LiveMoment<G> = {
      observation: view.observation,
      hints: view.notes,
      waiting: view.waiting,
      outcome: view.outcome,
      clocks,
      offer: offerOf(view.offer, view.words),
      news: missed.at(-1)?.news ?? entries,
      headline: missed.at(-1)?.headline ?? null,
      eventCount: view.heard,
      number: null,
      isAnswer: false,
    };
    const past = missed
      .slice(0, -1)
      .map((moment) => ({ ...moment, offer: null, clocks, isAnswer: false }));
    const [first] = past;
    if (first && this.log.length === 0) this.recap = { since: first.eventCount, until: view.heard };
    const hold = first ? MOMENT_MS / settings.pace : 0;
    const moments = [...past, now];
    const shown = view.seen > 0 ? this.#uncounted(moments) : moments;
    this.playback.begin(shown, settings.motion ? 0 : past.length, hold);
  }

  /** How long a moment stays before the next; the viewer's own doing needs no time. */
  #stay({ eventCount, isAnswer }: LiveMoment<G>, behind: number): number {
    if (document.hidden) return 0;
    const least = this.minStay();
    if (least === Infinity) return least;
    if (!settings.motion) return 0;
    if (this.recap && eventCount <= this.recap.until) {
      const share = RECAP_MS / this.playback.moments.length;
      return Math.min(MOMENT_MS, Math.max(MIN_RECAP_MOMENT_MS, share)) / settings.pace;
    }
    const hurry = Math.max(0, behind - PATIENCE) * HURRY_MS;
    const time = Math.max(MIN_LIVE_MOMENT_MS, LIVE_MOMENT_MS - hurry);
    return Math.max(isAnswer ? 0 : time / settings.pace, least);
  }

  #show(moment: LiveMoment<G>, isNew: boolean): void {
    this.observation = moment.observation;
    this.hints = moment.hints;
    this.waiting = moment.waiting;
    this.outcome = moment.outcome;
    this.clocks = moment.clocks;
    this.log = this.#fullLog.slice(0, moment.eventCount);
    const offer = this.#openOffer(moment);
    if (!isSame(this.offer, offer)) this.offer = offer;
    if (isNew) this.listener?.onNews(moment.news);
    this.#scheduleRead();
  }

  #scheduleRead = (): void => {
    clearTimeout(this.#readTimer);
    if (!document.hidden) this.#readTimer = window.setTimeout(() => this.markRead(), READ_AFTER_MS);
  };

  /** The offer of this moment if it still stands; none while the viewer looks back. */
  #openOffer({ offer }: LiveMoment<G>): Offer<G> | null {
    const latest = this.playback.moments.at(-1)?.offer ?? null;
    const isPast = this.behind > 0 && this.playback.isPaused;
    return !isPast && !this.isClosed && offer && offer.at === latest?.at ? latest : null;
  }
}
