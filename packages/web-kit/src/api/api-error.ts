import type { Problem } from '@forecourt/contracts';

/** A call that was not answered with success. The message is product §8: status, colon, space, body (or status text). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** The problem details, where the answer was one. */
  readonly problem: Problem | null;
  /** When to try again (Retry-After), where the answer said so. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: string, statusText = '', retryAfter: string | null = null) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.problem = problemIn(body);
    this.retryAfterSeconds = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

/** Every answer that is not a success is a problem by contract, but a proxy in between may answer anything. */
function problemIn(body: string): Problem | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && 'code' in value && 'detail' in value ? (value as Problem) : null;
  } catch {
    return null;
  }
}
