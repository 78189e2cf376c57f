/** What NATS clients need of an address: `connect(natsOptions(url))`. */
export interface NatsOptions {
  readonly servers: string;
  readonly user?: string;
  readonly pass?: string;
  readonly token?: string;
  /** Begins the subjects that answers come back on. */
  readonly inboxPrefix?: string;
}

/** What comes before the name in the inboxes of a user, which nobody else may read. */
export const INBOX = '_INBOX';

/**
 * Reads the address of a NATS server, with the credentials it may carry: `nats://user:password@host:4222`, or a token in the
 * user's place. The client itself ignores them there. Answers come back on inboxes named after the user, so that the server
 * can keep each user's from the others.
 */
export const natsOptions = (url: string): NatsOptions => {
  const { protocol, username, password, host } = new URL(url);
  const servers = `${protocol}//${host}`;
  if (username === '') return { servers };
  const user = decodeURIComponent(username);
  if (password === '') return { servers, token: user };
  return { servers, user, pass: decodeURIComponent(password), inboxPrefix: `${INBOX}.${user.replace(/[^\w-]/g, '_')}` };
};

/** A service's events live in one stream that has its name; the first word of a subject or pattern names it. */
export const streamOf = (subject: string): string => subject.split('.', 1)[0] ?? subject;

/**
 * The pattern by which several types of event are heard in one order: `*` stands where they differ. They belong to one service
 * and have the same number of words.
 */
export const patternOf = (events: readonly { readonly type: string }[]): string => {
  const [first = [], ...others] = events.map(({ type }) => type.split('.'));
  return first.map((word, place) => (others.every((type) => type[place] === word) ? word : '*')).join('.');
};

/** The durable consumer by which a service handles a pattern, shared by its replicas. Such names may hold no dots or wildcards. */
export const durableOf = (service: string, pattern: string): string =>
  `${service}-${pattern.replaceAll('.', '_').replaceAll('*', 'any').replaceAll('>', 'all')}`;

/** The stream of events that could not be handled: `dead.<service>.<consumer>`. */
export const DEAD_LETTERS = 'dead';

/**
 * Where a service says again and again, outside of any stream, that JetStream has acknowledged all its events. Whoever keeps
 * copies that events drop answers from them only while that is heard: an edit whose event can't be stored is not hidden.
 */
export const levelSubject = (service: string): string => `level.${service}`;

/** How often a service says so, in milliseconds. */
export const LEVEL_EVERY_MS = 250;

/** How long it holds, in milliseconds: an edit is hidden for less than a second, and one that is late does no harm. */
export const LEVEL_HOLDS_MS = 800;
