/** A ref that focuses an element when it replaces the one that was pressed. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
