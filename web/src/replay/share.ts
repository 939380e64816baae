// Links to a moment, the replay file, and games that continue from a moment.

import { API, request } from '../lib/api';
import { addKey, keyOf } from '../lib/keyring.svelte';
import type { TableInfo } from '../lib/session.svelte';
import type { Made } from '../lib/tables';
import type { Viewpoint } from './viewpoints';

/** The link to a moment; the token stands after "#", so no server sees it. */
export function linkTo(table: TableInfo, address: string, viewpoint: Viewpoint): string {
  const watch = table.watch === 'link' ? (keyOf(table.id)?.watch ?? '') : '';
  return `${location.origin}${pathTo(table.id, address, viewpoint)}${watch ? `#${watch}` : ''}`;
}

export function pathTo(id: string, address: string, viewpoint: Viewpoint): string {
  return `/replay/${id}?at=${address}${viewpoint === 'all' ? '' : `&eyes=${viewpoint}`}`;
}

/** Fetch the file with the token in a header; it must not stand in a URL. */
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

/** Create a table that continues from there against bots; returns its id. */
export async function branch(
  table: TableInfo,
  token: string,
  number: number,
  viewpoint: Viewpoint,
): Promise<string> {
  const seat = typeof viewpoint === 'number' ? { seat: viewpoint } : {};
  const made = await request<Made>(
    'POST',
    `/tables/${table.id}/what-if`,
    { since: number, everything: viewpoint === 'all', ...seat },
    token,
  );
  const own = made.seats[0];
  addKey({ table: made.table.id, token: own?.token ?? '', host: made.host, game: made.table.game });
  return made.table.id;
}
