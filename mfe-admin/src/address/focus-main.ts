/** Moves the focus to the start of the page, because the focused element was removed. */
export const focusMain = (): void => document.getElementById('main')?.focus();
