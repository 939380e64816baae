// Lets the browser's Back close what lies over a page, instead of leaving the page.

const OVERLAY = { overlay: true };

const isOnTop = () => (history.state as typeof OVERLAY | null)?.overlay === true;

/** An entry of the history for something that is open over the page. */
export class BackButton {
  #close: (() => void) | null = null;

  /** Back calls *close*, until `release`. */
  claim(close: () => void): void {
    if (this.#close) return;
    history.pushState(OVERLAY, '');
    this.#close = close;
    addEventListener('popstate', this.#onBack);
  }

  /** It was closed otherwise: remove the entry, unless another page has replaced it. */
  release(): void {
    if (this.#forget() && isOnTop()) history.back();
  }

  #onBack = (): void => this.#forget()?.();

  #forget(): (() => void) | null {
    const close = this.#close;
    this.#close = null;
    removeEventListener('popstate', this.#onBack);
    return close;
  }
}

/** Go to another page; it takes the place of what lies over this one. */
export function pushPath(path: string): void {
  if (isOnTop()) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
}
