import { ProblemError } from '@forecourt/server-kit';

const refused = (status: 404 | 409 | 410, code: string, title: string, detail: string): ProblemError =>
  new ProblemError({ status, code: `IDENTITY.${code}`, title, detail });

export const memberNotFound = (): ProblemError =>
  refused(404, 'MEMBER_NOT_FOUND', 'No such account', 'There is no such account any more.');

export const firstAccountStays = (): ProblemError =>
  refused(
    409,
    'FIRST_ACCOUNT',
    'The first account stays',
    'The first account is always an owner, so that somebody can let the others in. Its password is that of the settings.',
  );

export const ownAccountStays = (): ProblemError =>
  refused(409, 'OWN_ACCOUNT', 'This is your own account', 'You cannot change your own account. Ask another owner.');

export const hasPassword = (): ProblemError =>
  refused(
    409,
    'HAS_PASSWORD',
    'The invitation has been accepted',
    'The invitation has been accepted meanwhile. Disable the account instead.',
  );

export const isDisabled = (): ProblemError =>
  refused(409, 'ACCOUNT_DISABLED', 'The account is disabled', 'The account is disabled. Enable it first.');

export const changedMeanwhile = (): ProblemError =>
  refused(
    409,
    'CHANGED_MEANWHILE',
    'Somebody else was faster',
    'Somebody else has changed this account meanwhile. Close this, look at it again, and change it if it is still wrong.',
  );

/** @param path the field that somebody else has. */
export const taken = (path: 'name' | 'email'): ProblemError => {
  const message =
    path === 'name' ? 'Somebody else has this name. Add an initial, for example' : 'Somebody else has this email address';
  return new ProblemError({
    status: 409,
    code: 'IDENTITY.TAKEN',
    title: 'Somebody else has it',
    detail: `${message}.`,
    errors: [{ path, message }],
  });
};

export const linkIsOver = (): ProblemError =>
  refused(
    410,
    'LINK_OVER',
    'This link is over',
    'This link has been used, has been replaced by a newer one, or is more than seven days old. Ask for a new one.',
  );

export const addressWasCorrected = (): ProblemError =>
  refused(
    410,
    'ADDRESS_CORRECTED',
    'This link has been replaced',
    'The email address of this invitation has been corrected, and a new invitation was made for the right one. Use the link in that, or ask whoever invited you.',
  );
