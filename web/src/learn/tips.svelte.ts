// Hints for a first game: each is shown once, on this device, until they are switched off.

import type { GameId } from '../generated/protocol';

export interface Tip {
  name: string;
  when: string; // a selector: it is time when this is on the screen
  beside: string; // what the hint explains
  width?: number; // pixels, where the sea has room for it
}

const STORAGE_KEY = 'sengoku-hints';
const LESSONS = 'sengoku-lesson-';

export const TIPS: Record<GameId, Tip[]> = {
  samurai: [
    { name: 'aim', when: '.handbox.asks', beside: '.game .players' },
    { name: 'destiny', when: '.handbox.asks', beside: '.handbox' },
    { name: 'slots', when: '.tok.can', beside: '.handbox' },
    { name: 'resolution', when: '.left[data-side="slots"]', beside: '.game [data-name="slots"]' },
    { name: 'scoring', when: '.stage-card', beside: '.stage-card' },
  ],
  shogun: [
    { name: 'aim', when: '.game .pcard', beside: '.game .actions', width: 480 },
    { name: 'planning', when: '.game .field', beside: '.game [data-name="plan"]' },
    { name: 'bid', when: '.position.offer', beside: '.game .dock' },
    { name: 'battle', when: '.scene[data-kind="fight"]', beside: '.scene[data-kind="fight"]' },
    { name: 'winter', when: '.scene[data-kind="supply"]', beside: '.scene[data-kind="supply"]' },
  ],
};

interface Stored {
  off: boolean;
  seen: string[];
}

function read(): Stored {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Stored>;
    return { off: false, seen: [], ...stored };
  } catch {
    return { off: false, seen: [] };
  }
}

/** Has a lesson of this game been finished here? */
function hasLearnt(game: GameId): boolean {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(`${LESSONS}${game}`))
    .some((key) => localStorage.getItem(key)?.includes('"done":true'));
}

export class Tips {
  #stored = $state.raw(read());

  constructor(readonly game: GameId) {}

  /** The hints that are still to be shown; none for somebody who took the lesson. */
  get left(): Tip[] {
    if (this.#stored.off || hasLearnt(this.game)) return [];
    return TIPS[this.game].filter(({ name }) => !this.#stored.seen.includes(this.#key(name)));
  }

  dismiss(name: string): void {
    this.#store({ ...this.#stored, seen: [...this.#stored.seen, this.#key(name)] });
  }

  switchOff(): void {
    this.#store({ ...this.#stored, off: true });
  }

  #key(name: string): string {
    return `${this.game}-${name}`;
  }

  #store(stored: Stored): void {
    this.#stored = stored;
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
    } catch {
      // private windows may refuse; the choice then lasts as long as the page
    }
  }
}
