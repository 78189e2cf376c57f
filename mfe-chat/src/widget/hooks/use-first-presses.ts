import { type MouseEvent, useState } from 'react';

/** No two presses of a double click are further apart. */
const DOUBLE_CLICK_MS = 500;

/** The panel opens under the button that opens it: the second press of a double click on that is not meant for what lies there. */
export function useFirstPresses() {
  const [openedAt] = useState(() => performance.now());
  const drop = (event: MouseEvent) => {
    if (event.detail < 2 || performance.now() - openedAt > DOUBLE_CLICK_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onMouseDownCapture: drop, onClickCapture: drop };
}
