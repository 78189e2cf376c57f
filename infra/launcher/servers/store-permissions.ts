import {
  countVisitsV1,
  DEALERSHIP_BUCKET,
  DRAFTS_BUCKET,
  dataRequestReceivedV1,
  durableOf,
  EVERY_PART_SPANS,
  enquiryEnteredV1,
  enquiryReceivedV1,
  getAccountStateV1,
  getVehicleV1,
  INBOX,
  levelSubject,
  listStockV1,
  patternOf,
  picturesCopiedV1,
  REGISTRY_BUCKET,
  RELEASE_VIEWS_SUBJECT,
  SERVICES,
  type ServiceName,
  saltVisitsV1,
  sendStaffLinkV1,
  sendStaffNoticeV1,
  spansSubject,
  staffActionEvents,
  streamOf,
  vehicleEvents,
  writePostV1,
} from '@forecourt/contracts';

/** Users of NATS: `operator`, for administration, may do anything. */
export const NATS_USERS = [...SERVICES, 'shell', 'operator'] as const;
export type NatsUser = (typeof NATS_USERS)[number];

export const REDIS_USERS = [...SERVICES, 'operator'] as const;
export type RedisUser = (typeof REDIS_USERS)[number];

interface Needs {
  /** Patterns of its `@EventPattern` handlers: each has a durable consumer. */
  readonly handles?: readonly string[];
  /** Patterns that it reads as a feed, without a durable consumer. */
  readonly follows?: readonly string[];
  /** Commands that it sends to other services. */
  readonly asks?: readonly string[];
  /** Subjects outside any stream. */
  readonly says?: readonly string[];
  readonly hears?: readonly string[];
  /** Patterns of its Redis keys besides those that begin with its own name. */
  readonly keys?: readonly string[];
}

const VEHICLES = patternOf(vehicleEvents);

/** The one table of what each part needs besides publishing its own events and answering its own commands. */
export const NEEDS: Readonly<Record<ServiceName | 'shell', Needs>> = {
  inventory: {
    follows: ['inventory.vehicle.>'],
    handles: [VEHICLES, enquiryReceivedV1.type, enquiryEnteredV1.type, picturesCopiedV1.type],
  },
  media: { handles: [VEHICLES] },
  enquiries: {
    handles: [VEHICLES, enquiryReceivedV1.type, enquiryEnteredV1.type, dataRequestReceivedV1.type],
    asks: [getVehicleV1.subject, getAccountStateV1.subject],
  },
  assistant: { handles: [VEHICLES], follows: [VEHICLES], asks: [listStockV1.subject, getVehicleV1.subject] },
  social: { handles: [VEHICLES], asks: [writePostV1.subject, getVehicleV1.subject] },
  identity: {
    asks: [sendStaffLinkV1.subject, sendStaffNoticeV1.subject],
    follows: ['inventory.vehicle.>', 'enquiries.>'],
    handles: staffActionEvents.map(({ type }) => type),
    keys: ['revoked:*', 'revocations:known', 'sign-in:*'],
  },
  releases: { hears: [RELEASE_VIEWS_SUBJECT, EVERY_PART_SPANS] },
  shell: {
    follows: ['inventory.vehicle.>'],
    says: [RELEASE_VIEWS_SUBJECT],
    asks: [saltVisitsV1.subject, countVisitsV1.subject],
  },
};

/** Keys that every service's guard reads. */
export const READ_BY_ALL = ['revoked:*', 'revocations:known'];

export interface Permissions {
  readonly publish: { readonly allow: readonly string[]; readonly deny: readonly string[] };
  readonly subscribe: { readonly allow: readonly string[] };
}

/** What a user may publish and subscribe to; undefined for a user who may do anything. */
export function permissionsOf(user: NatsUser): Permissions | undefined {
  if (user === 'operator') return undefined;
  const { handles = [], follows = [], asks = [], says = [], hears = [] } = NEEDS[user];
  const isService = user !== 'shell';
  const streams = [...(isService ? [user] : []), ...[...handles, ...follows].map(streamOf)];
  const publish = [
    '$JS.API.INFO',
    ...[...new Set(streams)].flatMap((stream) => streamCalls(stream, isService ? user : undefined)),
    ...handles.flatMap((pattern) => durableCalls(user, pattern)),
    ...follows.flatMap(passingCalls),
    ...(isService ? [`${user}.>`, levelSubject(user), ...askersOf(user).map(inboxOf)] : []),
    ...asks,
    ...says,
    spansSubject(user),
    ...[...Object.keys(WATCHERS), ...Object.keys(READERS)].flatMap((bucket) => bucketCalls(user, bucket)),
  ];
  const levels = follows.map((pattern) => levelSubject(streamOf(pattern)));
  const subscribe = [inboxOf(user), ...levels, ...hears, ...(isService ? [`cmd.${user}.>`] : [])];
  return {
    publish: { allow: [...new Set(publish)], deny: follows.length > 0 ? foreignDurables(user) : [] },
    subscribe: { allow: subscribe },
  };
}

/** Where a user's answers arrive. */
const inboxOf = (user: string): string => `${INBOX}.${user}.>`;

/**
 * Who sends commands to a service, and is answered. Not `allow_responses`: with it the server also remembers the reply subject of
 * every event that it delivers, and beyond 4,096 of them searches all at each delivery.
 */
const askersOf = (service: string): readonly string[] => [
  'operator',
  ...Object.entries(NEEDS).flatMap(([user, { asks = [] }]) =>
    asks.some((subject) => subject.startsWith(`cmd.${service}.`)) ? [user] : [],
  ),
];

/** Durable consumers create a stream that is missing; only its publisher may change it. */
function streamCalls(stream: string, service: string | undefined): string[] {
  const calls = ['INFO', ...(service ? ['CREATE'] : []), ...(stream === service ? ['UPDATE'] : [])];
  return calls.map((call) => `$JS.API.STREAM.${call}.${stream}`);
}

function durableCalls(user: string, pattern: string): string[] {
  const consumer = `${streamOf(pattern)}.${durableOf(user, pattern)}`;
  return [
    `$JS.API.CONSUMER.CREATE.${consumer}.${pattern}`,
    `$JS.API.CONSUMER.INFO.${consumer}`,
    `$JS.API.CONSUMER.MSG.NEXT.${consumer}`,
    `$JS.ACK.${consumer}.>`,
    // Tells for how long the oldest unhandled event has waited.
    `$JS.API.STREAM.MSG.GET.${streamOf(pattern)}`,
  ];
}

/** An ephemeral consumer has a different name each time. */
function passingCalls(pattern: string): string[] {
  const stream = streamOf(pattern);
  const calls = ['INFO', 'DELETE', 'MSG.NEXT'].map((call) => `$JS.API.CONSUMER.${call}.${stream}.*`);
  return [`$JS.API.CONSUMER.CREATE.${stream}.*.${pattern}`, `$JS.API.STREAM.MSG.GET.${stream}`, ...calls];
}

/** Permissions cannot match a prefix of consumer names: a user of ephemeral consumers is denied the other parts' durable ones. */
function foreignDurables(user: string): string[] {
  return Object.entries(NEEDS).flatMap(([owner, { handles = [] }]) =>
    handles.flatMap((pattern) => {
      const consumer = `${streamOf(pattern)}.${durableOf(owner, pattern)}`;
      const others = owner === user ? [] : [`CREATE.${consumer}.>`, `MSG.NEXT.${consumer}`];
      return [...others, `DELETE.${consumer}`].map((call) => `$JS.API.CONSUMER.${call}`);
    }),
  );
}

/** Who watches what the releases service writes. */
const WATCHERS: Readonly<Record<string, readonly string[]>> = {
  [REGISTRY_BUCKET]: ['shell'],
  [DEALERSHIP_BUCKET]: ['shell', 'inventory', 'enquiries', 'assistant', 'identity'],
};

/** Who looks keys up in it. */
const READERS: Readonly<Record<string, readonly string[]>> = { [DRAFTS_BUCKET]: ['shell'] };

function bucketCalls(user: NatsUser, bucket: string): string[] {
  const stream = `KV_${bucket}`;
  const entries = `$KV.${bucket}.>`;
  const info = `$JS.API.STREAM.INFO.${stream}`;
  if (WATCHERS[bucket]?.includes(user))
    return [info, `$JS.API.CONSUMER.CREATE.${stream}.*.${entries}`, `$JS.API.CONSUMER.DELETE.${stream}.*`, `$JS.FC.${stream}.>`];
  if (READERS[bucket]?.includes(user)) return [`$JS.API.DIRECT.GET.${stream}.>`];
  if (user === 'releases') return [info, `$JS.API.STREAM.CREATE.${stream}`, `$JS.API.DIRECT.GET.${stream}.>`, entries];
  return [];
}

/** Redis 7 introduced read-only key permissions. */
const READ_ONLY_SINCE = 7;

/**
 * A user's rules in Redis's ACL syntax, without the password.
 *
 * @param version of the server; before 7 there are no read-only keys, so everybody's rules are wider.
 */
export function redisRules(user: RedisUser, version = READ_ONLY_SINCE): string {
  if (user === 'operator') return '~* +@all';
  const keys = [`${user}:*`, ...(NEEDS[user].keys ?? [])].map((pattern) => `~${pattern}`);
  const read = READ_BY_ALL.map((pattern) => `${version < READ_ONLY_SINCE ? '' : '%R'}~${pattern}`);
  const commands = ['-@all', '+@connection', '+@read', '+@write', '+@transaction', '+eval', '+evalsha', '+script|load'];
  return [...keys, ...read, ...commands, '-@admin', '-@dangerous', '-scan'].join(' ');
}
