import type { StockComparator, StockEntry, StockPosition } from '@forecourt/rules';

/** Binary search: how many entries, sorted by `compare`, come before a position. */
export const countBefore = (entries: readonly StockEntry[], position: StockPosition, compare: StockComparator): number => {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle];
    if (entry && compare(entry, position) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const insertEntry = (entries: StockEntry[], entry: StockEntry, compare: StockComparator): void => {
  entries.splice(countBefore(entries, entry, compare), 0, entry);
};

/** Removes an entry that is present. */
export const removeEntry = (entries: StockEntry[], entry: StockEntry, compare: StockComparator): void => {
  entries.splice(countBefore(entries, entry, compare), 1);
};
