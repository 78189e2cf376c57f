const KEY = 'vatFirst';

function mark(): void {
  try {
    document.documentElement.dataset['vatFirst'] = localStorage.getItem(KEY) === 'inc' ? 'inc' : 'ex';
  } catch {
    // Storage is disabled.
  }
}

/** Marks which price comes first (mfe-catalog, `vat-first.ts`) before the first paint, so that no price moves. */
export function markPriceOrder(): void {
  mark();
  // Also changed by other tabs.
  window.addEventListener('storage', mark);
}
