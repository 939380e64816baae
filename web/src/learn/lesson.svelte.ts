// A lesson at a real table. The learner plays one seat; the others answer as scripted,
// with their own tokens. Every answer names its question, so an interrupted lesson can
// be resumed anywhere.

import type { AnswerInfo, LessonInfo, StepInfo, TaskInfo } from '../generated/protocol';
import { request, ApiError } from '../lib/api';
import { errorText } from '../lib/errors';
import type { SeatToken } from '../lib/keyring.svelte';
import type { Choice, Offer, Session, Why } from '../lib/session.svelte';
import type { Made } from '../lib/tables';
import { say } from '../lib/texts.svelte';

/** The learner's progress, stored in this browser. */
export interface Progress {
  version: string;
  table: string;
  seats: SeatToken[];
  step: number;
  task: number;
  done: boolean; // it was finished once
}

const STORAGE_KEY = 'sengoku-lesson';
const POLL_MS = 120; // milliseconds
const CONFLICT = 409; // it was answered before, or the game is over

export type { LessonInfo };
type LessonName = Pick<LessonInfo, 'game' | 'name'>;

export const loadLessons = () => request<LessonInfo[]>('GET', '/lessons');

const keyOf = ({ game, name }: LessonName) => `${STORAGE_KEY}-${game}-${name}`;

export function loadProgress(lesson: LessonName): Progress | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(lesson)) ?? 'null') as Progress | null;
  } catch {
    return null;
  }
}

function storeProgress(lesson: LessonName, state: Progress): void {
  try {
    localStorage.setItem(keyOf(lesson), JSON.stringify(state));
  } catch {
    // private windows may refuse; the lesson then lasts as long as the page
  }
}

/** Begin at a new table. */
export async function beginLesson(lesson: LessonInfo): Promise<Progress> {
  const { game, name, version } = lesson;
  const { table, seats } = await request<Made>('POST', `/lessons/${game}/${name}`);
  const held = seats.map(({ seat, token }) => ({ seat, token }));
  const state = {
    version,
    table: table.id,
    seats: held,
    step: 0,
    task: 0,
    done: loadProgress(lesson)?.done ?? false,
  };
  storeProgress(lesson, state);
  return state;
}

export class Lesson {
  step = $state(0);
  task = $state(0);
  busy = $state(false); // others answer
  isLeaving = $state(false); // the learner watches what follows the step
  failed = $state(''); // why it cannot continue
  /** The session with an offer narrowed to what the step wants. */
  readonly shown: Session;

  constructor(
    readonly info: LessonInfo,
    readonly state: Progress,
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

  /** The task of the learner; none when the step is only read. */
  get wanted(): TaskInfo | undefined {
    return this.now.tasks[this.task];
  }

  key(part = ''): string {
    return `learn-${this.info.game}-${this.info.name}-${this.now.name}${part}`;
  }

  /** The offer, narrowed to what the step wants. */
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
      throw new ApiError(0, 'lesson', this.hint, this.now.rule);
    }
    await this.session.choose(choice);
    this.#attempt(() => this.#follow(wanted));
  }

  /** Leave a step that was read. */
  next(): void {
    this.#attempt(async () => {
      this.isLeaving = true;
      await this.#play(this.now.others);
      await this.#goOn();
    });
  }

  /** Resume the lesson: play the others' answers that may be missing. */
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

  /** Begin the next step when the learner has watched what happened. */
  async #goOn(): Promise<void> {
    this.#keep(this.step + 1);
    const { session } = this;
    while (session.connection !== 'refused' && (session.behind > 0 || session.hasStage))
      await pause();
    this.step = Math.min(this.step + 1, this.info.steps.length - 1);
    this.task = 0;
  }

  #keep(step: number): void {
    const last = this.info.steps.length - 1;
    const task = step === this.step ? this.task : 0;
    storeProgress(this.info, {
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
      await request('POST', `/tables/${this.state.table}/moves`, { at, do: action }, token);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== CONFLICT) throw error;
    }
  }

  // What is not wanted

  get hint(): string {
    const task = this.wanted && say(this.key(`.task-${this.task + 1}`));
    return task ? say('learn-hint', { task }) : say('learn-hint-read');
  }

  /** Why not? If the rules allow it, the lesson does not ask for it. */
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
      undo: false,
    };
  }
}

const pause = () => new Promise((done) => setTimeout(done, POLL_MS));

/** The real session, except for the offer and what the coach shows itself. */
function shown(session: Session, lesson: Lesson): Session {
  const own: Record<string | symbol, () => unknown> = {
    offer: () => lesson.offer,
    outcome: () => null, // the coach shows the end …
    recap: () => null, // … and where the learner was
    isGuided: () => true,
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
