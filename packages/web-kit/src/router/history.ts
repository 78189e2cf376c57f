/** A place in this page's session history. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** What {@link NavigateOptions.state} left in the history entry; null if nothing. */
  readonly state: unknown;
  /** Identifies the history entry. */
  readonly key: string;
}

export interface NavigateOptions {
  /** Takes the place of the current history entry. */
  readonly replace?: boolean;
  /** Stored in the history entry, so it must be serialisable. */
  readonly state?: unknown;
  /** Stays where the page is scrolled to, instead of going to its top. */
  readonly preventScrollReset?: boolean;
}

/** Goes to a path of the site, or by a number of history entries. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

export interface Move {
  readonly location: PageLocation;
  /** Where the page is scrolled to then, in pixels; null: where it is. */
  readonly scrollTo: number | null;
}

/** True keeps the visitor where they are; `proceed` goes to `next` after all. */
export type Guard = (next: PageLocation, proceed: () => void) => boolean;

interface Entry {
  readonly key?: string;
  /** Number of entries of this page before it. */
  readonly idx?: number;
  readonly state?: unknown;
}

const entryNow = (): Entry => window.history.state ?? {};

function locationNow(): PageLocation {
  const { pathname, search, hash } = window.location;
  const { key = 'default', state = null } = entryNow();
  return { pathname, search, hash, state, key };
}

/**
 * The session history within one document: the address changes in place while the path stays, and another path is another
 * document.
 */
export class PageHistory {
  #location: PageLocation;
  #idx: number;
  readonly #listeners = new Set<(move: Move) => void>();
  readonly #guards = new Set<Guard>();
  /** How far each entry was scrolled, by its key. */
  readonly #scrolled = new Map<string, number>();
  /** A step that a guard has refused is being taken back. */
  #isReturning = false;
  #isAllowed = false;

  constructor() {
    const { key = 'default', idx = 0 } = entryNow();
    window.history.replaceState({ ...entryNow(), key, idx }, '');
    this.#idx = idx;
    this.#location = locationNow();
    window.addEventListener('popstate', this.#popped);
    window.addEventListener('scroll', () => this.#scrolled.set(this.#location.key, window.scrollY), { passive: true });
  }

  get location(): PageLocation {
    return this.#location;
  }

  /** Tells the listener of each change of address; returns a function that removes it. */
  listen(listener: (move: Move) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asks the guard before each change of address; returns a function that removes it. */
  guard(guard: Guard): () => void {
    this.#guards.add(guard);
    return () => this.#guards.delete(guard);
  }

  readonly navigate: Navigate = (to, { replace = false, state = null, preventScrollReset = false } = {}) => {
    if (typeof to === 'number') return window.history.go(to);
    const { origin, pathname, search, hash, href } = new URL(to, window.location.href);
    if (origin !== window.location.origin || pathname !== window.location.pathname)
      return replace ? window.location.replace(href) : window.location.assign(href);
    const next = { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) };
    const proceed = () => {
      const stays = replace || href === window.location.href;
      if (!stays) this.#idx += 1;
      const entry: Entry = { key: next.key, idx: this.#idx, state };
      window.history[stays ? 'replaceState' : 'pushState'](entry, '', href);
      this.#move(next, preventScrollReset ? null : 0);
    };
    if (!this.#isKept(next, proceed)) proceed();
  };

  #isKept(next: PageLocation, proceed: () => void): boolean {
    return [...this.#guards].some((guard) => guard(next, proceed));
  }

  #move(location: PageLocation, scrollTo: number | null): void {
    this.#location = location;
    for (const listener of this.#listeners) listener({ location, scrollTo });
  }

  readonly #popped = (): void => {
    const next = locationNow();
    // A link to a part of the page makes an entry that is not ours.
    const { idx = this.#idx } = entryNow();
    const steps = idx - this.#idx;
    if (this.#isReturning) {
      this.#isReturning = false;
      return;
    }
    const proceed = () => {
      this.#isAllowed = true;
      window.history.go(steps);
    };
    if (steps !== 0 && !this.#isAllowed && this.#isKept(next, proceed)) {
      this.#isReturning = true;
      window.history.go(-steps);
      return;
    }
    this.#isAllowed = false;
    this.#idx = idx;
    this.#move(next, this.#scrolled.get(next.key) ?? null);
  };
}
