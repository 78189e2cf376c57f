import type { CallOutcome, Enquiry, NewContact } from '@forecourt/contracts';
import { useState } from 'react';
import { drafts } from '../../../unsaved/drafts.ts';

export type ContactWay = NewContact['way'];

/** What is being said of a call or a message. */
export interface ContactDraft {
  readonly way: ContactWay;
  readonly outcome: CallOutcome | null;
  readonly text: string;
  /** When to ring again, in UK time; empty: not chosen. */
  readonly day: string;
  readonly time: string;
  /** Replies that were not sent and that the customer has got by this way. */
  readonly instead: readonly number[];
}

interface KeptDraft extends ContactDraft {
  /** Put aside with 'Not now', what was typed comes back with the next click only. */
  readonly isAsked: boolean;
}

const EMPTY: ContactDraft = { way: 'called', outcome: null, text: '', day: '', time: '', instead: [] };

const find = (path: string): KeptDraft | null => {
  const kept = drafts.find(path);
  if (kept === '') return null;
  try {
    return { ...EMPTY, isAsked: true, ...JSON.parse(kept) };
  } catch {
    // A page of the previous release kept the text alone.
    return { ...EMPTY, text: kept, isAsked: false };
  }
};

/** What somebody says of a call or a message, kept as a draft: the question is still there after a reload, as calling on a phone brings one. */
export function useContactDraft({ id }: Pick<Enquiry, 'id'>) {
  const path = `/api/inquiries/${id}/contacts`;
  const [draft, setDraft] = useState(() => find(path));
  const keep = (next: KeptDraft | null) => {
    drafts.keep(path, next === null ? '' : JSON.stringify(next));
    setDraft(next);
  };
  return {
    /** Null while nothing is asked. */
    asked: draft?.isAsked ? draft : null,
    ask: (way: ContactWay, instead: readonly number[] = []) => keep({ ...(draft ?? EMPTY), way, instead, isAsked: true }),
    change: (change: Partial<ContactDraft>) => draft && keep({ ...draft, ...change }),
    putAside: () => draft && keep({ ...draft, isAsked: false }),
    forget: () => keep(null),
  };
}
