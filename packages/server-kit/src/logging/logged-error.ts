import { pino } from 'pino';

/**
 * What the log says of an error: no fields but its code and the statement that failed. What a statement was given, and the row
 * that PostgreSQL shows in `detail`, may be personal data.
 */
export const loggedError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, code, query } = pino.stdSerializers.err(error);
  return { type, message, stack, code, query };
};
