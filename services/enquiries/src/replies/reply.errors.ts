import { ProblemError } from '@forecourt/server-kit';

/** There is nobody to write to. */
export const repliesToErased = (id: number): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'ENQUIRIES.ENQUIRY_ERASED',
    title: 'The person has been erased',
    detail: `Enquiry ${id} cannot be answered: the details of whoever sent it have been erased.`,
  });

/** Staff have entered who called or came in, and got no address. */
export const noAddress = (id: number): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'ENQUIRIES.NO_EMAIL_ADDRESS',
    title: 'There is no email address',
    detail: `Enquiry ${id} has no email address to reply to. Call, or add the address under 'Correct details'.`,
  });

export const replyNotFound = (id: string | number): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'ENQUIRIES.REPLY_NOT_FOUND',
    title: 'Reply not found',
    detail: `There is no reply ${id} to this enquiry: somebody may have changed it or thrown it away.`,
  });

/** Otherwise a customer could get two answers from colleagues who do not know of each other. */
export const threadChanged = (id: number): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'ENQUIRIES.THREAD_CHANGED',
    title: 'Something has been added',
    detail: `Enquiry ${id} has got something since you opened it. Read it before you send.`,
  });

/** A mail that has left, or is on its way, cannot be taken back. */
export const replyLeft = (id: number): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'ENQUIRIES.REPLY_SENT',
    title: 'The reply has left',
    detail: `Reply ${id} has been sent meanwhile, or is on its way. It can no longer be changed.`,
  });
