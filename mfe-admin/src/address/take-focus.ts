/** A ref: what has just appeared in the place of what was pressed takes the focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
