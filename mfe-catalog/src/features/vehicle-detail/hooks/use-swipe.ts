import { type TouchEvent, useRef } from 'react';

/** Horizontal movement, in pixels, that counts as a swipe. */
const SWIPE = 40;

/** Moves to the next (1) or previous picture (-1) on a one-finger swipe. */
export function useSwipe(move: (by: 1 | -1) => void) {
  const start = useRef(Number.NaN);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      // A second finger means zooming.
      start.current = touches.length === 1 ? (touches[0]?.clientX ?? Number.NaN) : Number.NaN;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? 0) - start.current;
      start.current = Number.NaN;
      if (Math.abs(moved) >= SWIPE) move(moved < 0 ? 1 : -1);
    },
  };
}
