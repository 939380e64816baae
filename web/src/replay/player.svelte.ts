// A game that is over, as it is played back: the film through somebody's eyes, and what
// one may do with the moment it shows.

import { ask } from '../lib/api';
import { Film, filmOf, SLOW } from '../lib/film.svelte';
import { gameOf } from '../lib/games';
import { nameOf } from '../lib/names';
import { go } from '../lib/route.svelte';
import type { TableInfo } from '../lib/session.svelte';
import { settings } from '../lib/settings.svelte';
import { say } from '../lib/texts.svelte';
import { learn, type Vocabulary } from '../lib/vocabulary';
import { marksOf, turnsOf } from './course';
import { asked, readEyes, type Eyes } from './eyes';
import type { GameReplay } from './game';
import { branch, linkTo } from './share';

export class Player {
  table = $state.raw<TableInfo | null>(null);
  words = $state.raw<Vocabulary | null>(null);
  eyes = $state<Eyes>('all');
  busy = $state(false);
  replay = $state.raw<GameReplay | null>(null); // what the game adds
  readonly film = new Film({
    stay: () => SLOW / settings.pace,
    show: () => this.film.behind === 0 && this.film.pause(),
  });

  constructor(
    readonly id: string,
    readonly token: string,
  ) {}

  moment = $derived.by(() => this.film.now);
  number = $derived.by(() => this.moment?.number ?? 0);
  seats = $derived.by(() => this.table?.seats ?? []);
  marks = $derived.by(() => (this.replay ? marksOf(this.replay.course, this.film.reel) : []));
  turns = $derived.by(() => turnsOf(this.film.reel, this.seats));
  title = $derived.by(() =>
    this.replay && this.moment ? this.replay.course.title(this.moment.observation) : '',
  );
  winners = $derived.by(() => {
    const { game = '', seats = [], outcome } = this.table ?? {};
    return outcome?.winners.map((seat) => nameOf(game, seats[seat])) ?? [];
  });

  /** Open the table at what the address says; one that is not over is played on. */
  async open(query: URLSearchParams, secret: string): Promise<void> {
    const found = await ask<TableInfo>('GET', `/tables/${this.id}`, undefined, this.token);
    if (found.status !== 'over') return go(`/t/${this.id}${secret ? `#${secret}` : ''}`);
    const [words, { replay }] = await Promise.all([
      learn(this.id, this.token),
      gameOf(found.game).loadReplay(),
    ]);
    this.words = words;
    this.replay = replay;
    this.table = found;
    const at = query.get('at');
    await this.look(
      readEyes(query.get('eyes'), found.seats.length),
      at === null ? Infinity : Number(at),
    );
  }

  /** Look through *wanted* eyes at the moment after input *place*. */
  async look(wanted: Eyes, place = this.number): Promise<void> {
    this.busy = true;
    try {
      const reel = (await filmOf(this.id, this.token, { eyes: asked(wanted) })).slice(1);
      const at = reel.findLastIndex((one) => (one.number ?? 0) <= place);
      this.film.begin(reel, Math.max(0, at), 1);
      this.film.pause();
      this.eyes = wanted;
    } finally {
      this.busy = false;
    }
  }

  play(): void {
    if (this.film.behind === 0) this.film.go(0);
    this.film.play();
  }

  /** Pass the address of this moment on; return what is to be said of it. */
  async share(): Promise<string> {
    if (!this.table) return '';
    const url = linkTo(this.table, this.number, this.eyes);
    if (navigator.share) {
      await navigator.share({ url, title: say('web-replay') }).catch(() => {});
      return '';
    }
    await navigator.clipboard.writeText(url);
    return say('web-copied');
  }

  async tryOut(): Promise<void> {
    if (this.table) go(`/t/${await branch(this.table, this.token, this.number, this.eyes)}`);
  }
}
