// The bowed way of a march.

import type { Point } from '../../lib/maps';

const BEND = 0.35;
const SHORT = 28; // an arrow ends this far from the army

export interface Bow {
  d: string;
  end: Point;
  turn: number; // of the head, in radians
}

/** The way from one army to another; an *arrow* ends before the army. */
export function bowOf([x1, y1]: Point, [x2, y2]: Point, arrow = false): Bow {
  const mx = (x1 + x2) / 2 - (y2 - y1) * BEND;
  const my = (y1 + y2) / 2 + (x2 - x1) * BEND;
  const turn = Math.atan2(y2 - my, x2 - mx);
  const short = arrow ? SHORT : 0;
  const end: Point = [x2 - Math.cos(turn) * short, y2 - Math.sin(turn) * short];
  return { d: `M${x1},${y1}Q${mx},${my} ${end[0]},${end[1]}`, end, turn };
}
