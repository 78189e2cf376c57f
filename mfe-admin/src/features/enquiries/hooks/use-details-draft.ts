import type { Enquiry } from '@forecourt/contracts';
import { useState } from 'react';
import { drafts } from '../../../unsaved/drafts.ts';
import { type Details, type DetailsDraft, detailsOf } from '../customer-details.ts';

interface KeptDraft extends DetailsDraft {
  /** Closed with Escape, what was typed comes back with the next click only. */
  readonly isAside?: boolean;
}

const find = (path: string): KeptDraft | null => {
  try {
    return JSON.parse(drafts.find(path));
  } catch {
    return null;
  }
};

/** The details of a customer that are being corrected, kept as a draft once something is typed; null while the form is closed. */
export function useDetailsDraft(enquiry: Enquiry) {
  const path = `/api/inquiries/${enquiry.id}/customer`;
  const [draft, setDraft] = useState(() => find(path));
  const keep = (next: KeptDraft | null) => {
    const isTyped = next !== null && Object.keys(next.typed).length > 0;
    drafts.keep(path, isTyped ? JSON.stringify(next) : '');
    setDraft(next);
  };
  return {
    draft: draft?.isAside ? null : draft,
    open: () => keep(draft ? { ...draft, isAside: false } : { before: detailsOf(enquiry), typed: {} }),
    putAside: () => keep(draft && Object.keys(draft.typed).length > 0 ? { ...draft, isAside: true } : null),
    type: (change: Partial<Details>) => draft && keep({ ...draft, typed: { ...draft.typed, ...change } }),
    close: () => keep(null),
  };
}
