// The board of a table: what can be chosen on it, what is chosen, and where to look.

import type { Fight } from '../battle/fights';
import { steady } from '../../lib/steady';
import { isShown, matOf, NONE, type Deed, type Route } from '../position';
import type { TableSource } from '../types';
import type { Play } from './play.svelte';

export class Touch {
  constructor(readonly play: Play<TableSource>) {}

  /** The fight on the stage, if it is for a province. */
  fight = $derived.by<Fight | null>(() => {
    const { scene } = this.play.stage;
    return scene?.kind === 'fight' && scene.fight.province !== NONE ? scene.fight : null;
  });

  sources = $derived.by(() => this.play.chooser.targets('source'));

  readonly #keptTargets = steady<number>();
  readonly #keptChosen = steady<number>();

  targets = $derived.by<Set<number>>(() => this.#keptTargets(this.#findTargets()));
  chosen = $derived.by<Set<number>>(() => this.#keptChosen(this.#findChosen()));

  #findTargets(): Set<number> {
    const { chooser, plan, provinces, seen } = this.play;
    if (plan.isPlanning && plan.target !== null)
      return new Set([...plan.cardsFor(plan.target)].filter((card) => card < provinces.length));
    if (this.sources.size === 0) return chooser.targets('province');
    return new Set(
      seen.open_cards.filter((card, source) => card !== NONE && this.sources.has(source)),
    );
  }

  #findChosen(): Set<number> {
    const { chooser, plan, seen } = this.play;
    if (this.fight) return new Set();
    const all = [
      chooser.picked('province'),
      plan.picked,
      seen.open_cards[chooser.picked('source') ?? NONE],
      seen.picked,
    ];
    return new Set(all.filter((one): one is number => typeof one === 'number' && one !== NONE));
  }

  /** Where the card is carried out or the battle is fought, and by whom. */
  deeds = $derived.by<Deed[]>(() => {
    const { now } = this.play;
    const { province, seat } = this.fight ?? { province: this.#acting, seat: now?.seat ?? NONE };
    return province === NONE || seat === NONE ? [] : [{ province, seat }];
  });

  /** The route of the current march. */
  route = $derived.by<Route | null>(() => {
    const { chooser, session, viewer } = this.play;
    if (this.fight) {
      const { origin, province, seat } = this.fight;
      return origin === NONE ? null : { from: origin, to: province, seat };
    }
    const asked = session.offer?.question.facts ?? {};
    const [from, to] = [
      asked.origin ?? asked.province,
      asked.destination ?? chooser.picked('province'),
    ];
    if (session.offer?.choices.length && from !== undefined)
      return to === undefined || from === to ? null : { from, to, seat: viewer ?? NONE };
    return null;
  });

  /** The provinces that a small screen zooms to. */
  focus = $derived.by<number[]>(() => {
    const { seen, viewer } = this.play;
    if (this.fight)
      return [this.fight.province, ...(this.fight.origin === NONE ? [] : [this.fight.origin])];
    if (this.targets.size > 0)
      return [...this.targets, ...this.chosen, ...this.deeds.map(({ province }) => province)];
    if (this.route) return [this.route.from, this.route.to];
    if (this.play.session.isFollowing) return []; // the whole board: what happens may be anywhere
    return seen.owner.flatMap((owner, number) => (owner === viewer ? [number] : []));
  });

  /** The province whose card is being carried out. */
  get #acting(): number {
    const { now, provinces, seen, words } = this.play;
    if (!now || now.seat === NONE || this.play.session.isFollowing) return NONE;
    const field = seen.row[now.place] ?? NONE;
    const card = matOf(seen, words, now.seat)[field] ?? NONE;
    return card < provinces.length && isShown(seen, words, now.seat, field) ? card : NONE;
  }

  touch(number: number): void {
    const { chooser, plan, seen } = this.play;
    [this.play.inspected, this.play.reason] = [number, null];
    if (plan.isPlanning) return this.#selectCard(number);
    if (this.sources.size > 0) {
      const source = seen.open_cards.indexOf(number);
      if (this.sources.has(source)) chooser.pick('source', source);
    } else if (this.targets.has(number)) chooser.pick('province', number);
    else if (this.targets.size > 0) void this.play.explain('province', number);
  }

  /** Select the card of a province of the viewer, or lay it where one is wanted. */
  #selectCard(number: number): void {
    const { plan, seen, viewer } = this.play;
    if (plan.isSealed || seen.owner[number] !== viewer) return;
    const field = plan.mat.indexOf(number);
    if (plan.target !== null) return plan.lay(number, plan.target, field < 0 ? null : field);
    plan.pick(number, field < 0 ? null : field);
  }
}
