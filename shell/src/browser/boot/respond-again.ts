/** So many elements are styled again within a frame of a slow phone. */
const ELEMENTS_A_FRAME = 150;

/**
 * Makes inert parts of the page respond again, a frame for each 150 elements: the browser styles everything in a part again,
 * which would hold up a phone for a tenth of a second if it were done at once.
 */
export function respondAgain(parts: readonly HTMLElement[]): void {
  const waiting = [...parts];
  let room = ELEMENTS_A_FRAME;
  while (waiting.length > 0 && room > 0) {
    const part = waiting.shift() as HTMLElement;
    const size = part.getElementsByTagName('*').length;
    if (size > ELEMENTS_A_FRAME) {
      const children = [...part.children] as HTMLElement[];
      // Before the part: its children stay inert, and need not be styled again.
      for (const child of children) child.inert = true;
      waiting.unshift(...children);
    } else room -= size;
    part.inert = false;
  }
  if (waiting.length > 0) requestAnimationFrame(() => respondAgain(waiting));
}
