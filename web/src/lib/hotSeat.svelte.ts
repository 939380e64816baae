// Several people at one device: whose turn it is to hold it. While it goes from hand to
// hand nobody's table is open.

import type { Held } from './keyring.svelte';
import type { TableInfo } from './session.svelte';

export const HOT_SEAT = Symbol('hot seat');
export const SPECTATOR = -1;

export class HotSeat {
  /** Who holds the device; nobody while it is handed over. */
  holder = $state.raw<Held | null>(null);
  /** Whom it is to be handed to. */
  next = $state.raw<Held | null>(null);
  /** Who had it last. */
  before = $state.raw<Held | null>(null);

  /** The table as everybody sees it. */
  table = $state.raw<TableInfo | null>(null);
  /** The game has not begun: nothing is secret yet. */
  inLobby = $state(false);

  constructor(readonly seats: Held[]) {}

  get isShared(): boolean {
    return this.seats.length > 1;
  }

  /** The seat of this device that has to answer now while its holder need not. */
  asked(waiting: number[]): Held | null {
    if (!this.isShared || waiting.includes(this.holder?.seat ?? -1)) return null;
    const after = this.holder?.seat ?? -1;
    const wanted = this.seats.filter(({ seat }) => waiting.includes(seat));
    return wanted.find(({ seat }) => seat > after) ?? wanted[0] ?? null;
  }

  /** Put up the screen: the table of the holder is closed. */
  pass(next: Held | null): void {
    this.before = this.holder;
    this.holder = null;
    this.next = next;
    this.inLobby = false;
  }

  take(held: Held): void {
    this.holder = held;
    this.next = null;
  }
}
