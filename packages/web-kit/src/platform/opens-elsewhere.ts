/** Whether a click asks for a new tab or window and is left to the browser. @param click as a handler or the browser has it. */
export const opensElsewhere = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
