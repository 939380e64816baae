import { describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../generated/protocol';
import { soundsOf, type Sounds } from './sound';

vi.mock('./settings.svelte', () => ({ settings: { sound: false } }));

const sounds: Sounds<'samurai'> = { 'token-revealed': 'clap', 'army-destroyed': 'drum' };
const revealed: GameEvent<'samurai'> = { kind: 'token-revealed', slot: 0, owner: 0, order: 0 };
const destroyed: GameEvent<'samurai'> = {
  kind: 'army-destroyed',
  province: 1,
  owner: 2,
  by: 0,
  why: '',
};

describe('what is heard', () => {
  it('is one clap for a slot and one drum for all that fall there', () => {
    expect(soundsOf(sounds, [revealed, destroyed, destroyed])).toEqual(['clap', 'drum']);
  });
  it('is nothing for an event without a sound', () => {
    expect(soundsOf(sounds, [{ kind: 'move-ended' }])).toEqual([]);
  });
});
