/** A script of the page, and its hash if the page's own code requests it with one. */
export interface PageScript {
  readonly href: string;
  readonly integrity: string;
}

/** The JSON block in the head from which the boot script (`browser/boot`) knows how to start the page. */
export interface PageStart {
  /** Operates what surrounds every page (`browser/frame`), once the page has loaded. */
  readonly frame: readonly PageScript[];
  /** The shell's scripts, which run in this order. */
  readonly scripts: readonly PageScript[];
  /** Scripts that those load next. */
  readonly next: readonly string[];
  /**
   * When they run. `now`: at once, for the back office. `sign`: at the first sign of a person, such as a touch, a key or scrolling.
   * `asked`: only for a control that needs them, because the rest of the page is only read.
   */
  readonly when: 'now' | 'sign' | 'asked';
}

export const PAGE_START_ID = 'page-start';

/** The element that the page is hydrated in. What is around it is the server's. */
export const PAGE_ROOT_ID = 'page';

/** Dispatched at the window once the page responds to people, or cannot be started. */
export const PAGE_AWAKE = 'shell:awake';
export const PAGE_FAILED = 'shell:failed';
