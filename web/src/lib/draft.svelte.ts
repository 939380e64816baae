// A table that is being set up. What can be combined comes from the server.

import { settings } from './settings.svelte';
import type {
  Clash,
  GameInfo,
  HouseRule,
  NewSeat,
  NewTable,
  OptionInfo,
  Pace,
  Setting,
} from './tables';

export const ME = 'me';
export const HERE = 'here'; // somebody else at this device
export const OPEN = 'open'; // a friend who gets a link

export interface SeatDraft {
  who: string; // ME, HERE, OPEN, or the level of a bot
  name: string;
  colour: string;
}

const MAX_SEATS = 5;
const PACES: Record<Pace['type'], Pace> = {
  free: { type: 'free' },
  live: { type: 'live', minutes: 20, extra: 15 },
  days: { type: 'days', hours: 72 },
};

export class Draft {
  players = $state(0);
  chosen = $state<Record<string, string | string[] | number>>({});
  house = $state<Record<string, Setting>>({});
  seats = $state<SeatDraft[]>([]);
  #chosenPace = $state<Pace | null>(null);
  #paceWithFriends = $state<Pace>({ ...PACES.days });
  #paceHere = $state<Pace>({ ...PACES.free });
  absent = $state('normal');
  watch = $state<NonNullable<NewTable['watch']>>('link');
  isListed = $state(false); // strangers may join
  title = $state('');

  constructor(readonly game: GameInfo) {
    this.players = Math.min(3, game.default_players);
    this.seats = Array.from({ length: MAX_SEATS }, (_, place) => ({
      who: place === 0 ? ME : OPEN,
      name: place === 0 ? settings.name : '',
      colour: place === 0 ? (game.colours[0] ?? '') : '',
    }));
  }

  get sitting(): SeatDraft[] {
    return this.seats.slice(0, this.players);
  }

  get hasBots(): boolean {
    return this.sitting.some(({ who }) => this.game.bots.includes(who));
  }

  get free(): number {
    return this.sitting.filter(({ who }) => who === OPEN).length;
  }

  /** Friends elsewhere may not come back, so by default they have a deadline. */
  get pace(): Pace {
    return this.#chosenPace ?? (this.free > 0 ? this.#paceWithFriends : this.#paceHere);
  }

  goAt(type: Pace['type']): void {
    this.#chosenPace = { ...PACES[type] };
  }

  // Options

  value({ name, default: value }: OptionInfo): string | string[] | number {
    return this.chosen[name] ?? value;
  }

  isOn(option: OptionInfo, value: string): boolean {
    const now = this.value(option);
    return Array.isArray(now) ? now.includes(value) : now === value;
  }

  choose(option: OptionInfo, value: string): void {
    const now = this.value(option);
    if (!Array.isArray(now)) this.chosen[option.name] = value;
    else
      this.chosen[option.name] = now.includes(value)
        ? now.filter((one) => one !== value)
        : [...now, value];
  }

  /** An earlier choice that cannot be combined with *value*. */
  clash(option: OptionInfo, value: string): Clash | undefined {
    if (this.isOn(option, value)) return undefined;
    return this.game.clashes.find((clash) => {
      if (clash.option === option.name && clash.value === value)
        return this.#has(clash.other, clash.other_value);
      return (
        clash.other === option.name &&
        clash.other_value === value &&
        this.#has(clash.option, clash.value)
      );
    });
  }

  /** Is this a value that the bots at the table cannot play with? */
  isPeopleOnly(option: OptionInfo, value: string): boolean {
    return this.hasBots && (this.game.people_only[option.name] ?? []).includes(value);
  }

  /** May bots sit at this table? */
  get takesBots(): boolean {
    return !this.game.options.some((option) =>
      (this.game.people_only[option.name] ?? []).some((value) => this.isOn(option, value)),
    );
  }

  #has(name: string, value: string): boolean {
    const option = this.game.options.find((one) => one.name === name);
    return option !== undefined && this.isOn(option, value);
  }

  // House rules

  defaultOf(rule: HouseRule): Setting {
    return rule.elsewhere[String(this.chosen['edition'] ?? '')] ?? rule.default;
  }

  setting(rule: HouseRule): Setting {
    return this.house[rule.name] ?? this.defaultOf(rule);
  }

  get changed(): HouseRule[] {
    return this.game.house.filter((rule) => this.setting(rule) !== this.defaultOf(rule));
  }

  // The table

  get here(): number[] {
    return this.sitting.flatMap(({ who }, seat) => (who === ME || who === HERE ? [seat] : []));
  }

  get wanted(): Required<Pick<NewTable, 'options' | 'seats'>> & NewTable {
    const house = Object.fromEntries(this.changed.map((rule) => [rule.name, this.setting(rule)]));
    return {
      game: this.game.id,
      options: {
        ...this.chosen,
        players: this.players,
        ...(this.changed.length > 0 ? { house } : {}),
      },
      seats: this.sitting.map((wish) => this.#seat(wish)),
      name: this.title.trim(),
      pace: this.pace,
      watch: this.watch,
      listed: this.isListed && this.free > 0,
      absent: this.absent,
    };
  }

  #seat({ who, name, colour }: SeatDraft): NewSeat {
    if (who === OPEN) return { kind: 'open' };
    if (who === ME || who === HERE) return { kind: 'person', name: name.trim(), colour };
    return { kind: 'bot', bot: who, colour };
  }
}
