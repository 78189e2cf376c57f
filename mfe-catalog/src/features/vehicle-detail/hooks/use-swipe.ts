import { type TouchEvent, useRef } from 'react';

/** A finger that moved this far sideways, in pixels, meant the next picture. */
const SWIPE = 40;

/** Moves to the next picture (1) or the one before (-1) when a single finger has swiped. */
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
