/** What a visitor allows (product §3). Essential storage needs no consent. */
export interface CookiePreferences {
  readonly essential: true;
  readonly analytics: boolean;
  readonly marketing: boolean;
}

export type CookieChoice = Omit<CookiePreferences, 'essential'>;

/** Marks that a choice was made. */
const FLAG_KEY = 'forecourt:cookie-consent';
const PREFERENCES_KEY = 'forecourt:cookie-preferences';
/** Persistent cookies last up to 2 years (product §9), after which the visitor is asked again. */
const KEPT_YEARS = 2;

const CHANGED = 'shell:cookie-consent';

declare global {
  /** The choice of a visitor whose browser stores nothing. Global, because `browser/frame` and the page both read it. */
  var forecourtConsent: CookiePreferences | undefined;
}

function isCurrent(given: string | null): boolean {
  const end = new Date(given ?? Number.NaN);
  end.setFullYear(end.getFullYear() + KEPT_YEARS);
  return end.getTime() > Date.now();
}

/** Null if the visitor was never asked, too long ago, or if the stored value is invalid, which is no consent. */
function readStored(): CookiePreferences | null {
  try {
    if (!isCurrent(localStorage.getItem(FLAG_KEY))) return null;
    const { analytics, marketing } = JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '');
    return { essential: true, analytics: analytics === true, marketing: marketing === true };
  } catch {
    return null;
  }
}

/** The visitor's choice, if there is one. Check it before storing or loading anything that is not essential. */
export const readConsent = (): CookiePreferences | null => globalThis.forecourtConsent ?? readStored();

/** Saves a choice. If the browser stores nothing, it lasts until the page is left. */
export function saveConsent(choice: CookieChoice): void {
  const preferences: CookiePreferences = { essential: true, ...choice };
  try {
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(preferences));
    localStorage.setItem(FLAG_KEY, new Date().toISOString());
  } catch {
    // Storage is disabled or full.
    globalThis.forecourtConsent = preferences;
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back after a choice in this tab or another. Returns how to unsubscribe. */
export function onConsent(hear: () => void): () => void {
  for (const event of [CHANGED, 'storage']) window.addEventListener(event, hear);
  return () => {
    for (const event of [CHANGED, 'storage']) window.removeEventListener(event, hear);
  };
}
