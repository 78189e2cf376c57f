import type { Enquiry, EnquiryReply, EnquiryStep, SeenThread } from '@forecourt/contracts';

const highest = (entries: readonly { readonly id: number }[]): number => Math.max(0, ...entries.map(({ id }) => id));

type Thread = Pick<Enquiry, 'replies' | 'notes' | 'steps'>;

/** Whether a reply was kept or refused: it goes nowhere until somebody says so. */
export const isUnsent = ({ state }: Pick<EnquiryReply, 'state'>): boolean => state === 'saved' || state === 'failed';

/** What somebody has seen who has this enquiry before them. */
export const seenOf = ({ replies, notes, steps }: Thread): SeenThread => ({
  reply: highest(replies),
  note: highest(notes),
  step: highest(steps),
});

/** Something that was added to an enquiry. */
export interface ThreadEntry {
  readonly key: string;
  /** Account id. */
  readonly by: string;
  readonly did: string;
  readonly text: string | null;
  readonly createdAt: string;
}

const deedOf = ({ kind, by, assignee }: EnquiryStep): string => {
  if (kind === 'called') return 'called';
  if (kind === 'whatsapp') return 'wrote on WhatsApp';
  if (assignee === by) return 'took it';
  return assignee === null ? 'gave it to nobody' : 'gave it to a colleague';
};

/** What has been added since, oldest first. */
export function newerThan({ replies, notes, steps }: Thread, seen: SeenThread): ThreadEntry[] {
  const entries = [
    ...replies.filter(({ id }) => id > seen.reply).map((reply) => ({ ...reply, key: `reply ${reply.id}`, did: 'replied' })),
    ...notes.filter(({ id }) => id > seen.note).map((note) => ({ ...note, key: `note ${note.id}`, did: 'noted' })),
    // A draft of the previous release has seen none of them.
    ...steps
      .filter(({ id }) => seen.step !== undefined && id > seen.step)
      .map((step) => ({ ...step, key: `step ${step.id}`, did: deedOf(step) })),
  ];
  return entries
    .map(({ key, by, did, text, createdAt }) => ({ key, by, did, text, createdAt }))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}
