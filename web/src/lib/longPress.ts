// A long press with a finger, which explains what a short one would choose.

const HOLD_MS = 450;
const SLACK = 10; // pixels a finger may move

/** Call *act* with what was pressed; the click that follows is swallowed. */
export function longPress(node: Element, act: (target: Element) => void) {
  let timer = 0;
  let from: [number, number] = [0, 0];
  let isHeld = false;

  const cancel = () => clearTimeout(timer);

  function down(event: Event): void {
    const { clientX, clientY, pointerType, target } = event as PointerEvent;
    cancel();
    isHeld = false;
    if (pointerType === 'mouse' || !(target instanceof Element)) return;
    from = [clientX, clientY];
    timer = window.setTimeout(() => {
      isHeld = true;
      act(target);
    }, HOLD_MS);
  }

  function move(event: Event): void {
    const { clientX, clientY } = event as PointerEvent;
    if (Math.hypot(clientX - from[0], clientY - from[1]) > SLACK) cancel();
  }

  function click(event: Event): void {
    if (!isHeld) return;
    isHeld = false;
    event.stopPropagation();
    event.preventDefault();
  }

  const menu = (event: Event) => {
    if ((event as PointerEvent).pointerType !== 'mouse') event.preventDefault();
  };
  const heard: [string, (event: Event) => void, boolean][] = [
    ['pointerdown', down, true],
    ['pointermove', move, true],
    ['pointerup', cancel, true],
    ['pointercancel', cancel, true],
    ['click', click, true],
    ['contextmenu', menu, false],
  ];
  for (const [name, listener, early] of heard) node.addEventListener(name, listener, early);
  return {
    update(next: (target: Element) => void) {
      act = next;
    },
    destroy() {
      cancel();
      for (const [name, listener, early] of heard) node.removeEventListener(name, listener, early);
    },
  };
}
