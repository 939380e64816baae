// What a person chose on this device. Kept in the browser, told to nobody.

export const LANGUAGES = ['en', 'de', 'fr', 'it', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export const NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  ru: 'Русский',
};
export type Theme = 'system' | 'light' | 'dark';

export interface Settings {
  language: Language;
  theme: Theme;
  safe: boolean; // the palette for colour-blind eyes
  sound: boolean;
  motion: boolean;
  pace: number; // of what is shown: 0.5 slow, 1, 2 fast
  confirm: boolean; // ask before a choice is final
  alerts: boolean; // this browser rings at one's turn
  name: string; // what one is called, for the next table
}

const KEY = 'sengoku-settings';

function guessed(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((one) => one === wanted.find((tag) => isLanguage(tag))) ?? 'en';
}

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

function read(): Settings {
  const usual: Settings = {
    language: guessed(),
    theme: 'system',
    safe: false,
    sound: false,
    motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    pace: 1,
    confirm: true,
    alerts: false,
    name: '',
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return usual; // somebody else's text, or none allowed
  }
}

export const settings = $state(read());

export function isDark(): boolean {
  return settings.theme === 'system'
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : settings.theme === 'dark';
}

/** Show the settings on the page and keep them; call once, inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.safe) root.dataset.palette = 'safe';
  else delete root.dataset.palette;
  root.dataset.motion = settings.motion ? 'full' : 'none';
  root.style.setProperty('--pace', String(settings.pace));
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows may refuse; the choice then lasts as long as the page
  }
}
