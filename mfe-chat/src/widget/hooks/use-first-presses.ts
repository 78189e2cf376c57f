import { type MouseEvent, useState } from 'react';

/** The maximum interval of a double click. */
const DOUBLE_CLICK_MS = 500;

/** Ignores the second press of a double click on the button that opens the panel, which would hit what appears in its place. */
export function useFirstPresses() {
  const [openedAt] = useState(() => performance.now());
  const drop = (event: MouseEvent) => {
    if (event.detail < 2 || performance.now() - openedAt > DOUBLE_CLICK_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onMouseDownCapture: drop, onClickCapture: drop };
}
