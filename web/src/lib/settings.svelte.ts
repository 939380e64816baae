// The user's settings, stored only in this browser.

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
/** When a choice has to be confirmed; needed: if it cannot be taken back. */
export const CONFIRMS = ['always', 'needed', 'never'] as const;
export type Confirm = (typeof CONFIRMS)[number];
/** How large armies stand on a board. */
export const PIECES = ['normal', 'large'] as const;
export type Pieces = (typeof PIECES)[number];
export const VOLUME = { min: 10, max: 100, step: 10 }; // percent

export interface Settings {
  language: Language;
  theme: Theme;
  safe: boolean; // the colour-blind palette
  political: boolean; // maps show owners by area
  pieces: Pieces;
  sound: boolean;
  volume: number; // of sounds, in percent
  motion: boolean;
  pace: number; // of animations: 0.5 slow, 1, 2 fast
  confirm: Confirm;
  alerts: boolean; // push notifications in this browser
  name: string; // the user's name at the next table
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
  const defaults: Settings = {
    language: guessed(),
    theme: 'system',
    safe: false,
    political: false,
    pieces: 'normal',
    sound: false,
    volume: VOLUME.max,
    motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    pace: 1,
    confirm: 'needed',
    alerts: false,
    name: '',
  };
  try {
    return withDefaults(
      JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>,
      defaults,
    );
  } catch {
    return defaults; // unreadable, or storage is blocked
  }
}

/** What was stored, also by older versions: once, confirming was on or off. */
export function withDefaults(stored: Partial<Settings>, defaults: Settings): Settings {
  const confirm: unknown = stored.confirm;
  const known = CONFIRMS.find((one) => one === confirm);
  const old = confirm === false ? 'never' : defaults.confirm;
  const pieces = PIECES.find((one) => one === stored.pieces) ?? defaults.pieces;
  const volume = Number(stored.volume ?? defaults.volume);
  const isLoud = volume >= VOLUME.min && volume <= VOLUME.max;
  return {
    ...defaults,
    ...stored,
    confirm: known ?? old,
    pieces,
    volume: isLoud ? volume : defaults.volume,
  };
}

export const settings = $state(read());

export function isDark(): boolean {
  return settings.theme === 'system'
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : settings.theme === 'dark';
}

/** Apply the settings to the page and store them; call once, inside an effect. */
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
