import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `done` after so many milliseconds, not counting those while it was `stopped`. */
export function useCountdown(milliseconds: number, stopped: boolean, done: () => void): void {
  const left = useRef(milliseconds);
  const finish = useEffectEvent(done);
  useEffect(() => {
    if (stopped) return;
    const started = performance.now();
    const timer = setTimeout(finish, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [stopped]);
}
