const KEY = 'forecourt:draft';

/**
 * Unsent texts by the path that they are sent to ("/api/inquiries/7"): they survive leaving the page, a reload and being signed out
 * in another tab, but not the tab or logging out in it.
 */
export const drafts = {
  find(path: string): string {
    try {
      return sessionStorage.getItem(`${KEY}:${path}`) ?? '';
    } catch {
      return '';
    }
  },
  keep(path: string, text: string): void {
    try {
      if (text === '') sessionStorage.removeItem(`${KEY}:${path}`);
      else sessionStorage.setItem(`${KEY}:${path}`, text);
    } catch {
      // The storage is full or forbidden; the field still has the text.
    }
  },
  /** On logging out: they may name customers. */
  forgetAll(): void {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(`${KEY}:`)) sessionStorage.removeItem(name);
  },
};
