import { useEffect, useState } from 'react';
import { STOCK_LIST } from './stock-link.ts';

/** Where the tab keeps the address of the list that was looked at last. */
const KEY = 'forecourt:list';

/** Stores the current list, for the vans that are opened from it. Storage may be disabled. */
export function noteList(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // The page that is opened from the list knows it from its referrer.
  }
}

function storedList(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The list that led to this page, also in a new tab; null if it was another page. */
function referringList(): string | null {
  if (!document.referrer) return null;
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === location.origin && pathname === STOCK_LIST ? pathname + search : null;
}

/** Whether Back leads to the list: this page was opened from it, in the same tab, and nothing has been opened over it. */
const isListBefore = (): boolean =>
  referringList() !== null && history.length > 1 && !(history.state?.idx > 0) && !history.state?.modal;

/** The list from which this van was opened, with its filters and order; until hydration the whole stock. */
export function useLeftList(): { readonly path: string; readonly isBefore: () => boolean } {
  const [path, setPath] = useState(STOCK_LIST);
  useEffect(() => setPath(referringList() ?? storedList() ?? STOCK_LIST), []);
  return { path, isBefore: isListBefore };
}
