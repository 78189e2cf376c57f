import type { Enquiry } from '@forecourt/contracts';
import { useState } from 'react';
import { drafts } from '../../../unsaved/drafts.ts';
import { type Details, type DetailsDraft, detailsOf } from '../customer-details.ts';

const find = (path: string): DetailsDraft | null => {
  try {
    return JSON.parse(drafts.find(path));
  } catch {
    return null;
  }
};

/** The details of a customer that are being corrected, kept as a draft; null while the form is closed. */
export function useDetailsDraft(enquiry: Enquiry) {
  const path = `/api/inquiries/${enquiry.id}/customer`;
  const [draft, setDraft] = useState(() => find(path));
  const keep = (next: DetailsDraft | null) => {
    drafts.keep(path, next === null ? '' : JSON.stringify(next));
    setDraft(next);
  };
  return {
    draft,
    open: () => keep({ before: detailsOf(enquiry), typed: {} }),
    type: (change: Partial<Details>) => draft && keep({ ...draft, typed: { ...draft.typed, ...change } }),
    close: () => keep(null),
  };
}
