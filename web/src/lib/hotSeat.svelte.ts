// Several people at one device: who holds it. While it changes hands, no table is open.

import type { SeatToken } from './keyring.svelte';
import type { TableInfo } from './session.svelte';

export const HOT_SEAT = Symbol('hot seat');
export const SPECTATOR = -1;

export class HotSeat {
  /** The seat that holds the device; none while it is handed over. */
  holder = $state.raw<SeatToken | null>(null);
  /** The seat that gets it next. */
  next = $state.raw<SeatToken | null>(null);
  /** The seat that had it last. */
  before = $state.raw<SeatToken | null>(null);

  /** The table as everybody sees it. */
  table = $state.raw<TableInfo | null>(null);
  /** The game has not begun: nothing is secret yet. */
  inLobby = $state(false);

  constructor(readonly seats: SeatToken[]) {}

  get isShared(): boolean {
    return this.seats.length > 1;
  }

  /** A seat of this device that has to answer while its holder does not. */
  asked(waiting: number[]): SeatToken | null {
    if (!this.isShared || waiting.includes(this.holder?.seat ?? -1)) return null;
    const after = this.holder?.seat ?? -1;
    const wanted = this.seats.filter(({ seat }) => waiting.includes(seat));
    return wanted.find(({ seat }) => seat > after) ?? wanted[0] ?? null;
  }

  /** Close the holder's table until *next* takes the device. */
  pass(next: SeatToken | null): void {
    this.before = this.holder;
    this.holder = null;
    this.next = next;
    this.inLobby = false;
  }

  take(held: SeatToken): void {
    this.holder = held;
    this.next = null;
  }
}
