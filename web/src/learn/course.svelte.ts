// A lesson at a real table. The learner plays one seat; the others answer as the lesson
// says, with their own secrets, which this device has too. Every answer names its
// question, so a lesson that broke off goes on from wherever it stands.

import type { AnswerInfo, LessonInfo, StepInfo, TaskInfo } from '../generated/protocol';
import { ask, Refused } from '../lib/api';
import { errorText } from '../lib/errors';
import type { Held } from '../lib/keyring.svelte';
import type { Choice, Offer, Session, Why } from '../lib/session.svelte';
import type { Made } from '../lib/tables';
import { say } from '../lib/texts.svelte';

/** How far one is, kept in this browser. */
export interface Kept {
  version: string;
  table: string;
  seats: Held[];
  step: number;
  task: number;
  done: boolean; // the lesson was finished once
}

const NAME = 'sengoku-lesson';
const MOMENT = 120; // milliseconds
const GONE = 409; // it was answered before, or the game is over

export type { LessonInfo };

export const lessons = () => ask<LessonInfo[]>('GET', '/lessons');

export function kept(game: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(`${NAME}-${game}`) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function keep(game: string, state: Kept): void {
  try {
    localStorage.setItem(`${NAME}-${game}`, JSON.stringify(state));
  } catch {
    // private windows may refuse; the lesson then lasts as long as the page
  }
}

/** Begin again, at a new table. */
export async function begin({ game, version }: LessonInfo): Promise<Kept> {
  const { table, seats } = await ask<Made>('POST', `/lessons/${game}`);
  const held = seats.map(({ seat, token }) => ({ seat, token }));
  const state = {
    version,
    table: table.id,
    seats: held,
    step: 0,
    task: 0,
    done: kept(game)?.done ?? false,
  };
  keep(game, state);
  return state;
}

export class Lesson {
  step = $state(0);
  task = $state(0);
  busy = $state(false); // others answer
  isLeaving = $state(false); // the step was read; what follows is watched
  failed = $state(''); // why it does not go on
  /** The table as the lesson shows it: only what is wanted can be chosen. */
  readonly shown: Session;

  constructor(
    readonly info: LessonInfo,
    readonly state: Kept,
    readonly session: Session,
  ) {
    this.step = Math.min(state.step, info.steps.length - 1);
    this.task = state.task;
    this.shown = shown(session, this);
  }

  get now(): StepInfo {
    return this.info.steps[this.step] as StepInfo;
  }

  get isLast(): boolean {
    return this.step === this.info.steps.length - 1;
  }

  /** What is to be done now; nothing when the step is only read. */
  get wanted(): TaskInfo | undefined {
    return this.now.tasks[this.task];
  }

  key(part = ''): string {
    return `learn-${this.info.game}-${this.now.name}${part}`;
  }

  /** What the learner is asked, narrowed to what the step wants. */
  readonly offer: Offer | null = $derived.by(() => this.#narrowed());

  #narrowed(): Offer | null {
    const { offer } = this.session;
    const { wanted } = this;
    if (!offer || this.busy) return null;
    const quiet = { ...offer, revisions: [], can_take_back: false };
    if (!wanted) return { ...quiet, asked: ['learn-hint-read', {}], choices: [] };
    if (offer.at !== wanted.at) return null;
    return { ...quiet, choices: offer.choices.filter(({ text }) => wanted.do.includes(text)) };
  }

  // What the learner does

  async choose(choice: { id: number }): Promise<void> {
    const { wanted } = this;
    if (!wanted || !this.offer?.choices.some(({ id }) => id === choice.id)) {
      throw new Refused(0, 'lesson', this.hint, this.now.rule);
    }
    await this.session.choose(choice);
    this.#attempt(() => this.#follow(wanted));
  }

  /** Go on from a step that was read. */
  next(): void {
    this.#attempt(async () => {
      this.isLeaving = true;
      await this.#play(this.now.others);
      await this.#goOn();
    });
  }

  /** Go on where the lesson broke off: let those answer who may not have. */
  resume(): void {
    this.#attempt(async () => {
      await this.#play(this.#before());
      const { wanted, session } = this;
      if (wanted && session.offer && session.offer.at > wanted.at) await this.#follow(wanted);
    });
  }

  #attempt(act: () => Promise<void>): void {
    this.failed = '';
    act()
      .catch((error: unknown) => (this.failed = errorText(error)))
      .finally(() => (this.isLeaving = false));
  }

  #before(): AnswerInfo[] {
    const task = this.now.tasks[this.task - 1];
    if (task) return task.others;
    const step = this.info.steps[this.step - 1];
    return step ? [...(step.tasks.at(-1)?.others ?? []), ...step.others] : [];
  }

  async #follow(task: TaskInfo): Promise<void> {
    this.task++;
    const isDone = !this.wanted;
    this.#keep(isDone ? this.step + 1 : this.step);
    await this.#play(task.others);
    if (isDone) await this.#goOn();
  }

  /** The next step comes when what happened has been watched. */
  async #goOn(): Promise<void> {
    this.#keep(this.step + 1);
    const { session } = this;
    while (session.connection !== 'refused' && (session.behind > 0 || session.hasStage))
      await moment();
    this.step = Math.min(this.step + 1, this.info.steps.length - 1);
    this.task = 0;
  }

  #keep(step: number): void {
    const last = this.info.steps.length - 1;
    const task = step === this.step ? this.task : 0;
    keep(this.info.game, {
      ...this.state,
      step: Math.min(step, last),
      task,
      done: this.state.done || step >= last,
    });
  }

  async #play(others: AnswerInfo[]): Promise<void> {
    this.busy = true;
    try {
      for (const answer of others) await this.#answer(answer);
    } finally {
      this.busy = false;
    }
  }

  async #answer({ seat, at, do: action }: AnswerInfo): Promise<void> {
    const token = this.state.seats.find((held) => held.seat === seat)?.token ?? '';
    try {
      await ask('POST', `/tables/${this.state.table}/moves`, { at, do: action }, token);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== GONE) throw error;
    }
  }

  // What is not wanted

  get hint(): string {
    const task = this.wanted && say(this.key(`.task-${this.task + 1}`));
    return task ? say('learn-hint', { task }) : say('learn-hint-read');
  }

  /** Why not? If the rules allow it, it is the lesson that does not ask for it. */
  async explain(action: number | string): Promise<Why> {
    const isLegal = (choice: Choice) => choice.id === action || choice.text === action;
    const { offer } = this.session;
    if (![...(offer?.choices ?? []), ...(offer?.revisions ?? [])].some(isLegal))
      return this.session.explain(action);
    const task = this.wanted && say(this.key(`.task-${this.task + 1}`));
    return {
      key: 'lesson',
      rule: this.now.rule,
      words: task ? ['learn-hint', { task }] : ['learn-hint-read', {}],
    };
  }
}

const moment = () => new Promise((done) => setTimeout(done, MOMENT));

/** The session as a table gets it: all of it is real, only the offer is the lesson's. */
function shown(session: Session, lesson: Lesson): Session {
  const own: Record<string | symbol, () => unknown> = {
    offer: () => lesson.offer,
    outcome: () => null, // the coach tells the end …
    recap: () => null, // … and where one was
    choose: () => (choice: { id: number }) => lesson.choose(choice),
    explain: () => (action: number | string) => lesson.explain(action),
    takeBack: () => () => Promise.resolve(),
  };
  return new Proxy(session, {
    get(real, name) {
      const mine = own[name];
      if (mine) return mine();
      const value: unknown = Reflect.get(real, name, real);
      return typeof value === 'function' ? (value.bind(real) as unknown) : value;
    },
    set: (real, name, value) => Reflect.set(real, name, value, real),
  });
}
