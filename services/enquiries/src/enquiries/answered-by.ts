import type { StaffActions, StaffClaims } from '@forecourt/service-kit';
import type { EntityManager } from 'typeorm';
import { EnquiryStepEntity } from '../steps/enquiry-step.entity.ts';
import type { EnquiryRow } from './enquiry.entity.ts';

const ACCOUNT = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Who sees to an enquiry once somebody has answered it: whoever has it, or else they, if they have an account. */
export const answeredBy = ({ assignee }: Pick<EnquiryRow, 'assignee'>, { sub }: Pick<StaffClaims, 'sub'>): string | null =>
  assignee ?? (ACCOUNT.test(sub) ? sub : null);

/** Keeps in its history and in the activity that somebody has taken an enquiry that was nobody's by answering it. */
export async function keepTaken(
  manager: EntityManager,
  staffActions: StaffActions,
  { enquiryId, by, assignee }: { readonly enquiryId: number; readonly by: string; readonly assignee: string | null },
): Promise<void> {
  await keepGiven(manager, { enquiryIds: [enquiryId], by, assignee });
  await staffActions.record(manager, {
    action: 'enquiry.updated',
    recordType: 'enquiry',
    recordId: String(enquiryId),
    fields: ['assignee'],
    changes: [{ field: 'assignee', from: null, to: assignee }],
  });
}

/** Adds to the histories of enquiries to whom somebody has given them. */
export const keepGiven = (
  manager: EntityManager,
  given: { readonly enquiryIds: readonly number[]; readonly by: string; readonly assignee: string | null },
): Promise<unknown> => {
  const { enquiryIds, ...step } = given;
  const common = { ...step, kind: 'given', outcome: null, text: null, createdAt: new Date(), editedAt: null } as const;
  return manager.insert(
    EnquiryStepEntity,
    enquiryIds.map((enquiryId) => ({ ...common, enquiryId })),
  );
};
