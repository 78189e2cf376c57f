import { ownAccount } from '../session/own-account.ts';

const KEY = 'forecourt:draft';

/** Nobody sends what a colleague has begun at the same computer. */
const ofMine = (path: string): string => `${ownAccount()}:${path}`;

/**
 * Unsent texts of whoever is logged in, by the path that they are sent to ("/api/inquiries/7"): they survive leaving the page, a
 * reload and being signed out in another tab, but not closing the tab or logging out in it.
 */
export const drafts = {
  find(path: string): string {
    try {
      return sessionStorage.getItem(`${KEY}:${ofMine(path)}`) ?? '';
    } catch {
      return '';
    }
  },
  keep(path: string, text: string): void {
    try {
      if (text === '') sessionStorage.removeItem(`${KEY}:${ofMine(path)}`);
      else sessionStorage.setItem(`${KEY}:${ofMine(path)}`, text);
    } catch {
      // The storage is full or forbidden; the field still has the text.
    }
  },
  /** On logging out: they may name customers. */
  forgetAll(): void {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(`${KEY}:`)) sessionStorage.removeItem(name);
  },
};
