/** Hop-by-hop headers (RFC 9110 §7.6.1), and Expect, which the edge has answered itself. */
const ONE_CONNECTION_ONLY = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Checked by the edge against the requested host, which services do not know. */
const JUDGED = ['origin'];

/** What a proxy says about its client. Services accept it from the edge only. */
const SAID_BY_PROXIES = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

/** The trace of somebody else: ours begin at the edge (ADR 042). */
const SAID_BY_TRACERS = ['baggage', 'traceparent', 'tracestate'];

const without = <Value>(headers: Readonly<Record<string, Value>>, names: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())));

/** An answer's headers without those that concern only the connection to the service. */
export const endToEndHeaders = <Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> =>
  without(headers, ONE_CONNECTION_ONLY);

/** The same for a request, also without what strangers may claim about its origin. */
export const requestHeaders = <Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> =>
  without(headers, [...ONE_CONNECTION_ONLY, ...JUDGED, ...SAID_BY_PROXIES, ...SAID_BY_TRACERS]);
