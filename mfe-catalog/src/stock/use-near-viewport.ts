import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Reports whether the element is within `margin` pixels of the viewport: now, whenever that changes, and again with every new
 * `round`.
 */
export function useNearViewport(
  target: RefObject<Element | null>,
  margin: number,
  tell: (near: boolean) => void,
  round?: number,
): void {
  const latest = useEffectEvent(tell);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver((entries) => latest(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `${margin}px 0px`,
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, margin, round]);
}
