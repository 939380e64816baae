// The log of a game, searched by kinds of events.

import type { GameEvent, GameId } from '../generated/protocol';
import type { LogEntry } from './playback.svelte';

type Kind<G extends GameId> = GameEvent<G>['kind'];
type EventOf<G extends GameId, K extends Kind<G>> = Extract<GameEvent<G>, { kind: K }>;

/** An entry whose event is of kind *K*. */
export type EntryOf<G extends GameId, K extends Kind<G>> = LogEntry<G> & { event: EventOf<G, K> };

const is =
  <G extends GameId, K extends Kind<G>>(kind: K) =>
  (entry: LogEntry<G>): entry is EntryOf<G, K> =>
    entry.event.kind === kind;

/** The entries of one kind, with their events narrowed to it. */
export function entriesOf<G extends GameId, K extends Kind<G>>(
  log: LogEntry<G>[],
  kind: K,
): EntryOf<G, K>[] {
  return log.filter(is<G, K>(kind));
}

/** The last entry of one kind. */
export function lastOf<G extends GameId, K extends Kind<G>>(
  log: LogEntry<G>[],
  kind: K,
): EntryOf<G, K> | undefined {
  return log.findLast(is<G, K>(kind));
}

export function lastIndexOf<G extends GameId>(log: LogEntry<G>[], kind: Kind<G>): number {
  return log.findLastIndex(is<G, Kind<G>>(kind));
}
