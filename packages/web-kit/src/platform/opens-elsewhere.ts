import type { MouseEvent } from 'react';

/** Whether a click on a link asks for a new tab or window, which scripts leave to the browser. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
