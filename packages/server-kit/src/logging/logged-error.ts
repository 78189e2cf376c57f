import { pino } from 'pino';

/**
 * The loggable parts of an error: of its extra fields only the code and the failed statement, because the parameters and the row
 * that PostgreSQL shows in `detail` may be personal data.
 */
export const loggedError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, code, query } = pino.stdSerializers.err(error);
  return { type, message, stack, code, query };
};
