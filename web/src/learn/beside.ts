// Where a hint stands: beside what it explains, never over it.

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Size = Pick<Rect, 'width' | 'height'>;

const GAP = 10; // pixels

const overlap = (one: Rect, other: Rect): number =>
  Math.max(
    0,
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left),
  ) *
  Math.max(
    0,
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top),
  );

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** The place of a hint of this *size* beside *target* that hides least of *avoid*. */
export function beside(target: Rect, size: Size, screen: Size, avoid: Rect[] = []): Rect {
  const { left, top, width, height } = target;
  const sides = [
    [left - size.width - GAP, top],
    [left + width + GAP, top],
    [left, top - size.height - GAP],
    [left, top + height + GAP],
  ] as const;
  const places = sides.map(([x, y]) => ({
    ...size,
    left: within(x, GAP, screen.width - size.width - GAP),
    top: within(y, GAP, screen.height - size.height - GAP),
  }));
  const hidden = (place: Rect) =>
    1000 * overlap(place, target) + avoid.reduce((sum, one) => sum + overlap(place, one), 0);
  return places.reduce((best, one) => (hidden(one) < hidden(best) ? one : best));
}
