import { useEffect, useState } from 'react';
import { STOCK_LIST } from './stock-link.ts';

interface LeftList {
  /** Its address with filters and order. */
  readonly path: string;
  /** Its place in the history; null where it is in another tab. */
  readonly idx: number | null;
}

let left: LeftList | null = null;

const state = (): { readonly idx: number; readonly list?: LeftList } | null => history.state;

/** Notes the list that is shown, for the vans that are opened from it. */
export const noteList = (path: string): void => {
  left = { path, idx: state()?.idx ?? null };
};

/** A van that was opened in a tab of its own was opened from a list too. */
function referringList(): LeftList | null {
  const { origin } = location;
  const path = document.referrer.startsWith(`${origin}/vehicles?`) ? document.referrer.slice(origin.length) : null;
  return path === null ? null : { path, idx: null };
}

/**
 * The list that one came to this van from, and whether Back leads there. It is kept with the van's entry in the history, so
 * that it survives a reload; until the page has hydrated it is the whole stock.
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
