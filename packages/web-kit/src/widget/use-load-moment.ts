import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `start` once, when the browser is idle or the place comes near the viewport. `click` is the caller's business. */
export function useLoadMoment(moment: 'idle' | 'visible' | 'click', place: RefObject<Element | null>, start: () => void): void {
  const begin = useEffectEvent(start);
  useEffect(() => {
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
    if (moment !== 'idle') return;
    // Safari before 26 has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => begin());
    return () => cancelIdleCallback(handle);
  }, [moment, place]);
}
