// What players are called at a table of this game.

import * as names from '../lib/names';
import type { SeatInfo } from '../lib/session.svelte';

export const nameOf = (seat: SeatInfo | undefined) => names.nameOf('samurai', seat);
