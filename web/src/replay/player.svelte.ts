// The replay of a finished game from one viewpoint. The parts of a table show it like a
// running game, but nothing is asked.

import { request } from '../lib/api';
import { gameOf } from '../lib/games';
import { nameOf } from '../lib/names';
import {
  joined,
  loadMoments,
  MOMENT_MS,
  Playback,
  type LogEntry,
  type Moment,
} from '../lib/playback.svelte';
import { go } from '../lib/route.svelte';
import type { TableInfo, Why } from '../lib/session.svelte';
import { settings } from '../lib/settings.svelte';
import type { TableSource } from '../lib/tableSource';
import { say } from '../lib/texts.svelte';
import { loadVocabulary, type Vocabulary } from '../lib/vocabulary';
import { marksOf, turnsOf } from './course';
import type { GameReplay } from './game';
import { branch, linkTo } from './share';
import { addressOf, placeOf, stepsOf, withAccount } from './steps';
import { queryOf, readViewpoint, type Viewpoint } from './viewpoints';

export class Player implements TableSource {
  table = $state.raw<TableInfo | null>(null);
  words = $state.raw<Vocabulary | null>(null);
  viewpoint = $state<Viewpoint>('all');
  isLoading = $state(false);
  replay = $state.raw<GameReplay | null>(null); // what the game adds
  minor = $state.raw<ReadonlySet<number>>(new Set()); // events that are no steps
  hasJumped = $state(true); // the moment was not reached by playing
  readonly playback = new Playback({
    stay: () => Math.max(MOMENT_MS / settings.pace, settings.motion ? this.minStay() : 0),
    show: (_, isNew) => this.#show(isNew),
  });
  #fullLog = $state.raw<LogEntry[]>([]);

  constructor(
    readonly id: string,
    readonly token: string,
  ) {}

  moment = $derived.by(() => this.playback.now);
  number = $derived.by(() => this.moment?.number ?? 0);
  address = $derived.by(() => addressOf(this.playback.moments, this.playback.at));
  seats = $derived.by(() => this.table?.seats ?? []);
  marks = $derived.by(() =>
    this.replay ? marksOf(this.replay.course, this.playback.moments) : [],
  );
  turns = $derived.by(() => turnsOf(this.playback.moments, this.seats));
  title = $derived.by(() =>
    this.replay && this.moment ? this.replay.course.title(this.moment.observation) : '',
  );
  winners = $derived.by(() => {
    const { game = '', seats = [], outcome } = this.table ?? {};
    return outcome?.winners.map((seat) => nameOf(game, seats[seat])) ?? [];
  });

  // What the parts of a table read

  log = $derived.by(() => this.#fullLog.slice(0, this.moment?.eventCount ?? 0));
  hasStage = $state(false);
  minStay: () => number = () => 0;
  shownCount: () => number = () => this.log.length;
  readonly isGuided = false;
  readonly isFollowing = true;
  readonly offer = null;
  readonly recap = null;
  readonly clocks = [];
  readonly clockSkew = 0;
  readonly busy = true;
  readonly connection = 'open';

  get seen() {
    if (!this.moment) throw new Error('the replay is not loaded');
    return this.moment.observation;
  }

  get viewer() {
    return typeof this.viewpoint === 'number' ? this.viewpoint : null;
  }

  get hints() {
    return this.moment?.hints ?? null;
  }

  get waiting() {
    return this.moment?.waiting ?? [];
  }

  get outcome() {
    return this.moment?.outcome ?? null;
  }

  get behind() {
    return this.playback.behind;
  }

  /** Only what happens now leaves a trail. */
  get actedAt() {
    return this.log.length - (this.moment?.news.length ?? 0);
  }

  choose = () => Promise.resolve();
  takeBack = () => Promise.resolve();
  explain = (): Promise<Why> => Promise.resolve({ key: null, rule: '', words: null, undo: false });

  skip(): void {
    this.playback.skip();
  }

  // What a person does

  /** Open the moment that the URL names; a running game opens as a table. */
  async open(query: URLSearchParams, secret: string): Promise<void> {
    const found = await request<TableInfo>('GET', `/tables/${this.id}`, undefined, this.token);
    if (found.status !== 'over') return go(`/t/${this.id}${secret ? `#${secret}` : ''}`);
    const [words, { replay }] = await Promise.all([
      loadVocabulary(this.id, this.token),
      gameOf(found.game).loadReplay(),
    ]);
    this.words = words;
    this.replay = replay;
    this.table = found;
    await this.look(
      readViewpoint(query.get('eyes'), found.seats.length),
      query.get('at') ?? undefined,
    );
  }

  /** Show the game from the viewpoint *wanted*, at an address or from its beginning. */
  async look(wanted: Viewpoint, address = '0'): Promise<void> {
    if (!this.replay) return;
    this.isLoading = true;
    try {
      const query = { viewpoint: queryOf(wanted) };
      const moments = (await loadMoments(this.id, this.token, query)).slice(1);
      this.#fullLog = moments.flatMap(({ news }) => news);
      this.minor = this.replay.course.minorIn(this.#fullLog);
      const steps = this.#joined(stepsOf(withAccount(moments), this.minor));
      this.playback.begin(steps, placeOf(steps, address), 1);
      this.playback.pause();
      this.hasJumped = true;
      this.viewpoint = wanted;
    } finally {
      this.isLoading = false;
    }
  }

  #joined(steps: Moment[]): Moment[] {
    const game = this.table ? gameOf(this.table.game) : null;
    return joined(steps, (next, one) => game?.belongs?.(next, one) ?? false);
  }

  play(): void {
    if (this.playback.behind === 0) this.playback.go(0);
    this.playback.play();
  }

  #show(isNew: boolean): void {
    this.hasJumped = !isNew;
    if (this.playback.behind === 0) this.playback.pause();
  }

  /** Share the link to this moment; returns a message for the user. */
  async share(): Promise<string> {
    if (!this.table) return '';
    const url = linkTo(this.table, this.address, this.viewpoint);
    if (navigator.share) {
      await navigator.share({ url, title: say('web-replay') }).catch(() => {});
      return '';
    }
    await navigator.clipboard.writeText(url);
    return say('web-copied');
  }

  async startWhatIf(): Promise<void> {
    if (this.table) go(`/t/${await branch(this.table, this.token, this.number, this.viewpoint)}`);
  }
}
