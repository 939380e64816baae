import { expect, test, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('navigator', { languages: ['en'] });
const { settings, withDefaults } = await import('./settings.svelte');

test.each([
  [{}, 'needed'],
  [{ confirm: 'always' }, 'always'],
  [{ confirm: true }, 'needed'], // as older versions stored it
  [{ confirm: false }, 'never'],
  [{ confirm: 'often' }, 'needed'],
])('%j confirms %s', (stored, confirm) => {
  expect(withDefaults(stored as never, settings).confirm).toBe(confirm);
});

test.each([
  [{}, 'normal', 100],
  [{ pieces: 'large', volume: 30 }, 'large', 30],
  [{ pieces: 'huge', volume: 900 }, 'normal', 100],
  [{ volume: 'loud' }, 'normal', 100],
])('%j shows %s pieces and plays at %i percent', (stored, pieces, volume) => {
  expect(withDefaults(stored as never, settings)).toMatchObject({ pieces, volume });
});
