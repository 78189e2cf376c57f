/** What concerns one connection only, RFC 9110 §7.6.1, and Expect, which the edge has answered itself. */
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

/** The edge has compared it with the host that was asked, which a service is not told. */
const JUDGED = ['origin'];

/** What a proxy says about its client. Only the edge may say it to a service. */
const SAID_BY_PROXIES = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

const without = <Value>(headers: Readonly<Record<string, Value>>, names: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())));

/** The headers of an answer that are for the client and not for the connection it came on. */
export const endToEndHeaders = <Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> =>
  without(headers, ONE_CONNECTION_ONLY);

/** The same of a request, without what strangers may claim about where it comes from. */
export const requestHeaders = <Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> =>
  without(headers, [...ONE_CONNECTION_ONLY, ...JUDGED, ...SAID_BY_PROXIES]);
