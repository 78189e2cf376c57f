interface PageState {
  /** The router's own: which entry this is, and how many came before it. */
  readonly key?: string;
  readonly idx?: number;
  /** Marks an entry of ours. */
  readonly modal?: true;
}

const stateNow = (): PageState | null => history.state;
const pageNow = () => ({ state: stateNow(), href: location.href });

/**
 * Gives every modal dialog an entry in the history, so that Back closes it and not the page. The entry has the page's own
 * address and state; the router is told of none of this. A dialog that closes in another way takes its entry with it.
 */
export class ModalEntries {
  #dialogs: HTMLDialogElement[] = [];
  /** How many entries of ours lie above the page's own. */
  #count = 0;
  #page = pageNow();
  /** The page's address was replaced while a dialog was open, so that our entry has become one of its own. */
  #hasChanged = false;
  /** We asked the browser to go back, and it has not done so yet. */
  #isReturning = false;

  opened(dialog: HTMLDialogElement): void {
    this.#dialogs.push(dialog);
    dialog.addEventListener('close', () => this.#closed(dialog), { once: true });
    this.#level();
  }

  /** The router has changed the address. */
  moved(): void {
    const before = this.#page.state;
    this.#page = pageNow();
    if (this.#page.state?.key === before?.key) return;
    if (this.#count > 0 && this.#page.state?.idx === before?.idx) this.#hasChanged = true;
    else this.#forget();
  }

  /** To be called before the router hears of the same event. */
  readonly popped = (event: PopStateEvent): void => {
    const state = stateNow();
    const isSamePage = state?.key === this.#page.state?.key;
    if (this.#isReturning) {
      event.stopImmediatePropagation();
      // The router was faster: back to where it went.
      if (isSamePage) {
        this.#isReturning = false;
        this.#level();
      } else history.forward();
      return;
    }
    const top = this.#open().at(-1);
    if (top && this.#count > 0 && (isSamePage || this.#hasChanged)) {
      event.stopImmediatePropagation();
      this.#count -= 1;
      if (this.#hasChanged) history.pushState(this.#page.state, '', this.#page.href);
      this.#hasChanged = false;
      top.dispatchEvent(new Event('cancel', { cancelable: true }));
      // It may have asked something first and stayed open.
      setTimeout(() => this.#level());
    } else if (isSamePage) {
      event.stopImmediatePropagation();
    } else {
      this.#forget();
      if (state?.modal && (state.idx ?? 0) < (this.#page.state?.idx ?? 0)) {
        // An entry that a link out of a dialog left behind: the page's own comes right before it.
        event.stopImmediatePropagation();
        history.back();
      }
    }
  };

  #open(): readonly HTMLDialogElement[] {
    return this.#dialogs.filter(({ open }) => open);
  }

  #closed(dialog: HTMLDialogElement): void {
    this.#dialogs = this.#dialogs.filter((other) => other !== dialog);
    // Another one that opens at the same moment takes over its entry.
    setTimeout(() => this.#level());
  }

  #forget(): void {
    this.#count = 0;
    this.#hasChanged = false;
  }

  #level(): void {
    if (this.#isReturning) return;
    const wanted = this.#open().length;
    for (; this.#count < wanted; this.#count += 1) history.pushState({ ...stateNow(), modal: true }, '');
    if (this.#count === wanted) return;
    const steps = wanted - this.#count;
    this.#count = wanted;
    this.#isReturning = !this.#hasChanged;
    this.#hasChanged = false;
    if (this.#isReturning) history.go(steps);
  }
}
