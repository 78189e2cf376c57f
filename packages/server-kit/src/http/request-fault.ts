import type { IncomingMessage } from 'node:http';

/** Maximum length of a URL; all filters together take less than a quarter of it. */
const MAX_URL_LENGTH = 8 * 1024;

const VERSIONS = new Set(['1.0', '1.1']);
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;
/** Methods without side effects. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostsOf = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.filter((_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');

/** Exactly one well-formed host; HTTP/1.0 needs none. */
function isHostRight(request: IncomingMessage): boolean {
  const [host, ...others] = hostsOf(request);
  if (host === undefined) return request.httpVersion === '1.0';
  return others.length === 0 && HOST.test(host);
}

/**
 * Whether another site's page makes the browser send this, according to Fetch Metadata or, in older browsers, Origin. Programs
 * send neither.
 */
function isFromElsewhere({ method = '', headers }: IncomingMessage): boolean {
  if (SAFE_METHODS.has(method)) return false;
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin' || site === 'none') return false;
  if (site === 'cross-site') return true;
  return origin !== undefined && origin.split('://')[1] !== host;
}

/**
 * The status for a request that no route accepts, because of its version, URL, host or because another site's page sends it
 * (architecture §5).
 */
export function requestFault(request: IncomingMessage): number | undefined {
  const { url = '', httpVersion } = request;
  if (!VERSIONS.has(httpVersion)) return httpVersion === '0.9' ? 400 : 505;
  if (!url.startsWith('/') || !isHostRight(request)) return 400;
  if (url.length > MAX_URL_LENGTH) return 414;
  return isFromElsewhere(request) ? 403 : undefined;
}
