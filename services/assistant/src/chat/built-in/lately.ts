import { LRUCache } from 'lru-cache';

/** Some twenty conversations at once, with what was said in each. */
const MOST = 500;

/**
 * Remembers what was lately worked out of something that never changes, and forgets it with that: a visitor's earlier
 * messages come again with every new one.
 */
export const lately = <Of extends object, Worked extends object>() => {
  const known = new WeakMap<Of, LRUCache<string, Worked>>();
  return (of: Of, key: string, work: () => Worked): Worked => {
    const worked = known.get(of) ?? new LRUCache<string, Worked>({ max: MOST });
    known.set(of, worked);
    const found = worked.get(key) ?? work();
    worked.set(key, found);
    return found;
  };
};
