import { useSyncExternalStore } from 'react';

/** Which of a van's two prices comes first. */
export type VatFirst = 'ex' | 'inc';

/** Storage key. Stored because the visitor asked for it, which needs no consent (PECR, regulation 6(4)). */
const KEY = 'vatFirst';

/** Storage may be disabled; then the choice lasts until the page is closed. */
const stored = (): VatFirst => {
  try {
    return localStorage.getItem(KEY) === 'inc' ? 'inc' : 'ex';
  } catch {
    return 'ex';
  }
};

let current: VatFirst | undefined;
const read = (): VatFirst => {
  current ??= stored();
  return current;
};

/** Style sheets order the prices by this attribute, so that cached pages are the same for everybody and no card renders again. */
const mark = (): void => {
  document.documentElement.dataset['vatFirst'] = read();
};

const CHANGED = 'vat-first';
const changes = new EventTarget();

const apply = (first: VatFirst): void => {
  current = first;
  mark();
  changes.dispatchEvent(new Event(CHANGED));
};

export function chooseVatFirst(first: VatFirst): void {
  try {
    localStorage.setItem(KEY, first);
  } catch {
    // Without storage the choice is not saved.
  }
  apply(first);
}

const subscribe = (listener: () => void): (() => void) => {
  const hearOtherTabs = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) apply(stored());
  };
  changes.addEventListener(CHANGED, listener);
  window.addEventListener('storage', hearOtherTabs);
  return () => {
    changes.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', hearOtherTabs);
  };
};

/** The visitor's choice; 'ex' until scripts run. */
export const useVatFirst = (): VatFirst => useSyncExternalStore(subscribe, read, () => 'ex');
