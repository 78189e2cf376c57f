import { MAX_PASSKEYS } from '@forecourt/contracts';
import { ProblemError } from '@forecourt/server-kit';

const refused = (status: 400 | 401 | 404 | 409, code: string, title: string, detail: string): ProblemError =>
  new ProblemError({ status, code: `IDENTITY.${code}`, title, detail });

/** Nobody learns which: it is unknown, or its answer is not right or too late. */
export const passkeyRefused = (): ProblemError =>
  refused(
    401,
    'PASSKEY_REFUSED',
    'Login failed',
    'This passkey does not log in here, or that took too long. Try again, or log in with your password.',
  );

export const passkeyNotKept = (): ProblemError =>
  refused(400, 'PASSKEY_NOT_KEPT', 'The passkey was not kept', 'That took too long, or was answered elsewhere. Begin again.');

export const passkeyTaken = (): ProblemError =>
  refused(409, 'PASSKEY_TAKEN', 'It is there already', 'This passkey has been added already.');

export const tooManyPasskeys = (): ProblemError =>
  refused(409, 'TOO_MANY_PASSKEYS', 'Too many passkeys', `An account may have ${MAX_PASSKEYS} passkeys. Remove one first.`);

export const passkeyNotFound = (): ProblemError =>
  refused(404, 'PASSKEY_NOT_FOUND', 'No such passkey', 'This passkey has been removed already.');
