/**
 * How long idle connections to services are kept, in milliseconds: shorter than a stopping service waits (DRAIN_SECONDS), so that
 * no request meets a connection that is just being closed.
 */
const IDLE_MS = 2_000;

/** For undici's agents. */
export const IDLE_CONNECTIONS = { keepAliveTimeout: IDLE_MS, keepAliveMaxTimeout: IDLE_MS };
