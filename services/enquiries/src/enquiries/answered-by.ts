import type { StaffClaims } from '@forecourt/service-kit';
import type { EntityManager } from 'typeorm';
import { EnquiryStepEntity } from '../steps/enquiry-step.entity.ts';
import type { EnquiryRow } from './enquiry.entity.ts';

const ACCOUNT = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Who sees to an enquiry once somebody has answered it: whoever has it, or else they, if they have an account. */
export const answeredBy = ({ assignee }: Pick<EnquiryRow, 'assignee'>, { sub }: Pick<StaffClaims, 'sub'>): string | null =>
  assignee ?? (ACCOUNT.test(sub) ? sub : null);

/** Adds to the history to whom somebody has given an enquiry. */
export const keepGiven = (
  manager: EntityManager,
  given: { readonly enquiryId: number; readonly by: string; readonly assignee: string | null },
): Promise<unknown> =>
  manager.insert(EnquiryStepEntity, {
    ...given,
    kind: 'given',
    outcome: null,
    text: null,
    createdAt: new Date(),
    editedAt: null,
  });
