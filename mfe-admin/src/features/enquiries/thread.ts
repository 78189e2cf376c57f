import { type Enquiry, type EnquiryReply, type EnquiryStep, kindLabel, type SeenThread } from '@forecourt/contracts';
import { calledInWords } from './step-in-words.ts';

const highest = (entries: readonly { readonly id: number }[]): number => Math.max(0, ...entries.map(({ id }) => id));

type Thread = Pick<Enquiry, 'replies' | 'notes' | 'steps' | 'others'>;

/** Whether a reply was kept or refused: it goes nowhere until somebody says so. */
export const isUnsent = ({ state }: Pick<EnquiryReply, 'state'>): boolean => state === 'saved' || state === 'failed';

/** What a reply says, with the name under it. */
export const letterOf = ({ text, signedBy }: Pick<EnquiryReply, 'text' | 'signedBy'>): string =>
  signedBy === null || text.endsWith(signedBy) ? text : `${text}\n\n${signedBy}`;

/** The entries with one of them corrected, or without it. */
export const withCorrection = <Entry extends { readonly id: number }>(
  entries: readonly Entry[],
  id: number,
  corrected: Partial<Entry> | null,
): Entry[] => entries.flatMap((entry) => (entry.id !== id ? [entry] : corrected === null ? [] : [{ ...entry, ...corrected }]));

/** What somebody has seen who has this enquiry before them. */
export const seenOf = ({ replies, notes, steps, others }: Thread): SeenThread => ({
  reply: highest(replies),
  note: highest(notes),
  step: highest(steps),
  enquiry: highest(others.newest),
});

/** Something that was added to an enquiry. */
export interface ThreadEntry {
  readonly key: string;
  /** Account id; null: the customer. */
  readonly by: string | null;
  readonly did: string;
  readonly text: string | null;
  readonly createdAt: string;
}

const deedOf = ({ kind, by, assignee, outcome }: EnquiryStep): string => {
  if (kind === 'called') return calledInWords({ outcome });
  if (kind === 'whatsapp') return 'wrote on WhatsApp';
  if (assignee === by) return 'took it';
  return assignee === null ? 'gave it to nobody' : 'gave it to a colleague';
};

/** What has been added since, oldest first. */
export function newerThan({ replies, notes, steps, others }: Thread, seen: SeenThread): ThreadEntry[] {
  const entries = [
    ...replies.filter(({ id }) => id > seen.reply).map((reply) => ({ ...reply, key: `reply ${reply.id}`, did: 'replied' })),
    ...notes.filter(({ id }) => id > seen.note).map((note) => ({ ...note, key: `note ${note.id}`, did: 'noted' })),
    // A draft of a previous release has seen none of these.
    ...steps
      .filter(({ id }) => seen.step !== undefined && id > seen.step)
      .map((step) => ({ ...step, key: `step ${step.id}`, did: deedOf(step) })),
    ...others.newest
      .filter(({ id }) => seen.enquiry !== undefined && id > seen.enquiry)
      .map((other) => ({
        ...other,
        key: `enquiry ${other.id}`,
        by: null,
        did: `${other.cameBy ? 'asked again' : 'sent another enquiry'} (${kindLabel(other).toLowerCase()})`,
        text: null,
      })),
  ];
  return entries
    .map(({ key, by, did, text, createdAt }) => ({ key, by, did, text, createdAt }))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}
