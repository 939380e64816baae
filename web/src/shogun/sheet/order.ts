// The fields of a mat in the order of the sheet, or of what happens in this round.

/** Two columns: what is built and collected to the left, armies to the right. */
const LAYOUT = [0, 5, 1, 6, 2, 7, 3, 8, 4, 9, 10, 11, 12, 13];
const BID = 10;

/** *row* has the action cards of the round, null where they lie face down. */
export function fieldOrder(count: number, row: (number | null)[] | null): number[] {
  const all = LAYOUT.filter((field) => field < count);
  if (row === null) return all;
  const known = row.filter((field): field is number => field !== null && field >= 0);
  const isHidden = (field: number) => field < BID && !known.includes(field);
  return [...all.filter((field) => field >= BID), ...known, ...all.filter(isHidden)];
}
