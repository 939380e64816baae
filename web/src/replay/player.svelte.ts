// The replay of a finished game from one viewpoint, and what can be done with a moment.

import { request } from '../lib/api';
import { Playback, loadMoments, MOMENT_MS } from '../lib/playback.svelte';
import { gameOf } from '../lib/games';
import { nameOf } from '../lib/names';
import { go } from '../lib/route.svelte';
import type { TableInfo } from '../lib/session.svelte';
import { settings } from '../lib/settings.svelte';
import { say } from '../lib/texts.svelte';
import { loadVocabulary, type Vocabulary } from '../lib/vocabulary';
import { marksOf, turnsOf } from './course';
import { queryOf, readViewpoint, type Viewpoint } from './viewpoints';
import type { GameReplay } from './game';
import { branch, linkTo } from './share';

export class Player {
  table = $state.raw<TableInfo | null>(null);
  words = $state.raw<Vocabulary | null>(null);
  viewpoint = $state<Viewpoint>('all');
  busy = $state(false);
  replay = $state.raw<GameReplay | null>(null); // what the game adds
  readonly playback = new Playback({
    stay: () => MOMENT_MS / settings.pace,
    show: () => this.playback.behind === 0 && this.playback.pause(),
  });

  constructor(
    readonly id: string,
    readonly token: string,
  ) {}

  moment = $derived.by(() => this.playback.now);
  number = $derived.by(() => this.moment?.number ?? 0);
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
    const at = query.get('at');
    await this.look(
      readViewpoint(query.get('eyes'), found.seats.length),
      at === null ? Infinity : Number(at),
    );
  }

  /** Show the moment after input *place* from the viewpoint *wanted*. */
  async look(wanted: Viewpoint, place = this.number): Promise<void> {
    this.busy = true;
    try {
      const query = { viewpoint: queryOf(wanted) };
      const moments = (await loadMoments(this.id, this.token, query)).slice(1);
      const at = moments.findLastIndex((one) => (one.number ?? 0) <= place);
      this.playback.begin(moments, Math.max(0, at), 1);
      this.playback.pause();
      this.viewpoint = wanted;
    } finally {
      this.busy = false;
    }
  }

  play(): void {
    if (this.playback.behind === 0) this.playback.go(0);
    this.playback.play();
  }

  /** Share the link to this moment; returns a message for the user. */
  async share(): Promise<string> {
    if (!this.table) return '';
    const url = linkTo(this.table, this.number, this.viewpoint);
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
