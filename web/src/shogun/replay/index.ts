import type { GameReplay } from '../../replay/game';
import { course } from './course';
import { handOf } from './hands';
import Players from './Players.svelte';
import Scene from './Scene.svelte';

export const replay: GameReplay<'shogun'> = { Scene, Players, course, handOf };
