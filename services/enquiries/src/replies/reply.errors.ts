import { ProblemError } from '@forecourt/server-kit';

/** There is nobody to write to. */
export const repliesToErased = (id: number): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'ENQUIRIES.ENQUIRY_ERASED',
    title: 'The person has been erased',
    detail: `Enquiry ${id} cannot be answered: the details of whoever sent it have been erased.`,
  });

export const replyNotFound = (id: string): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'ENQUIRIES.REPLY_NOT_FOUND',
    title: 'Reply not found',
    detail: `There is no reply ${id} to this enquiry.`,
  });
