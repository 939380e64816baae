// What was scored, grouped into steps that are easy to follow. All of it comes as hints.

import type { ShogunPart } from '../../generated/protocol';

export type Part = ShogunPart;

/** One line of a scoring. */
export interface Step {
  key: string;
  region: number; // of majorities, or -1
  parts: Part[];
}

const NONE = -1;
const WINTER = ['provinces', 'buildings', 'majorities'];
export const SOURCES = [...WINTER, 'favours', 'samurai', 'monuments', 'arts'];

export const ICONS: Record<string, string> = {
  provinces: 'map',
  buildings: 'sh-castle',
  majorities: 'score',
  favours: 'favour',
  samurai: 'samurai-bonus',
  monuments: 'monument',
  arts: 'artist',
};

export const points = (parts: Part[], seat: number) =>
  parts.reduce((sum, part) => (part.seat === seat ? sum + part.points : sum), 0);

/** The scoring of a winter: provinces, buildings, then region by region. */
export function stepsOfYear(account: Part[], year: number, regions: number): Step[] {
  const parts = account.filter((part) => part.year === year && WINTER.includes(part.key));
  const plain = ['provinces', 'buildings'].map((key) => ({
    key,
    region: NONE,
    parts: parts.filter((part) => part.key === key),
  }));
  const most = Array.from({ length: regions }, (_, region) => ({
    key: 'majorities',
    region,
    parts: parts.filter((part) => part.region === region),
  }));
  return [...plain, ...most];
}

/** What was scored before that winter. */
export function before(account: Part[], year: number): Part[] {
  const first = account.findIndex((part) => part.year === year && WINTER.includes(part.key));
  return first < 0 ? account : account.slice(0, first);
}
