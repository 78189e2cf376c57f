import { useEffect, useState } from 'react';
import { STOCK_LIST } from './stock-link.ts';

interface LeftList {
  /** Its address with filters and order. */
  readonly path: string;
  /** Its place in the history; null if it is in another tab. */
  readonly idx: number | null;
}

let left: LeftList | null = null;

const state = (): { readonly idx: number; readonly list?: LeftList } | null => history.state;

/** Stores the current list, for the vans that are opened from it. */
export const noteList = (path: string): void => {
  left = { path, idx: state()?.idx ?? null };
};

/** The list that a van in a new tab was opened from, by the referrer. */
function referringList(): LeftList | null {
  const { origin } = location;
  const path = document.referrer.startsWith(`${origin}/vehicles?`) ? document.referrer.slice(origin.length) : null;
  return path === null ? null : { path, idx: null };
}

/**
 * The list from which this van was opened, and whether Back leads there. It is stored in the van's history entry, so that it
 * survives a reload; until hydration it is the whole stock.
 */
export function useLeftList(): { readonly path: string; readonly isBefore: () => boolean } {
  const [list, setList] = useState<LeftList>({ path: STOCK_LIST, idx: null });
  useEffect(() => {
    const known = state()?.list ?? left ?? referringList();
    if (!known) return;
    history.replaceState({ ...state(), list: known }, '');
    setList(known);
  }, []);
  return { path: list.path, isBefore: () => list.idx !== null && state()?.idx === list.idx + 1 };
}
