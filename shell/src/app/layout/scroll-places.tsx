import { startTransition, useEffect, useState } from 'react';
import { ScrollRestoration } from 'react-router';

/**
 * React Router's scroll restoration, after the first paint only. It reads the scroll position, which would force a layout during
 * hydration, the longest task there is; until then the browser restores the position itself.
 */
export function ScrollPlaces() {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return painted && <ScrollRestoration />;
}
