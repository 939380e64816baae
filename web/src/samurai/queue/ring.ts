// What is drawn round a slot that can be chosen.

import { tile, type Point } from '../../lib/maps';

const SIDE = 56; // units of the board
const CUT = 9;

export const ring = (at: Point) => tile(at, SIDE, SIDE, CUT);
