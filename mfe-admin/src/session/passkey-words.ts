import { ApiError } from '@forecourt/web-kit';
import { whyNot } from '../calls/why-not.ts';

/** Whether this browser has passkeys, at this address. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** By the names of the browser's errors. */
const REFUSED: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was used, or that took too long. Try again.',
  AbortError: 'No passkey was used, or that took too long. Try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Your browser takes no passkeys at this address. Open the back office at its usual address.',
};

/** Why a passkey was not used or added: what the browser or the server says of it. */
export const whyNoPasskey = (error: Error): string =>
  error instanceof ApiError ? whyNot(error) : (REFUSED[error.name] ?? whyNot(error));
