import { describe, expect, it, vi } from 'vitest';
import { soundsOf } from './sound';

vi.mock('./settings.svelte', () => ({ settings: { sound: false } }));

const kinds = (...names: string[]) => names.map((kind) => ({ kind }));

describe('what is heard', () => {
  it('is one clap for a slot and one drum for all that fall there', () => {
    expect(soundsOf(kinds('token-revealed', 'army-destroyed', 'army-destroyed'))).toEqual([
      'clap',
      'drum',
    ]);
  });
  it('is nothing for what only counts', () => {
    expect(soundsOf(kinds('influence-scored', 'resource-gained'))).toEqual([]);
  });
});
