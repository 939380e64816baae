// Links to a moment, the file of a game, and games that go on from a moment.

import { API, ask } from '../lib/api';
import { addKey, keyOf } from '../lib/keyring.svelte';
import type { TableInfo } from '../lib/session.svelte';
import type { Made } from '../lib/tables';
import type { Eyes } from './eyes';

/** The address of a moment; what opens the table stands after "#" and is told to no server. */
export function linkTo(table: TableInfo, number: number, eyes: Eyes): string {
  const watch = table.watch === 'link' ? (keyOf(table.id)?.watch ?? '') : '';
  return `${location.origin}${pathTo(table.id, number, eyes)}${watch ? `#${watch}` : ''}`;
}

export function pathTo(id: string, number: number, eyes: Eyes): string {
  return `/replay/${id}?at=${number}${eyes === 'all' ? '' : `&eyes=${eyes}`}`;
}

/** Fetch the file with the token, which must not stand in an address. */
export async function download(table: TableInfo, token: string): Promise<void> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const reply = await fetch(`${API}/tables/${table.id}/replay`, { headers });
  if (!reply.ok) throw new Error(reply.statusText);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await reply.blob());
  link.download = `${table.game}-${table.id}.sgk`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Set up a table of one's own that goes on from there against bots; returns its id. */
export async function branch(
  table: TableInfo,
  token: string,
  number: number,
  eyes: Eyes,
): Promise<string> {
  const seat = typeof eyes === 'number' ? { seat: eyes } : {};
  const made = await ask<Made>(
    'POST',
    `/tables/${table.id}/what-if`,
    { since: number, everything: eyes === 'all', ...seat },
    token,
  );
  const own = made.seats[0];
  addKey({ table: made.table.id, token: own?.token ?? '', host: made.host, game: made.table.game });
  return made.table.id;
}
