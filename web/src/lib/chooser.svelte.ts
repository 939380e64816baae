// Choosing by parts: a person touches a thing, then a place, and the offer that fits all
// of it remains. Knows no game: only what is offered and the fields of actions.

import type { Choice } from './session.svelte';

export type Value = number;

export class Chooser {
  #choices = $state.raw<Choice[]>([]);
  #picked = $state.raw<[string, Value][]>([]);
  #named = $state.raw<Choice | null>(null);

  /** Begin with a new offer; what was picked is forgotten. */
  begin(choices: Choice[]): void {
    this.#choices = choices;
    this.clear();
  }

  clear(): void {
    this.#picked = [];
    this.#named = null;
  }

  /** Take back the last thing picked; false when there is none. */
  back(): boolean {
    const had = this.#picked.length > 0 || this.#named !== null;
    this.#named = null;
    this.#picked = this.#picked.slice(0, -1);
    return had;
  }

  picked(field: string): Value | undefined {
    return this.#picked.find(([name]) => name === field)?.[1];
  }

  isPicked(field: string, value: Value): boolean {
    return this.picked(field) === value;
  }

  /** All that is offered, whatever was picked. */
  get choices(): Choice[] {
    return this.#choices;
  }

  /** The offers that fit what was picked so far. */
  get fitting(): Choice[] {
    return this.#choices.filter((choice) => fits(choice, this.#picked));
  }

  /** The one that is left, once something was picked; it waits to be confirmed. */
  get chosen(): Choice | null {
    if (this.#named) return this.#named;
    const left = this.fitting;
    return this.#picked.length > 0 && left.length === 1 ? (left[0] ?? null) : null;
  }

  /** Take an offer as a whole, as from a list. */
  name(choice: Choice): void {
    this.#named = choice;
  }

  /** What may be picked for *field* now; *kinds* narrows it to some actions. */
  targets(field: string, kinds?: readonly string[]): Set<Value> {
    const others = this.#picked.filter(([name]) => name !== field);
    const found = new Set<Value>();
    for (const choice of this.#choices) {
      const value = choice.action[field];
      const known = !kinds || kinds.includes(choice.action.kind);
      if (known && typeof value === 'number' && fits(choice, others)) found.add(value);
    }
    return found;
  }

  /** Pick *value*; what no longer fits it is dropped, the same again is taken back. */
  pick(field: string, value: Value): void {
    this.#named = null;
    if (this.isPicked(field, value)) {
      this.#picked = this.#picked.filter(([name]) => name !== field);
      return;
    }
    const entry: [string, Value] = [field, value];
    const others = this.#picked.filter(([name]) => name !== field);
    const together = [...others, entry];
    const possible = this.#choices.some((choice) => fits(choice, together));
    this.#picked = possible ? together : [entry];
  }
}

function fits(choice: Choice, picked: [string, Value][]): boolean {
  return picked.every(([field, value]) => choice.action[field] === value);
}
