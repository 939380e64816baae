// The plan that was sealed last at a table, stored on this device.

const KEY = 'sengoku-last-plan';

interface Saved {
  season: string;
  mat: number[];
}

export function saveLastPlan(table: string, season: string, mat: (number | null)[]): void {
  const saved: Saved[] = [{ season, mat: mat.map((card) => card ?? -1) }, ...read(table)];
  const others = saved.filter((one, at) => at === 0 || one.season !== season);
  try {
    localStorage.setItem(`${KEY}-${table}`, JSON.stringify(others.slice(0, 2)));
  } catch {
    // Private windows may have no storage: the last plan is then not offered again.
  }
}

/** The last plan of another season than this one. */
export function lastPlan(table: string, season: string): number[] {
  return read(table).find((one) => one.season !== season)?.mat ?? [];
}

function read(table: string): Saved[] {
  try {
    return JSON.parse(localStorage.getItem(`${KEY}-${table}`) ?? '[]') as Saved[];
  } catch {
    return [];
  }
}
