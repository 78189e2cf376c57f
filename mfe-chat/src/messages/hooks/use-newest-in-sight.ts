import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Message } from '../../conversation/message.ts';

/** Tolerance for touch and fractional pixels. */
const NEAR_PX = 24;
/** Less than the gap between two messages, so that the previous one is hidden. */
const ABOVE_PX = 8;

/**
 * Scrolls to the newest message, unless the reader has scrolled up. An answer that is taller than the area is shown from its start.
 */
export function useNewestInSight(messages: readonly Message[], arriving: string | null): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  /** Where this hook last scrolled to; null if the reader has scrolled up. */
  const place = useRef<number | null>(0);
  const shown = useRef(0);

  useEffect(() => {
    const { current } = area;
    if (!current) return;
    const look = () => {
      const { scrollTop, scrollHeight, clientHeight } = current;
      const atEnd = scrollTop + clientHeight >= scrollHeight - NEAR_PX;
      if (atEnd) place.current = scrollTop;
      else if (place.current !== null && scrollTop < place.current - NEAR_PX) place.current = null;
    };
    // An on-screen keyboard shrinks this area.
    const resized = new ResizeObserver(() => {
      if (place.current !== null) current.scrollTop = current.scrollHeight;
    });
    resized.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, []);

  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return;
    const newest = messages.at(-1);
    const own = newest?.sender === 'user' && newest.id > shown.current;
    const first = shown.current === 0;
    shown.current = newest?.id ?? 0;
    if (place.current === null && !own) return;
    const end = current.scrollHeight - current.clientHeight;
    const bubble = current.querySelector<HTMLElement>(`[data-message="${newest?.id}"]`);
    const beginning = arriving === null && bubble && !first ? bubble.offsetTop - ABOVE_PX : end;
    current.scrollTop = Math.min(end, beginning);
    place.current = current.scrollTop;
  }, [messages, arriving]);

  return area;
}
