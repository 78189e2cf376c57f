import type { Problem } from '@forecourt/contracts';

type ProblemFields = Pick<Problem, 'status' | 'code' | 'title' | 'detail' | 'errors'>;

/**
 * The only way to refuse a request: becomes an RFC 9457 answer with this status. `code` is stable and meant for programs
 * (`INVENTORY.VEHICLE_NOT_FOUND`); `detail` is a sentence that includes the values.
 */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly errors: Problem['errors'];

  constructor(
    fields: ProblemFields,
    /** Response headers such as `retry-after` (seconds). */
    readonly headers: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
  ) {
    super(fields.detail, options);
    this.name = 'ProblemError';
    this.status = fields.status;
    this.code = fields.code;
    this.title = fields.title;
    this.errors = fields.errors;
  }
}
