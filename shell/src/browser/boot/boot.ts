/**
 * Inlined into every page and run before the first paint. It does what must be there at once, without the page's other scripts,
 * and starts those when somebody needs them. It depends on nothing, so it also works if they fail to load.
 */
import { followChatLauncher } from './chat-launcher-place.ts';
import { askForCookies } from './cookie-banner.ts';
import { holdInput } from './held-input.ts';
import { showOpeningStates } from './opening-states.ts';
import { markPriceOrder } from './price-order.ts';
import { heedSigns } from './signs.ts';
import { showSplash } from './splash.ts';
import { pageStart } from './wake.ts';

const { dataset } = document.documentElement;
// Style sheets show what works with scripts only.
dataset['scripts'] = '';

showSplash();
if (pageStart().when !== 'asked') markPriceOrder();
holdInput();
document.addEventListener('DOMContentLoaded', () => {
  heedSigns();
  askForCookies();
  showOpeningStates();
});
window.addEventListener('load', followChatLauncher);
// The back/forward cache restores a page as it was left: what is stored may have changed since.
window.addEventListener('pageshow', ({ persisted }) => persisted && window.dispatchEvent(new StorageEvent('storage')));
