import { ProblemError } from '@forecourt/server-kit';

export const dataRequestNotFound = (id: string): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'ENQUIRIES.DATA_REQUEST_NOT_FOUND',
    title: 'Data subject request not found',
    detail: `There is no data subject request ${id}.`,
  });

export const dataRequestChanged = (reference: string): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'ENQUIRIES.VERSION_CONFLICT',
    title: 'Changed by someone else',
    detail: `Somebody has changed ${reference} since you loaded it. Look at it again before you change it.`,
  });

/** Reopening would be pointless: there is no address left to answer to. */
export const dataRequestErased = (reference: string): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'ENQUIRIES.DATA_REQUEST_ERASED',
    title: 'The person has been erased',
    detail: `${reference} can't be reopened: the details of whoever sent it have been erased.`,
  });

export const notExtendable = (reference: string): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'ENQUIRIES.NOT_EXTENDABLE',
    title: 'Cannot be extended',
    detail: `${reference} cannot be extended: it is done, or the first month, in which the person must be told, is over.`,
  });

export const notAnExtension = (after: string, latest: string): ProblemError => {
  const message = `Give a day after ${after}, ${latest} at the latest`;
  return new ProblemError({
    status: 400,
    code: 'ENQUIRIES.NOT_AN_EXTENSION',
    title: 'Not a date to extend to',
    detail: `${message}.`,
    errors: [{ path: 'extension.dueDate', message }],
  });
};
