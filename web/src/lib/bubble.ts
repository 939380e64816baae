// Where a bubble goes beside what was touched, so that it hides nothing that can be.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Size = Pick<Box, 'width' | 'height'>;
type Corner = Pick<Box, 'left' | 'top'>;

const GAP = 14; // pixels between the bubble and what was touched

/** The first place inside *bounds* that covers the least of *targets*. */
export function placeBubble(
  bounds: Box,
  size: Size,
  [x, y]: [number, number],
  targets: Box[],
): Corner {
  const [middle, center] = [x - size.width / 2, y - size.height / 2];
  const right = bounds.left + bounds.width - size.width;
  const bottom = bounds.top + bounds.height - size.height;
  const places: Corner[] = [
    { left: middle, top: y - size.height - GAP },
    { left: middle, top: y + GAP },
    { left: x + GAP, top: center },
    { left: x - size.width - GAP, top: center },
    { left: bounds.left, top: bounds.top },
    { left: right, top: bounds.top },
    { left: bounds.left, top: bottom },
    { left: right, top: bottom },
  ].map(({ left, top }) => ({
    left: within(left, bounds.left, right),
    top: within(top, bounds.top, bottom),
  }));
  const hidden = places.map((place) => {
    const box = { ...place, ...size };
    return targets.reduce((sum, target) => sum + overlap(box, target), 0);
  });
  return places[hidden.indexOf(Math.min(...hidden))] ?? { left: 0, top: 0 };
}

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

function overlap(one: Box, other: Box): number {
  const width = shared(one.left, one.width, other.left, other.width);
  return width * shared(one.top, one.height, other.top, other.height);
}

/** How much two stretches have in common. */
function shared(one: number, length: number, other: number, otherLength: number): number {
  return Math.max(0, Math.min(one + length, other + otherLength) - Math.max(one, other));
}
