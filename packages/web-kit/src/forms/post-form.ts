import { type Api, ApiError } from '@forecourt/web-kit';
import { type FormStart, newIdempotencyKey } from './form-start.ts';

/** Longer than the service takes for anything, shorter than people wait. */
const ANSWER_DEADLINE_MS = 15_000;

/** What a second try mends at once; the codes are those of the services' problems. */
const MENDED: Readonly<Record<string, (start: FormStart) => FormStart>> = {
  // An earlier try did arrive after all, and the visitor has changed something since: a request of its own.
  'SERVICE.IDEMPOTENCY_KEY_REUSED': (start) => ({ ...start, idempotencyKey: newIdempotencyKey() }),
  // The page was open for longer than its token holds: sent as one that never had a token.
  'ENQUIRIES.FORM_TOKEN_EXPIRED': (start) => ({ ...start, formToken: null }),
  'ENQUIRIES.FORM_TOKEN_INVALID': (start) => ({ ...start, formToken: null }),
};

const problemCode = (error: unknown): string => (error instanceof ApiError ? (error.problem?.code ?? '') : '');

/**
 * Sends a form's fields as JSON.
 * @throws ApiError, or what the connection failed with.
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
