import { types } from 'node:util';

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** SQLSTATE classes: 08 connection, 53 resources (too many connections, disk full), 57P0x shutting down or starting up. */
const UNAVAILABLE_SQLSTATE = /^(08\w{3}|53\w{3}|57P0[1-5])$/;

/** Errors of pg, node-redis and nats.js that have no code. */
const UNAVAILABLE_NAMES = new Set([
  'ClientOfflineError',
  'ClientClosedError',
  'SocketClosedUnexpectedlyError',
  'ConnectionTimeoutError',
  'SocketTimeoutError',
  'DisconnectsClientError',
  'CommandTimeoutDuringExecutionError',
  'ConnectionError',
  'ClosedConnectionError',
  'DrainingConnectionError',
  'TimeoutError',
  'NoRespondersError',
  'DeadlineError',
  // TypeORM's error if the connection is lost during a transaction.
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
]);
const UNAVAILABLE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Driver not Connected|DataSource is not (set|initialized)|Cannot use a pool after/i;

/** Whether an error means that PostgreSQL, Redis or NATS is unreachable, rather than that it refused an operation. */
export const isStoreUnavailable = (error: unknown): boolean => {
  // Not instanceof, because errors of Node's own modules may come from another realm, as in Jest.
  if (!types.isNativeError(error)) return false;
  if (error instanceof AggregateError && error.errors.some(isStoreUnavailable)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    NETWORK_CODES.has(code) ||
    UNAVAILABLE_SQLSTATE.test(code) ||
    UNAVAILABLE_NAMES.has(error.name) ||
    UNAVAILABLE_NAMES.has(error.constructor.name) ||
    UNAVAILABLE_MESSAGES.test(error.message) ||
    isStoreUnavailable(error.cause)
  );
};
