/** Connection options from a URL: `connect(natsOptions(url))`. */
export interface NatsOptions {
  readonly servers: string;
  readonly user?: string;
  readonly pass?: string;
  readonly token?: string;
  /** Prefix of the subjects of replies. */
  readonly inboxPrefix?: string;
}

/** Prefix of inbox subjects; each user may only read its own. */
export const INBOX = '_INBOX';

/**
 * Parses the URL of a NATS server with optional credentials, which the client itself would ignore:
 * `nats://user:password@host:4222`, or a token instead of the user. Inboxes are named after the user, so that the server can
 * keep them private.
 */
export const natsOptions = (url: string): NatsOptions => {
  const { protocol, username, password, host } = new URL(url);
  const servers = `${protocol}//${host}`;
  if (username === '') return { servers };
  const user = decodeURIComponent(username);
  if (password === '') return { servers, token: user };
  return { servers, user, pass: decodeURIComponent(password), inboxPrefix: `${INBOX}.${user.replace(/[^\w-]/g, '_')}` };
};

/** The stream of a subject or pattern: its first word, the name of the service. */
export const streamOf = (subject: string): string => subject.split('.', 1)[0] ?? subject;

/**
 * The pattern that delivers several event types in one order, with `*` where they differ. They must belong to one service and
 * have the same number of words.
 */
export const patternOf = (events: readonly { readonly type: string }[]): string => {
  const [first = [], ...others] = events.map(({ type }) => type.split('.'));
  return first.map((word, place) => (others.every((type) => type[place] === word) ? word : '*')).join('.');
};

/** The name of the durable consumer for a pattern, shared by a service's replicas; names must not contain dots or wildcards. */
export const durableOf = (service: string, pattern: string): string =>
  `${service}-${pattern.replaceAll('.', '_').replaceAll('*', 'any').replaceAll('>', 'all')}`;

/**
 * Heartbeat subject on which a service reports, outside any stream, that JetStream has acknowledged all its events. Caches that
 * are invalidated by events are only used while it is received, so that an edit whose event cannot be stored is not hidden.
 */
export const levelSubject = (service: string): string => `level.${service}`;

/** Interval of the heartbeat in milliseconds. */
export const LEVEL_EVERY_MS = 250;

/** How long a heartbeat is valid, in milliseconds: an edit is hidden for less than a second, and a late heartbeat is tolerated. */
export const LEVEL_HOLDS_MS = 800;
