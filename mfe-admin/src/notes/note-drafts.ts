const KEY = 'forecourt:note';

/** Unsent notes by record ("/api/inquiries/7"): they survive filtering, leaving the list and a reload, but not the tab or logging out. */
export const noteDrafts = {
  find(record: string): string {
    try {
      return sessionStorage.getItem(`${KEY}:${record}`) ?? '';
    } catch {
      return '';
    }
  },
  keep(record: string, text: string): void {
    try {
      if (text === '') sessionStorage.removeItem(`${KEY}:${record}`);
      else sessionStorage.setItem(`${KEY}:${record}`, text);
    } catch {
      // The storage is full or forbidden; the field still has the text.
    }
  },
  /** On logging out: they may name customers. */
  forgetAll(): void {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(`${KEY}:`)) sessionStorage.removeItem(name);
  },
};
