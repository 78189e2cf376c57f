/** Operates what every page has around its content, without the page's own scripts, which most visits to a page never run. */
import { followChatLauncher } from './chat-launcher-place.ts';
import { askForCookies } from './cookie-banner.ts';
import { closeMenuInTime } from './menu.ts';
import { showOpeningStates } from './opening-states.ts';
import { returnToLink } from './return-to-link.ts';

returnToLink();
askForCookies();
closeMenuInTime();
showOpeningStates();
followChatLauncher();
