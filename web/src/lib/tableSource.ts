// What the parts of a table read and call. A session of a running game fits, and so does
// a replay, in which nothing is asked.

import type { GameId } from '../generated/protocol';
import type { Moment, Playback } from './playback.svelte';
import type { Session } from './session.svelte';

type Read =
  | 'id'
  | 'table'
  | 'viewer'
  | 'seen'
  | 'hints'
  | 'log'
  | 'waiting'
  | 'outcome'
  | 'offer'
  | 'clocks'
  | 'clockSkew'
  | 'recap'
  | 'actedAt'
  | 'isGuided'
  | 'behind'
  | 'busy'
  | 'connection'
  | 'hasStage'
  | 'isFollowing'
  | 'minStay'
  | 'shownCount';
type Called = 'choose' | 'takeBack' | 'explain' | 'skip';

/** What only a running game has: it counts its end itself. */
type Live = 'isCounting' | 'showsEnd';

export interface TableSource<G extends GameId = GameId>
  extends Pick<Session<G>, Read | Called>, Partial<Pick<Session<G>, Live>> {
  readonly playback: Playback<Moment<G>>;
}
