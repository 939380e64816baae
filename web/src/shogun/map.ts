// The drawn map, from the package: the server draws from the same file.

import raw from '../../../src/sengoku/shogun/data/map.json';
import type { ShogunMap } from '../lib/maps';

export const map = raw as unknown as ShogunMap;
