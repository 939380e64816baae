// Names in right-to-left scripts inside our sentences, which all run from left to right.

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Keep *text* from changing the order of the words and digits around it. */
export function isolated(text: string): string {
  if (!RIGHT_TO_LEFT.test(text) || text.startsWith(FIRST_STRONG_ISOLATE)) return text;
  return FIRST_STRONG_ISOLATE + text + POP_DIRECTIONAL_ISOLATE;
}
