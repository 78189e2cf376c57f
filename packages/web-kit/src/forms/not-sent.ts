import { ApiError } from '@forecourt/web-kit';

/** Why a form was not accepted, worded for the visitor. */
export interface NotSent {
  /** The status of the page that shows it. */
  readonly status: number;
  /** The message for each field. */
  readonly fields: Readonly<Record<string, string>>;
  /** A message about the form as a whole. */
  readonly notice: string | null;
}

const MINUTE = 60;

/** "in a moment", "in 30 seconds", "in 7 minutes". */
export function inTime(seconds: number | null): string {
  if (seconds === null || seconds <= 5) return 'in a moment';
  if (seconds < MINUTE) return `in ${seconds} seconds`;
  const minutes = Math.ceil(seconds / MINUTE);
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}

/** Separates errors of the form's fields from others. */
function refused(errors: readonly { path: string; message: string }[], formFields: readonly string[]): NotSent {
  const beside = errors.filter(({ path }) => formFields.includes(path));
  return {
    status: 400,
    fields: Object.fromEntries(beside.map(({ path, message }) => [path, message])),
    notice: beside.length > 0 ? null : (errors[0]?.message ?? null),
  };
}

/**
 * @param formFields the names of the form's fields.
 * @param phone the dealership's number, offered as an alternative.
 */
export function whyNotSent(error: unknown, formFields: readonly string[], phone: string): NotSent {
  const because = (status: number, what: string): NotSent => ({ status, fields: {}, notice: `${what}, or call us on ${phone}.` });
  const unanswered = () =>
    because(504, 'There was no answer in time, so your request may or may not have arrived. It is safe to send it again');
  if (error instanceof TypeError) {
    return because(503, 'Nothing you typed is lost: check your connection and try again');
  }
  if (!(error instanceof ApiError)) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    return timedOut
      ? unanswered()
      : because(503, 'Something went wrong at our end. Nothing you typed is lost: try again in a moment');
  }
  const { status, problem, retryAfterSeconds } = error;
  if (status === 400 && problem?.errors?.length) return refused(problem.errors, formFields);
  if (status === 504) return unanswered();
  const when = inTime(retryAfterSeconds);
  if (status === 429) {
    return because(429, `Too many requests have come from your connection. Nothing you typed is lost: try again ${when}`);
  }
  return because(
    status >= 500 || status === 409 ? 503 : status,
    `Something went wrong at our end. Nothing you typed is lost: try again ${when}`,
  );
}
