// A card carried by mouse or finger: from the hand or from a field to another field.
// Pointer events only, so that it works on touch as well.

const FAR = 8; // pixels until a touch is a drag and no tap

export class Drag {
  card = $state<number | null>(null);
  from = $state<number | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state<number | null>(null); // the field under the card
  #isCarried = false;

  constructor(
    readonly ondrop: (card: number, field: number, from: number | null) => void,
    readonly onback: (field: number) => void,
  ) {}

  begin(event: PointerEvent, card: number, from: number | null = null): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const [x, y] = [event.clientX, event.clientY];
    const stop = new AbortController();
    const { signal } = stop;
    this.#isCarried = false;
    const move = (next: PointerEvent) => {
      if (this.card === null && Math.hypot(next.clientX - x, next.clientY - y) < FAR) return;
      [this.card, this.from, this.x, this.y] = [card, from, next.clientX, next.clientY];
      this.#isCarried = true;
      this.over = fieldAt(next);
      next.preventDefault();
    };
    const end = (last: PointerEvent) => {
      stop.abort();
      if (this.card !== null && last.type === 'pointerup') this.#drop(last);
      [this.card, this.from, this.over] = [null, null, null];
      setTimeout(() => (this.#isCarried = false)); // after the click that may follow
    };
    window.addEventListener('pointermove', move, { signal, passive: false });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  }

  /** Was the touch that ends now a drag? Then it is no tap. */
  get wasCarried(): boolean {
    return this.#isCarried;
  }

  #drop(event: PointerEvent): void {
    const field = fieldAt(event);
    const { card, from } = this;
    if (card === null) return;
    if (field !== null) this.ondrop(card, field, from);
    else if (from !== null && under(event)?.closest('[data-hand]')) this.onback(from);
  }
}

function under({ clientX, clientY }: PointerEvent): Element | null {
  return document.elementFromPoint(clientX, clientY);
}

function fieldAt(event: PointerEvent): number | null {
  const field = under(event)?.closest<HTMLElement>('[data-field]')?.dataset.field;
  return field === undefined ? null : Number(field);
}
