import { ProblemError } from '@forecourt/server-kit';

const refused = (status: 400 | 401 | 409, code: string, title: string, detail: string): ProblemError =>
  new ProblemError({ status, code: `IDENTITY.${code}`, title, detail });

const aboutTheCode = (code: string, message: string): ProblemError =>
  new ProblemError({
    status: 400,
    code: `IDENTITY.${code}`,
    title: 'The code was not accepted',
    detail: message,
    errors: [{ path: 'code', message }],
  });

/** @param isOfApp whether it looks like a code of the app, and not like a recovery code. */
export const wrongCode = (isOfApp: boolean): ProblemError =>
  aboutTheCode(
    'WRONG_CODE',
    isOfApp
      ? 'This code is not right, or has been used or replaced. Enter the next one that your app shows. If that is not right either, let your phone set its clock automatically.'
      : 'This recovery code is not right, or has been used: each works once.',
  );

/** Digits, but too few or too many for the app, and too few for a recovery code. */
export const notSixDigits = (): ProblemError =>
  aboutTheCode('WRONG_CODE', 'A code of the app has six digits. Enter all six that it shows now.');

export const noCodesLeft = (): ProblemError =>
  aboutTheCode(
    'NO_RECOVERY_CODES',
    'All your recovery codes have been used. Enter a code of your app, or ask an owner to take your second factor away.',
  );

/** It has been used, is too old, or the account has changed meanwhile. Nobody learns which. */
export const ticketIsOver = (): ProblemError =>
  refused(401, 'SIGN_IN_OVER', 'Login failed', 'That took too long, or your account has changed meanwhile. Log in again.');

export const hasAuthenticator = (): ProblemError =>
  refused(
    409,
    'HAS_AUTHENTICATOR',
    'It is turned on already',
    'Your authenticator app has been turned on meanwhile. Turn it off first to use another one.',
  );

export const noAuthenticator = (): ProblemError =>
  refused(409, 'NO_AUTHENTICATOR', 'It is turned off', 'No authenticator app is turned on for this account any more.');

export const setUpIsOver = (): ProblemError =>
  refused(409, 'SET_UP_OVER', 'Begin again', 'This was begun again or ended elsewhere. Begin again with a new QR code.');

export const hasNoAccount = (): ProblemError =>
  refused(409, 'NO_ACCOUNT', 'No account', 'An operator’s token has no account, and so no second factor.');
