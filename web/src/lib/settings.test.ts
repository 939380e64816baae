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
