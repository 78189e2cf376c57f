import { parseQuery } from '@forecourt/server-kit';
import { z } from 'zod';

const noQuerySchema = z.strictObject({});

/** For endpoints without query parameters. @throws {ProblemError} 400 naming those that were sent (D10). */
export const refuseQuery = (query: unknown): void => {
  parseQuery(noQuerySchema, query);
};
