// Formats numbers.

export type Span = [number, number]; // the least and the most

/** The least and the most of *values*. */
export function spanOf(values: number[]): Span {
  return [Math.min(...values), Math.max(...values)];
}

/** “3” or “3–5”; *signed* for differences: “+5–7”, “−2”, “−1 … +2”. */
export function formatSpan([least, most]: Span, signed = false): string {
  const sign = (value: number) => (value < 0 ? '−' : signed && value > 0 ? '+' : '');
  const one = (value: number) => `${sign(value)}${Math.abs(value)}`;
  if (least === most) return one(least);
  if (least < 0 && most <= 0) return `−${-most}–${-least}`;
  return least < 0 ? `${one(least)} … ${one(most)}` : `${sign(most)}${least}–${most}`;
}

/** A chance in percent. A small one is not rounded to none, nor a large one to certainty. */
export function formatPercent(amount: number): string {
  if (amount > 0 && amount < 1) return '<1 %';
  if (amount > 99 && amount < 100) return '>99 %';
  return `${Math.round(amount)} %`;
}
