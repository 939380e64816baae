// The drawn map, from the package: the server draws from the same file.

import raw from '../../../src/sengoku/shogun/data/map.json?raw';
import type { ShogunMap } from '../lib/maps';

export const map = JSON.parse(raw) as ShogunMap;
