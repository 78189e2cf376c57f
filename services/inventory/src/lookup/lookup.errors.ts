import { normaliseRegistration } from '@forecourt/rules';
import { type ExternalError, ProblemError } from '@forecourt/server-kit';

export const registrationNotFound = (registration: string): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'INVENTORY.REGISTRATION_NOT_FOUND',
    title: 'Registration not found',
    detail: `We couldn't find a vehicle with the registration ${normaliseRegistration(registration)}.`,
  });

/** No source has it, but some failed: 504 if all of those timed out, otherwise 503. */
export const lookupUnavailable = (registration: string, failures: readonly ExternalError[]): ProblemError => {
  const late = failures.every(({ reason }) => reason === 'late');
  const services = failures.map(({ service }) => service).join(' and ');
  return new ProblemError(
    {
      status: late ? 504 : 503,
      code: late ? 'INVENTORY.LOOKUP_LATE' : 'INVENTORY.LOOKUP_UNAVAILABLE',
      title: 'The lookup is not available',
      detail: `${normaliseRegistration(registration)} could not be looked up: ${services} did not answer. Try again in a moment, or enter the details manually.`,
    },
    { 'retry-after': failures[0]?.headers['retry-after'] ?? '10' },
  );
};
