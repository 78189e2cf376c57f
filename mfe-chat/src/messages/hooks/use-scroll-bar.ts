import { type RefObject, useEffect } from 'react';

/** How long the scroll bar stays after one has scrolled (product §9). */
const HIDES_AFTER_MS = 600;

/** Shows the scroll bar while one scrolls. */
export function useScrollBar(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = area;
    if (!current) return;
    let hiding: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      current.dataset['scrolling'] = '';
      clearTimeout(hiding);
      hiding = setTimeout(() => delete current.dataset['scrolling'], HIDES_AFTER_MS);
    };
    current.addEventListener('scroll', show, { passive: true });
    return () => {
      clearTimeout(hiding);
      current.removeEventListener('scroll', show);
    };
  }, [area]);
}
