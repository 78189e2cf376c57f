const KEY = 'vatFirst';

function mark(): void {
  let first = 'ex';
  try {
    if (localStorage.getItem(KEY) === 'inc') first = 'inc';
  } catch {
    // Storage is disabled.
    return;
  }
  document.documentElement.dataset['vatFirst'] = first;
  for (const choice of document.querySelectorAll<HTMLElement>('[data-vat-choice]'))
    choice.setAttribute('aria-pressed', String(choice.dataset['vatChoice'] === first));
}

/**
 * Marks which price comes first (mfe-catalog, `vat-first.ts`) before the first paint, so that no price moves, and the pressed button
 * of the switch, which may never be hydrated.
 */
export function markPriceOrder(): void {
  mark();
  document.addEventListener('DOMContentLoaded', mark);
  // Also changed by other tabs.
  window.addEventListener('storage', mark);
}
