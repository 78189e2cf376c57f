import { type Api, ApiError } from '@forecourt/web-kit';
import { type FormStart, newIdempotencyKey } from './form-start.ts';

/** Longer than the service ever takes, shorter than people wait. */
const ANSWER_DEADLINE_MS = 15_000;

/** Problems that an immediate retry solves, by code. */
const MENDED: Readonly<Record<string, (start: FormStart) => FormStart>> = {
  // An earlier attempt arrived after all, and the visitor has changed the form since: this is a new request.
  'SERVICE.IDEMPOTENCY_KEY_REUSED': (start) => ({ ...start, idempotencyKey: newIdempotencyKey() }),
  // The token has expired: send the form without one.
  'ENQUIRIES.FORM_TOKEN_EXPIRED': (start) => ({ ...start, formToken: null }),
  'ENQUIRIES.FORM_TOKEN_INVALID': (start) => ({ ...start, formToken: null }),
};

const problemCode = (error: unknown): string => (error instanceof ApiError ? (error.problem?.code ?? '') : '');

/**
 * Sends a form's fields as JSON.
 * @throws ApiError, or the error of the connection.
 */
export async function postForm<Answer>(api: Api, path: string, fields: object, start: FormStart): Promise<Answer> {
  const send = ({ idempotencyKey, formToken }: FormStart) =>
    api.json<Answer>(path, {
      method: 'POST',
      body: { ...fields, ...(formToken !== null && { formToken }) },
      headers: { 'idempotency-key': idempotencyKey },
      signal: AbortSignal.timeout(ANSWER_DEADLINE_MS),
    });
  try {
    return await send(start);
  } catch (error) {
    const mend = MENDED[problemCode(error)];
    if (!mend) throw error;
    return send(mend(start));
  }
}
