import { useSyncExternalStore } from 'react';

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

/** Handles a choice stored, or deleted, by another tab. */
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

/** Saves a choice. If the browser stores nothing, it lasts until the tab is closed. */
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

/** The visitor's choice, or null, as on the server. Check it before storing or loading anything that is not essential. */
export function useConsent(): CookiePreferences | null {
  return useSyncExternalStore(subscribe, current, () => null);
}
