import { type RefObject, useEffect, useEffectEvent } from 'react';

export type LoadMoment = 'now' | 'idle' | 'visible';

/** Calls `start` once: on mount, when the browser is idle, or when the element comes near the viewport. */
export function useLoadMoment(moment: LoadMoment, place: RefObject<Element | null>, start: () => void): void {
  const begin = useEffectEvent(start);
  useEffect(() => {
    if (moment === 'now') return begin();
    if (moment === 'visible' && place.current) {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          begin();
        },
        { rootMargin: '200px' },
      );
      observer.observe(place.current);
      return () => observer.disconnect();
    }
    // Safari before 26 has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => begin());
    return () => cancelIdleCallback(handle);
  }, [moment, place]);
}
