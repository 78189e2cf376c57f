interface PageState {
  /** Set by the router: the entry's key, and the number of entries before it. */
  readonly key?: string;
  readonly idx?: number;
  /** Marks an entry of ours. */
  readonly modal?: true;
}

const stateNow = (): PageState | null => history.state;
const pageNow = () => ({ state: stateNow(), href: location.href });

/**
 * Gives every modal dialog a history entry, so that Back closes it instead of leaving the page. The entry has the page's own
 * address and state, and the router is not notified. A dialog that closes in another way removes its entry.
 */
export class ModalEntries {
  #dialogs: HTMLDialogElement[] = [];
  /** Number of our entries above the page's own. */
  #count = 0;
  #page = pageNow();
  /** The page's address was replaced while a dialog was open, so our entry has become a page's. */
  #hasChanged = false;
  /** We have called history.back(), and it is still pending. */
  #isReturning = false;
  #isLeaving = false;

  /** May be called twice: a dialog that was opening when this code came is found, and then its `toggle` is heard. */
  opened(dialog: HTMLDialogElement): void {
    if (this.#dialogs.includes(dialog)) return;
    this.#dialogs.push(dialog);
    dialog.addEventListener('close', () => this.#closed(dialog), { once: true });
    this.#level();
  }

  /** The document is being left: stepping back now would prevent that. */
  leave(): void {
    this.#isLeaving = true;
  }

  /** The document was not left, or the back/forward cache has restored it. */
  stay(): void {
    this.#isLeaving = false;
    this.#level();
  }

  /** Called when the router has changed the address. */
  moved(): void {
    const before = this.#page.state;
    this.#page = pageNow();
    if (this.#page.state?.key === before?.key) return;
    if (this.#count > 0 && this.#page.state?.idx === before?.idx) this.#hasChanged = true;
    else this.#forget();
  }

  /** Must be called before the router handles the same event. */
  readonly popped = (event: PopStateEvent): void => {
    const state = stateNow();
    const isSamePage = state?.key === this.#page.state?.key;
    if (this.#isReturning) {
      event.stopImmediatePropagation();
      // The router navigated first: go forward to its entry again.
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
      // It may have asked first and stayed open.
      setTimeout(() => this.#level());
    } else if (isSamePage) {
      event.stopImmediatePropagation();
    } else {
      this.#forget();
      if (state?.modal && (state.idx ?? 0) < (this.#page.state?.idx ?? 0)) {
        // Left behind by a link out of a dialog: the page's own entry is directly before it.
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
    // A dialog that opens at the same moment reuses the entry.
    setTimeout(() => this.#level());
  }

  #forget(): void {
    this.#count = 0;
    this.#hasChanged = false;
  }

  #level(): void {
    if (this.#isReturning || this.#isLeaving) return;
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
