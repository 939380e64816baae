// Choosing part by part: the user picks a piece, then a place, and the offered action
// that fits remains. It knows no game, only the offer and the fields of actions.

import type { ActionField, GameAction, GameId } from '../generated/protocol';
import type { Choice } from './session.svelte';
import { steady } from './steady';

export type Value = number;
type Picked<G extends GameId> = [ActionField<G>, Value];

export class Chooser<G extends GameId = GameId> {
  #choices = $state.raw<Choice<G>[]>([]);
  #picked = $state.raw<Picked<G>[]>([]);
  #named = $state.raw<Choice<G> | null>(null);
  #isForced = $state(false);
  readonly #kept = new Map<string, ReturnType<typeof steady<Value>>>();
  /** What was answered for the user, because there was nothing to choose. */
  answered = $state.raw<Choice<G> | null>(null);

  /** Begin with a new offer and nothing picked. */
  begin(choices: Choice<G>[]): void {
    this.#choices = choices;
    this.clear();
  }

  clear(): void {
    this.#picked = [];
    this.#named = null;
    this.#isForced = false;
  }

  /** Was what is picked the only possibility? The user has touched nothing yet. */
  get isForced(): boolean {
    return this.#isForced;
  }

  /** Pick the values that all of these choices have in common: no others are possible. */
  pickForced(choices: Choice<G>[]): void {
    const [first, ...others] = choices;
    if (!first || others.some(({ action }) => action.kind !== first.action.kind)) return;
    const common = Object.entries(fieldsOf(first.action)) as Picked<G>[];
    this.#picked = common.filter((field) => others.every((choice) => fits(choice, [field])));
    this.#isForced = this.#picked.length > 0;
  }

  /** Undo the last pick; false when there is none. */
  back(): boolean {
    const had = this.#picked.length > 0 || this.#named !== null;
    this.#named = null;
    this.#isForced = false;
    this.#picked = this.#picked.slice(0, -1);
    return had;
  }

  picked(field: ActionField<G>): Value | undefined {
    return this.#picked.find(([name]) => name === field)?.[1];
  }

  isPicked(field: ActionField<G>, value: Value): boolean {
    return this.picked(field) === value;
  }

  /** Everything offered, whatever was picked. */
  get choices(): Choice<G>[] {
    return this.#choices;
  }

  /** The offers that fit what was picked so far. */
  fitting = $derived.by(() => this.#choices.filter((choice) => fits(choice, this.#picked)));

  /** The only one left after a pick; it waits to be confirmed. */
  chosen = $derived.by<Choice<G> | null>(() => {
    if (this.#named) return this.#named;
    const [only = null, ...others] = this.#picked.length > 0 ? this.fitting : [];
    return others.length === 0 ? only : null;
  });

  /** The value of *field* in what is chosen, or picked so far. */
  valueOf(field: ActionField<G>): Value | undefined {
    return (this.chosen && valueOf(this.chosen.action, field)) ?? this.picked(field);
  }

  /** Choose a whole action, as from a list. */
  name(choice: Choice<G>): void {
    this.#isForced = false;
    this.#named = choice;
  }

  /** The fields of *choice*, with what was picked in place of its own values. */
  valuesLike({ action }: Choice<G>): Record<string, Value> {
    const picked = this.#picked.filter(([field]) => field in action);
    return { ...fieldsOf(action), ...Object.fromEntries(picked) };
  }

  /**
   * What may be picked for *field* now; *kinds* narrows it to some actions. As long as
   * that does not change it is the same set, so that nothing is drawn again.
   */
  targets(field: ActionField<G>, kinds?: readonly GameAction<G>['kind'][]): Set<Value> {
    const others = this.#picked.filter(([name]) => name !== field);
    const found = new Set<Value>();
    for (const choice of this.#choices) {
      const value = valueOf(choice.action, field);
      const known = !kinds || kinds.includes(choice.action.kind);
      if (known && value !== undefined && fits(choice, others)) found.add(value);
    }
    const key = [field, ...(kinds ?? [])].join(' ');
    const kept = this.#kept.get(key) ?? steady<Value>();
    this.#kept.set(key, kept);
    return kept(found);
  }

  /** Pick *value* and drop what does not fit it; the same pick again is undone. */
  pick(field: ActionField<G>, value: Value): void {
    const wasForced = this.#isForced;
    this.#named = null;
    this.#isForced = false;
    if (wasForced && this.isPicked(field, value)) return; // now it is the user's own
    if (this.isPicked(field, value)) {
      this.#picked = this.#picked.filter(([name]) => name !== field);
      return;
    }
    const entry: Picked<G> = [field, value];
    const others = this.#picked.filter(([name]) => name !== field);
    const together = [...others, entry];
    const possible = this.#choices.some((choice) => fits(choice, together));
    this.#picked = possible ? together : [entry];
  }
}

function fits<G extends GameId>({ action }: Choice<G>, picked: Picked<G>[]): boolean {
  return picked.every(([field, value]) => valueOf(action, field) === value);
}

/** The fields of an action, without its kind. */
function fieldsOf({ kind: _, ...fields }: GameAction): Record<string, Value> {
  return fields;
}

/** The value of *field*, if this kind of action has it. */
function valueOf(action: GameAction, field: ActionField): Value | undefined {
  return (action as unknown as Record<string, Value | undefined>)[field];
}
