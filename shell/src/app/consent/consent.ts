import { useSyncExternalStore } from 'react';

/** What a visitor allows (product §3). Essential storage needs no permission. */
export interface CookiePreferences {
  readonly essential: true;
  readonly analytics: boolean;
  readonly marketing: boolean;
}

export type CookieChoice = Omit<CookiePreferences, 'essential'>;

/** Holds when a choice was made. */
const FLAG_KEY = 'forecourt:cookie-consent';
const PREFERENCES_KEY = 'forecourt:cookie-preferences';
/** Persistent cookies last up to 2 years (product §9): then the visitor is asked again. */
const KEPT_YEARS = 2;

function isCurrent(given: string | null): boolean {
  const end = new Date(given ?? Number.NaN);
  end.setFullYear(end.getFullYear() + KEPT_YEARS);
  return end.getTime() > Date.now();
}

/** Null: not asked, too long ago, or what is stored cannot be understood, which is not a yes. */
function readStored(): CookiePreferences | null {
  try {
    if (!isCurrent(localStorage.getItem(FLAG_KEY))) return null;
    const { analytics, marketing } = JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '');
    return { essential: true, analytics: analytics === true, marketing: marketing === true };
  } catch {
    return null;
  }
}

let known: CookiePreferences | null | undefined;
const listeners = new Set<() => void>();

function become(preferences: CookiePreferences | null): void {
  known = preferences;
  for (const hear of listeners) hear();
}

const current = (): CookiePreferences | null => {
  if (known === undefined) known = readStored();
  return known;
};

/** Another tab has stored a choice, or deleted it. */
const hearOtherTabs = ({ key }: StorageEvent) => {
  if (key === null || key === PREFERENCES_KEY || key === FLAG_KEY) become(readStored());
};

function subscribe(hear: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', hearOtherTabs);
  listeners.add(hear);
  return () => {
    listeners.delete(hear);
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTabs);
  };
}

/** Keeps a choice. Where the browser stores nothing it holds until the tab is closed. */
export function saveConsent(choice: CookieChoice): void {
  const preferences: CookiePreferences = { essential: true, ...choice };
  try {
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(preferences));
    localStorage.setItem(FLAG_KEY, new Date().toISOString());
  } catch {
    // Storage is switched off or full.
  }
  become(preferences);
}

/** The visitor's choice; null until there is one, and on the server. Ask it before storing or loading what is not essential. */
export function useConsent(): CookiePreferences | null {
  return useSyncExternalStore(subscribe, current, () => null);
}
