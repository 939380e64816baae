// Sets that stay the same object while their content does not change, so that whatever is
// drawn from them is not drawn again.

/** Return a function that returns the last set again while the next one equals it. */
export function steady<T>(): (next: Set<T>) => Set<T> {
  let last = new Set<T>();
  return (next) => {
    if (!isSame(last, next)) last = next;
    return last;
  };
}

function isSame<T>(one: Set<T>, other: Set<T>): boolean {
  return one.size === other.size && [...one].every((value) => other.has(value));
}
