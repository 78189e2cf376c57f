import { useState } from 'react';
import { drafts } from '../../../unsaved/drafts.ts';
import { type Entry, emptyEntry } from '../entry.ts';

const find = (path: string): Partial<Entry> => {
  try {
    return JSON.parse(drafts.find(path));
  } catch {
    return {};
  }
};

const isSame = (one: Entry, other: Entry): boolean => JSON.stringify(one) === JSON.stringify(other);

/** An enquiry that is being entered, kept as a draft: one for each van from whose card it began, and one besides. */
export function useEntryDraft(vehicleId: number | null) {
  const path = `/api/inquiries/entered${vehicleId === null ? '' : `?about=${vehicleId}`}`;
  const empty = emptyEntry(vehicleId);
  const [entry, setEntry] = useState<Entry>(() => ({ ...empty, ...find(path) }));
  const keep = (next: Entry) => {
    drafts.keep(path, isSame(next, empty) ? '' : JSON.stringify(next));
    setEntry(next);
  };
  return {
    entry,
    isTyped: !isSame(entry, empty),
    type: (change: Partial<Entry>) => keep({ ...entry, ...change }),
    discard: () => keep(empty),
    forget: () => drafts.keep(path, ''),
  };
}
