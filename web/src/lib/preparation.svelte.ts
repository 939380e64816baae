// Answers that the viewer prepares while others act. The server keeps them, plays them when
// their questions come, and says what may be prepared; nobody else learns of them.

import type { GameId, PreparedAnswer, PreparedInfo } from '../generated/protocol';
import { request } from './api';
import { isSame, offerOf, type Offer } from './offer';
import type { Session } from './session.svelte';

export class Preparation<G extends GameId = GameId> {
  isOpen = $state(false);
  offer = $state.raw<Offer<G> | null>(null); // what may be prepared next
  #asked = 0; // how often the server was asked

  constructor(readonly session: Session<G>) {}

  get answers(): PreparedAnswer[] {
    return this.session.prepared.do;
  }

  /** What was not on offer any more when its question came. */
  get dropped(): PreparedAnswer[] {
    return this.session.prepared.dropped;
  }

  /** Is there something to prepare, now that others act? */
  get isPossible(): boolean {
    return this.offer !== null || this.answers.length > 0;
  }

  /** Prepare one more answer. */
  add(id: number): Promise<void> {
    return this.#put([...this.answers.map((answer) => answer.id), id]);
  }

  /** Cancel the answer at *place* and those after it, which depend on it. */
  cancel(place = 0): Promise<void> {
    return this.#put(this.answers.slice(0, place).map((answer) => answer.id));
  }

  /** Ask what is prepared, and what may be. */
  refresh(): Promise<void> {
    return this.#ask('GET');
  }

  #put(ids: number[]): Promise<void> {
    return this.#ask('PUT', { do: ids });
  }

  async #ask(method: 'GET' | 'PUT', body?: { do: number[] }): Promise<void> {
    const { id, prepared, token } = this.session;
    const number = ++this.#asked;
    const found = await request<PreparedInfo>(method, `/tables/${id}/ahead`, body, token);
    if (number !== this.#asked) return; // there is a later answer
    // What the server has pushed meanwhile is newer.
    if (this.session.prepared === prepared) this.session.prepared = found;
    const offer = offerOf(found.offer as Offer<G> | null, found.words);
    if (!isSame(this.offer, offer)) this.offer = offer; // what was picked stays picked
  }
}
