import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Colour = [number, number, number];
const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf-8');
const SEATS = [0, 1, 2, 3, 4, 5];

/** The colours of a token: by day and by night. */
function coloursOf(css: string, name: string): Colour[] {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1] ?? '';
  const found = [...value.matchAll(/#([0-9a-f]{6})/g)].map(([, hex = '']) => channels(hex));
  return found.length === 1 ? [...found, ...found] : found;
}

const channels = (hex: string) =>
  [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as Colour;

/** Relative luminance, as WCAG defines it. */
function luminance(colour: Colour): number {
  const [r, g, b] = colour.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  ) as Colour;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const distance = (one: Colour, other: Colour) =>
  Math.hypot(...one.map((channel, at) => channel - (other[at] ?? 0)));

const safe = tokens.slice(tokens.indexOf("[data-palette='safe']"));
const seatColours = [tokens, safe].flatMap((css) =>
  SEATS.flatMap((seat) => coloursOf(css, `c-seat-${seat}`)),
);

test('the ring of what can be touched has the colour of no seat, in no palette', () => {
  const [ring] = coloursOf(tokens, 'c-ring');
  expect(seatColours).toHaveLength(24);
  for (const seat of seatColours) expect(distance(ring!, seat)).toBeGreaterThan(0.6);
});

test('the ring stands out from its dark lines', () => {
  const [[ring], [key]] = [coloursOf(tokens, 'c-ring'), coloursOf(tokens, 'c-ring-key')];
  expect(contrast(ring!, key!)).toBeGreaterThan(7);
});

test('buildings have the colour of no seat', () => {
  const themes = [tokens, safe].flatMap((css) =>
    ['castle', 'temple', 'theatre'].flatMap((building) =>
      SEATS.flatMap((seat) => {
        const others = coloursOf(css, `c-seat-${seat}`);
        return coloursOf(tokens, `c-${building}`).map((one, theme) => ({
          pair: `${building}, seat ${seat}`,
          apart: distance(one, others[theme]!),
        }));
      }),
    ),
  );
  expect(themes.filter(({ apart }) => apart < 0.15)).toEqual([]);
});
