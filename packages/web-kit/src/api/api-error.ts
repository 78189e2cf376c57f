import type { Problem } from '@forecourt/contracts';

/** An unsuccessful API call. The message is specified (product §8): status, colon, space, body (or status text). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** The problem details, if the answer has them. */
  readonly problem: Problem | null;
  /** From Retry-After, if the answer has it. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: string, statusText = '', retryAfter: string | null = null) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.problem = problemIn(body);
    this.retryAfterSeconds = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

/** By contract every error is a problem, but a proxy in between may answer anything. */
function problemIn(body: string): Problem | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && 'code' in value && 'detail' in value ? (value as Problem) : null;
  } catch {
    return null;
  }
}
