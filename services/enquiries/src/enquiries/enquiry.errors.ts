import { ProblemError } from '@forecourt/service-kit';

export const enquiryNotFound = (id: string | number): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'ENQUIRIES.ENQUIRY_NOT_FOUND',
    title: 'Enquiry not found',
    detail: `There is no enquiry ${id}.`,
  });

export const enquiryChanged = (id: number, expected: number, current: number): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'ENQUIRIES.VERSION_CONFLICT',
    title: 'Changed by someone else',
    detail: `Enquiry ${id} is at version ${current}, not ${expected}: it has since been changed. Reload it before changing it.`,
  });
