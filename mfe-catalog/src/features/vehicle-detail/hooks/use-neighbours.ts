import { useEffect, useRef } from 'react';

const NEIGHBOURS = 3;
const KEPT_MS = 30_000;

/** The pictures likely to be shown after `index`: the next, the previous, and the one after next. */
export function neighboursOf(index: number, count: number): number[] {
  const around = [index + 1, index - 1, index + 2].map((place) => (place + count) % count);
  return [...new Set(around)].filter((place) => place !== index).slice(0, NEIGHBOURS);
}

/** Prefetches the neighbours of the current picture, and drops them after 30 seconds (product §2). */
export function useNeighbours(addresses: readonly string[], index: number): void {
  const held = useRef<readonly HTMLImageElement[]>([]);
  useEffect(() => {
    held.current = neighboursOf(index, addresses.length).map((place) => {
      const image = new Image();
      image.src = addresses[place] ?? '';
      return image;
    });
    const release = () => {
      held.current = [];
    };
    const timer = setTimeout(release, KEPT_MS);
    return () => {
      clearTimeout(timer);
      release();
    };
  }, [addresses, index]);
}
