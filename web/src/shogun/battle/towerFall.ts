// Animates the cubes of a throw. The animation is seeded by the number of the throw, so
// everybody sees the same; the result comes from the server.

export type Point = [number, number];
export type Layer = 'funnel' | 'floors' | 'tray';

interface Beat {
  layer: Layer;
  from: number; // milliseconds
  to: number;
  start: Point;
  end: Point;
  hop: number; // the height of the jump; 0 for a fall
}

export interface Cube {
  id: string;
  colour: number;
  beats: Beat[];
  rest: Point; // before the first beat
  isThrown: boolean; // otherwise it was inside before
  falls: boolean; // into the tray
}

export interface Throw {
  inside: number[]; // before the throw
  thrown: number[];
  tray: number[];
}

export interface Fall {
  cubes: Cube[];
  length: number; // milliseconds until everything lies still
}

export const FLOORS = [146, 196, 246] as const;
export const HOLES = [[206, 294], [250], [216, 284]] as const;
const LEFT = 174;
const SPOT = 19;
const ACROSS = 8;
const GAP = 150;
const RUSH = 2400; // milliseconds until all cubes are in the funnel
const SLOW = 3.6; // how much slower the last cube falls

/** Random numbers from 0 to 1, always the same for a *seed*. */
export function chance(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Where a cube rests inside: floor by floor from below, beside the holes. */
export function spots(): Point[] {
  const found: Point[] = [];
  for (let row = 0; row < 2; row++) {
    for (let floor = FLOORS.length - 1; floor >= 0; floor--) {
      for (let at = 0; at < ACROSS; at++) {
        const x = LEFT + 9.5 + at * SPOT;
        const isHole = HOLES[floor]?.some((hole) => Math.abs(hole - x) < 12);
        if (!isHole) found.push([x, (FLOORS[floor] ?? 0) - 10.5 - row * 16]);
      }
    }
  }
  return found;
}

/** Where the cubes lie in the tray: side by side, by colour. */
export function trayOf(counts: [number, number][]): Map<number, Point[]> {
  const all = counts.reduce((sum, [, cubes]) => sum + cubes, 0);
  const groups = counts.filter(([, cubes]) => cubes > 0);
  const high = all > 26 ? 3 : all > 8 ? 2 : 1;
  const width = (cubes: number) => Math.ceil(cubes / high);
  const columns = groups.reduce((sum, [, cubes]) => sum + width(cubes), 0);
  const space = Math.min(25, (316 - 12 * groups.length) / Math.max(1, columns));
  let x = 250 - (columns * space + (groups.length - 1) * 12) / 2 + space / 2;
  const places = new Map<number, Point[]>();
  for (const [colour, cubes] of groups) {
    const found = Array.from({ length: cubes }, (_, at): Point => [
      x + Math.floor(at / high) * space + (at % high) * 3,
      380 - (at % high) * 17,
    ]);
    places.set(colour, found);
    x += width(cubes) * space + 12;
  }
  return places;
}

const range = (count: number) => Array.from({ length: Math.max(0, count) }, (_, at) => at);

function mixed<T>(things: T[], random: () => number): T[] {
  const found = [...things];
  for (let at = found.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [found[at], found[other]] = [found[other] as T, found[at] as T];
  }
  return found;
}

/** Let the cubes fall; *order* is that of the colours in the tray. */
export function fallOf({ inside, thrown, tray }: Throw, order: number[], seed: number): Fall {
  const random = chance(seed + 1);
  const places = trayOf(order.map((colour) => [colour, tray[colour] ?? 0]));
  const free = mixed(spots(), random);
  const within: Cube[] = [];
  const coming: Cube[] = [];
  for (const colour of order) {
    const [had = 0, came = 0, lies = 0] = [inside[colour], thrown[colour], tray[colour]];
    // Equal cubes cannot be told apart: let about a third of those thrown stay inside.
    const stays = Math.min(
      Math.max(Math.round(came / 3 + random() - 0.5), came - lies, 0),
      came,
      had + came - lies,
    );
    const knocked = lies - came + stays;
    for (const at of range(had))
      within.push(cube(colour, `in${at}`, false, at < knocked, free.pop() ?? [250, 135]));
    for (const at of range(came))
      coming.push(cube(colour, `up${at}`, true, at >= stays, [250, -40]));
  }
  const thrownIn = mixed(coming, random);
  const gap = Math.min(GAP, RUSH / Math.max(1, thrownIn.length));
  thrownIn.forEach((one, at) => drop(one, at * gap, free, places, random));
  const until = thrownIn.length * gap;
  for (const one of mixed(within, random))
    if (one.falls) tumble(one, 700 + random() * until, places, random);
  const cubes = [...within, ...thrownIn];
  return { cubes, length: slowed(cubes) };
}

function cube(colour: number, name: string, isThrown: boolean, falls: boolean, rest: Point): Cube {
  return { id: `${colour}${name}`, colour, beats: [], rest, isThrown, falls };
}

function beat(
  { beats, rest }: Cube,
  layer: Layer,
  after: number,
  time: number,
  end: Point,
  hop = 0,
): number {
  const last = beats.at(-1);
  beats.push({ layer, from: after, to: after + time, start: last?.end ?? rest, end, hop });
  return after + time;
}

/** A cube that is thrown falls through the funnel and on. */
function drop(
  one: Cube,
  at: number,
  free: Point[],
  places: Map<number, Point[]>,
  random: () => number,
): void {
  one.rest = [190 + random() * 120, -40];
  let now = beat(one, 'funnel', at, 360, [205 + random() * 90, 62]);
  now = beat(one, 'funnel', now, 140, [240 + random() * 20, 104]);
  if (one.falls) return void through(one, now, 0, places, random);
  const spot = free.pop() ?? [250, 135];
  const floor = FLOORS.findIndex((line) => spot[1] < line);
  for (const above of range(floor))
    now = beat(one, 'floors', now, 160, [hole(above, random), (FLOORS[above] ?? 0) - 8], 6);
  beat(one, 'floors', now, 230, spot, 10);
}

/** A cube that was inside is knocked off its floor. */
function tumble(one: Cube, at: number, places: Map<number, Point[]>, random: () => number): void {
  const floor = Math.max(
    0,
    FLOORS.findIndex((line) => one.rest[1] < line),
  );
  through(one, at, floor, places, random);
}

function through(
  one: Cube,
  at: number,
  floor: number,
  places: Map<number, Point[]>,
  random: () => number,
): void {
  let now = at;
  for (const line of FLOORS.keys()) {
    if (line < floor) continue;
    const x = hole(line, random);
    now = beat(one, 'floors', now, 150, [x, (FLOORS[line] ?? 0) - 9], 7);
    now = beat(one, 'floors', now, 90, [x, (FLOORS[line] ?? 0) + 16]);
  }
  now = beat(one, 'floors', now, 110, [250 + (random() - 0.5) * 60, 300]);
  const place = places.get(one.colour)?.shift() ?? [250, 380];
  beat(one, 'tray', now, 320, place, 22);
}

function hole(floor: number, random: () => number): number {
  const holes = HOLES[floor] ?? [250];
  return holes[Math.floor(random() * holes.length)] ?? 250;
}

/** The last cube into the tray waits for all others, and falls slowly. */
function slowed(cubes: Cube[]): number {
  const end = ({ beats }: Cube) => beats.at(-1)?.to ?? 0;
  const last = cubes.filter(({ falls }) => falls).sort((one, other) => end(other) - end(one))[0];
  const others = Math.max(0, ...cubes.filter((one) => one !== last).map(end));
  const way = last?.beats.slice(-2) ?? [];
  let now = Math.max(others, way[0]?.from ?? 0);
  for (const one of way) {
    const time = (one.to - one.from) * SLOW;
    [one.from, one.to] = [now, now + time];
    now += time;
  }
  return Math.max(now, others);
}

export interface Placed {
  x: number;
  y: number;
  turn: number;
  layer: Layer;
}

/** Where a cube is at *time*; null while it has not been thrown. */
export function placeOf({ beats, rest, isThrown }: Cube, time: number): Placed | null {
  const first = beats[0];
  if (!first || time < first.from)
    return isThrown ? null : { x: rest[0], y: rest[1], turn: 0, layer: 'floors' };
  const now = beats.findLast(({ from }) => from <= time) ?? first;
  const part = Math.min(1, (time - now.from) / (now.to - now.from));
  const fallen = now.hop > 0 ? part : part * part;
  const [[x, y], [ex, ey]] = [now.start, now.end];
  const isLast = now === beats.at(-1);
  return {
    x: x + (ex - x) * part,
    y: y + (ey - y) * fallen - now.hop * 4 * part * (1 - part),
    turn: isLast ? (1 - part) * 90 : part * 90,
    layer: now.layer,
  };
}
