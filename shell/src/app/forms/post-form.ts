import { type Api, ApiError } from '@forecourt/web-kit';
import { type FormStart, newIdempotencyKey } from './form-start.ts';

/** Longer than the service takes for anything, shorter than people wait. */
const ANSWER_DEADLINE_MS = 15_000;

const isKeyReused = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'SERVICE.IDEMPOTENCY_KEY_REUSED';

/**
 * Sends a form's fields as JSON. Where an earlier try did arrive after all and the visitor has changed something since,
 * what they have now is sent as a request of its own: nothing they said is lost.
 * @throws ApiError, or what the connection failed with.
 */
export async function postForm<Answer>(api: Api, path: string, fields: object, start: FormStart): Promise<Answer> {
  const send = (key: string) =>
    api.json<Answer>(path, {
      method: 'POST',
      body: { ...fields, ...(start.formToken !== null && { formToken: start.formToken }) },
      headers: { 'idempotency-key': key },
      signal: AbortSignal.timeout(ANSWER_DEADLINE_MS),
    });
  try {
    return await send(start.idempotencyKey);
  } catch (error) {
    if (isKeyReused(error)) return send(newIdempotencyKey());
    throw error;
  }
}
