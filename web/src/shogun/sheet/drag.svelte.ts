// Drags a card from the hand or a field to another field, by mouse or finger.

const DRAG_PIXELS = 8; // a shorter movement is a tap

export class Drag {
  card = $state<number | null>(null);
  from = $state<number | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state<number | null>(null); // the field under the card
  #hasMoved = false;

  constructor(
    readonly ondrop: (card: number, field: number, from: number | null) => void,
    readonly onback: (field: number) => void,
  ) {}

  begin(event: PointerEvent, card: number, from: number | null = null): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const [x, y] = [event.clientX, event.clientY];
    const stop = new AbortController();
    const { signal } = stop;
    this.#hasMoved = false;
    const move = (next: PointerEvent) => {
      if (this.card === null && Math.hypot(next.clientX - x, next.clientY - y) < DRAG_PIXELS)
        return;
      [this.card, this.from, this.x, this.y] = [card, from, next.clientX, next.clientY];
      this.#hasMoved = true;
      this.over = fieldAt(next);
      next.preventDefault();
    };
    const end = (last: PointerEvent) => {
      stop.abort();
      if (this.card !== null && last.type === 'pointerup') this.#drop(last);
      [this.card, this.from, this.over] = [null, null, null];
      setTimeout(() => (this.#hasMoved = false)); // after the click that follows
    };
    window.addEventListener('pointermove', move, { signal, passive: false });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  }

  /** Was the touch that just ended a drag? Then its click is no tap. */
  get wasDragged(): boolean {
    return this.#hasMoved;
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
