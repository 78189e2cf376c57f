import type { EntityManager } from 'typeorm';
import { EnquiryChangeEntity, type EnquiryChangeRow } from './enquiry-change.entity.ts';

type Change = Pick<EnquiryChangeRow, 'field' | 'before' | 'after'> & Partial<Pick<EnquiryChangeRow, 'noteId' | 'stepId'>>;

/** Adds to the history of an enquiry what somebody has changed; what is as it was before adds nothing. */
export async function keepChanges(
  manager: EntityManager,
  { enquiryId, by }: Pick<EnquiryChangeRow, 'enquiryId' | 'by'>,
  changes: readonly Change[],
): Promise<void> {
  const createdAt = new Date();
  const made = changes.filter(({ before, after }) => before !== after);
  if (made.length === 0) return;
  await manager.insert(
    EnquiryChangeEntity,
    made.map((change) => ({ noteId: null, stepId: null, ...change, enquiryId, by, createdAt })),
  );
}
