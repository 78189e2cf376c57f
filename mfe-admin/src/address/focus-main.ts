/** Puts the focus where the page begins: what had it has gone. */
export const focusMain = (): void => document.getElementById('main')?.focus();
