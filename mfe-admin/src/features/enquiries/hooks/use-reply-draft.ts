import type { Enquiry, EnquiryReply, SeenThread } from '@forecourt/contracts';
import { useState } from 'react';
import { drafts } from '../../../unsaved/drafts.ts';
import type { ReplyTemplate } from '../reply-templates.ts';
import { seenOf } from '../thread.ts';

/** The path that a reply is sent to, which names its draft. */
export const repliesPath = ({ id }: Pick<Enquiry, 'id'>): string => `/api/inquiries/${id}/replies`;

/** What was chosen and typed; null: as it is filled in. */
interface Draft {
  readonly template: ReplyTemplate['key'] | null;
  readonly subject: string | null;
  readonly text: string | null;
}

/** A draft, and what of the enquiry its writer had seen. */
interface KeptDraft extends Draft {
  readonly seen?: SeenThread;
}

const UNTOUCHED: Draft = { template: null, subject: null, text: null };

const find = (path: string): KeptDraft => {
  try {
    return { ...UNTOUCHED, ...JSON.parse(drafts.find(path)) };
  } catch {
    return UNTOUCHED;
  }
};

interface Beginning {
  readonly templates: readonly ReplyTemplate[];
  readonly subject: string;
  /** The unsent reply that is written anew. */
  readonly unsent: EnquiryReply | undefined;
}

/** A reply that is being written: it begins with the most fitting template, and is kept as a draft once something is typed. */
export function useReplyDraft(enquiry: Enquiry, { templates, subject, unsent }: Beginning) {
  const path = unsent ? `${repliesPath(enquiry)}/${unsent.id}` : repliesPath(enquiry);
  const [{ seen = seenOf(enquiry), ...found }] = useState(() => find(path));
  const [firstSeen] = useState(seen);
  const [draft, setDraft] = useState<Draft>(found);
  /** What was written before another template took its place. */
  const [replaced, setReplaced] = useState<Draft | null>(null);
  const chosen = templates.find(({ key }) => key === draft.template) ?? templates[0];
  const isTyped = draft.text !== null || draft.subject !== null;
  const keep = (next: Draft) => {
    const kept: KeptDraft = { ...next, seen: firstSeen };
    drafts.keep(path, next.text === null && next.subject === null ? '' : JSON.stringify(kept));
    setDraft(next);
  };
  return {
    /** What had been added to the enquiry when the writing began. */
    seen: firstSeen,
    template: chosen?.key,
    subject: draft.subject ?? unsent?.subject ?? subject,
    text: draft.text ?? unsent?.text ?? chosen?.text ?? '',
    isTyped,
    type: (change: Partial<Pick<Draft, 'subject' | 'text'>>) => keep({ ...draft, template: chosen?.key ?? null, ...change }),
    choose: (template: ReplyTemplate['key']) => {
      setReplaced(draft.text === null ? null : draft);
      keep({ ...draft, template, text: null });
    },
    canPutBack: replaced !== null,
    putBack: () => {
      if (replaced) keep(replaced);
      setReplaced(null);
    },
    discard: () => {
      setReplaced(null);
      keep({ ...UNTOUCHED, template: draft.template });
    },
    forget: () => drafts.keep(path, ''),
  };
}
