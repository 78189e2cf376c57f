import { ProblemError } from '@forecourt/server-kit';

export const onlyFactorStays = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'IDENTITY.ONLY_SECOND_FACTOR',
    title: 'A second factor is required',
    detail: 'Everybody here has to have a second factor, and this is the only one you have. Add another one first.',
  });

export const ownFactorFirst = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'IDENTITY.NO_SECOND_FACTOR',
    title: 'Set up your own first',
    detail: 'You have no second factor yourself. Add a passkey or an authenticator app under Your account first.',
  });

/** Only for who has shown the password: it alone lets nobody in who has a passkey and no app. */
export const passkeyNeeded = (): ProblemError =>
  new ProblemError({
    status: 403,
    code: 'IDENTITY.PASSKEY_NEEDED',
    title: 'Login failed',
    detail:
      'Your password is right, but everybody here also has to show a second factor. Log in with your passkey. If you have lost it, ask an owner to take your second factor away.',
  });
