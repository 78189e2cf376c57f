/** Inlined into every page and run before the first paint. It does what cannot wait, and starts the page's scripts. */
import { holdInput } from './held-input.ts';
import { noteLeaving } from './left-by.ts';
import { sayPageFailed } from './page-failed.ts';
import { markPriceOrder } from './price-order.ts';
import { heedSigns, whenSettled } from './signs.ts';
import { showSplash } from './splash.ts';
import { tellVisits } from './visits.ts';
import { pageStart, startScript } from './wake.ts';

// Style sheets show what works with scripts only.
document.documentElement.dataset['scripts'] = '';
showSplash();
// Reading storage takes a phone milliseconds, and a page that is only read has no prices.
if (pageStart().when !== 'asked') markPriceOrder();
noteLeaving();
sayPageFailed();
holdInput();
tellVisits();
document.addEventListener('DOMContentLoaded', heedSigns);
whenSettled(() => pageStart().frame.forEach(startScript));
// The back/forward cache restores a page as it was left: what is stored may have changed since, and the menu led away from it.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  window.dispatchEvent(new StorageEvent('storage'));
  document.querySelector<HTMLElement>('[popover=auto]:popover-open')?.hidePopover();
});
