const KEY = 'forecourt:note';

/** Unsent notes by record ("/api/inquiries/7"): they survive filtering, leaving the list and a reload, but not the tab. */
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
};
