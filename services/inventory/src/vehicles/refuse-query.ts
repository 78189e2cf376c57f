import { parseQuery } from '@forecourt/server-kit';
import { z } from 'zod';

const noQuerySchema = z.strictObject({});

/** For addresses that take no query: 400 with the names that were given (D10). */
export const refuseQuery = (query: unknown): void => {
  parseQuery(noQuerySchema, query);
};
