// The drawn map, from the package: the server draws from the same file.

import raw from '../../../src/sengoku/samurai/data/map.json?raw';
import type { SamuraiMap } from '../lib/maps';

export const map = JSON.parse(raw) as SamuraiMap;
