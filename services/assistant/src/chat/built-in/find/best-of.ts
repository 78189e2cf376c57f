import type { Van } from './van.ts';

interface Placed {
  readonly van: Van;
  readonly far: number;
}

const before = (a: Placed, b: Placed): boolean =>
  a.far < b.far || (a.far === b.far && (a.van.pounds < b.van.pounds || (a.van.pounds === b.van.pounds && a.van.id < b.van.id)));

/**
 * The few of many vans with the lowest figure, of two alike the cheaper one first; null leaves a van out. A large stock
 * is never sorted for it.
 */
export const bestOf = (vans: Iterable<Van>, count: number, figure: (van: Van) => number | null): readonly Van[] => {
  const held: Placed[] = [];
  for (const van of vans) {
    const far = figure(van);
    if (far === null) continue;
    const placed = { van, far };
    const last = held[count - 1];
    if (last !== undefined && !before(placed, last)) continue;
    const place = held.findIndex((other) => before(placed, other));
    held.splice(place === -1 ? held.length : place, 0, placed);
    if (held.length > count) held.pop();
  }
  return held.map(({ van }) => van);
};
