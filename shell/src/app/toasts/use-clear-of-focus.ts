import { type RefObject, useEffect, useState } from 'react';

const overlap = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a card at the bottom of the window would cover what has the focus, so that it has to stand at the top. */
export function useClearOfFocus(card: RefObject<HTMLElement | null>): boolean {
  const [atTop, setAtTop] = useState(false);
  useEffect(() => {
    const look = () => {
      const focused = document.activeElement;
      if (!card.current || !focused || focused === document.body || card.current.contains(focused)) return;
      if (overlap(card.current.getBoundingClientRect(), focused.getBoundingClientRect())) setAtTop((before) => !before);
    };
    const frame = requestAnimationFrame(look);
    document.addEventListener('focusin', look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', look);
    };
  }, [card]);
  return atTop;
}
