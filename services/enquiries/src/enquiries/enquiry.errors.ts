import { NO_WAY_TO_REACH, type StaffState } from '@forecourt/contracts';
import { ProblemError } from '@forecourt/server-kit';

export const enquiryNotFound = (id: string | number): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'ENQUIRIES.ENQUIRY_NOT_FOUND',
    title: 'Enquiry not found',
    detail: `There is no enquiry ${id}.`,
  });

/** A note could name the person who has been erased. */
export const enquiryErased = (id: number): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'ENQUIRIES.ENQUIRY_ERASED',
    title: 'The person has been erased',
    detail: `Enquiry ${id} takes nothing more: the details of whoever sent it have been erased.`,
  });

/** A correction would leave neither a telephone number nor an email address. */
export const unreachable = (): ProblemError =>
  new ProblemError({
    status: 400,
    code: 'ENQUIRIES.UNREACHABLE',
    title: 'No way to reach them',
    detail: `${NO_WAY_TO_REACH}.`,
    errors: [{ path: 'customerPhone', message: NO_WAY_TO_REACH }],
  });

/** What somebody wrote is theirs to correct, so that nobody puts words into a colleague's mouth. */
export const notYours = (what: Correctable): ProblemError =>
  new ProblemError({
    status: 403,
    code: 'ENQUIRIES.NOT_YOURS',
    title: 'A colleague wrote this',
    detail: `Only who wrote this ${what} can correct it or delete it.`,
  });

export const entryNotFound = (what: Correctable): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'ENQUIRIES.ENTRY_NOT_FOUND',
    title: 'Deleted meanwhile',
    detail: `There is no such ${what} of this enquiry: it may have been deleted.`,
  });

/** What a writer can correct. */
export type Correctable = 'note' | 'contact';

export const enquiryChanged = (id: number): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'ENQUIRIES.VERSION_CONFLICT',
    title: 'Changed by someone else',
    detail: `Somebody has changed enquiry ${id} since you loaded it. Look at it again before you change it.`,
  });

const WHY_NOT: Readonly<Record<Exclude<StaffState, 'active'> | 'gone', string>> = {
  invited: 'They have not accepted their invitation yet',
  disabled: 'Their account is disabled',
  gone: 'Their account is gone',
};

/** @param state null without an account. */
export const cannotLogIn = (state: Exclude<StaffState, 'active'> | null): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'ENQUIRIES.CANNOT_LOG_IN',
    title: 'This colleague cannot log in',
    detail: `${WHY_NOT[state ?? 'gone']}, so they could not see to it. Give the enquiry to somebody else.`,
  });
