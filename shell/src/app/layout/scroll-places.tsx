import { startTransition, useEffect, useState } from 'react';
import { ScrollRestoration } from 'react-router';

/**
 * React Router's scroll restoration, once the page has been painted. It asks how far the page is scrolled, for which the
 * browser would have to lay out everything within the longest task there is, hydration; until then the browser restores
 * by itself.
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
