import fc from 'fast-check';
import type { z } from 'zod';
import { ROUTES, type Route } from './routes.ts';
import { hostileText, hostileValue, nearly } from './values.ts';
import type { Delivery } from './wire.ts';

export interface HostileRequest extends Delivery {
  readonly route: Route;
  readonly method: string;
  /** Directly to the service, or through the edge like a visitor. */
  readonly through: 'edge' | 'service';
  /** Whether it has a valid staff token. */
  readonly isStaff: boolean;
  /** Whether it is a complete HTTP request, so that an answer is required. */
  readonly isWhole: boolean;
}

/** Placeholder for the staff token, which is neither generated nor printed. */
export const TOKEN = '<token>';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'NONSENSE'];

const encode = (text: string): string =>
  [...Buffer.from(text, 'utf8')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const encodedText = hostileText.map(encode);

const parameter = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 60 }).map(String) },
  { weight: 2, arbitrary: fc.uuid() },
  fc.constantFrom(
    '0',
    '-1',
    '01',
    '1e3',
    '2147483648',
    '9'.repeat(400),
    '%',
    '%zz',
    '%2e%2e%2f',
    '..;',
    'NaN',
    'a b'.replace(' ', '%20'),
  ),
  encodedText,
);

const queryOf = (schema: z.ZodType | undefined): fc.Arbitrary<string> => {
  const stray = fc.constantFrom('', '', '?', '?=', '?&&&', '?a[b]=1', '?__proto__=1', '?%', '?x=%ff', '?page=1');
  if (!schema) return stray;
  const given = nearly(schema, 'input', hostileText).map((query) =>
    Object.entries(query as object)
      .flatMap(([name, value]) => [value].flat().map((one) => `${encode(name)}=${encode(String(one))}`))
      .join('&'),
  );
  const twice = given.map((query) => `?${query}&${query}`);
  return fc.oneof({ weight: 8, arbitrary: given.map((query) => `?${query}`) }, twice, stray);
};

const jsonOf = (schema: z.ZodType | undefined): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: (schema ? nearly(schema, 'output', hostileValue) : hostileValue).map((value) => JSON.stringify(value) ?? ''),
    },
    { weight: 2, arbitrary: hostileValue.map((value) => JSON.stringify(value) ?? '') },
  );

const bodyOf = (schema: z.ZodType | undefined): fc.Arbitrary<Buffer> => {
  const json = jsonOf(schema);
  return fc.oneof(
    { weight: 12, arbitrary: json.map((text) => Buffer.from(text)) },
    json.map((text) => Buffer.from(text.replace('{', '{"a":1,"a":2,'))),
    json.map((text) => Buffer.from(text.slice(0, text.length / 2))),
    json.map((text) => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe, 0])])),
    fc
      .constantFrom('', '{', '[1,', '"', '\0', '{"a":1e999999}', '9'.repeat(10_000), `"${'a'.repeat(300_000)}"`)
      .map((text) => Buffer.from(text)),
  );
};

const JSON_TYPE = 'content-type: application/json';
const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant(JSON_TYPE) },
  fc.constantFrom(
    'x: y',
    'content-type:',
    'content-type: text/plain',
    'content-type: application/json; charset=utf-16',
    'content-type: image/png',
  ),
  fc.constantFrom(
    'content-type: multipart/form-data',
    'content-type: application/x-www-form-urlencoded',
    'content-type: ;;;',
    `content-type: ${'a/'.repeat(3_000)}`,
  ),
);
const oddHeader = fc.constantFrom(
  'accept: text/event-stream',
  'accept: ,;q=,',
  'accept-encoding: br;q=0, *;q=x',
  'if-none-match: "a", W/"b", *',
  'range: bytes=9-1,-0',
  'cookie: forecourt_device=a.b.c; =; \xff',
  'authorization: Bearer a.b.c',
  'authorization: Basic \xff\xfe',
  'idempotency-key: fuzz',
  'idempotency-key: \xe9',
  'idempotency-key: a\r\nidempotency-key: b',
  'x-correlation-id: \xff',
  'x-forwarded-for: ,,, unknown',
  'x-forwarded-for: 256.1.1.1',
  'x-forwarded-for: ::ffff:1.2.3.4%eth0',
  'expect: 100-continue',
  'expect: the unexpected',
  'upgrade: websocket\r\nconnection: upgrade',
  'content-encoding: gzip',
  '__proto__: x\r\nconstructor: y',
  'x: y\r\n z',
  `x-long: ${'x'.repeat(20_000)}`,
);

interface Framed {
  readonly headers: readonly string[];
  readonly body: Buffer;
  readonly halfClose: boolean;
  readonly isWhole: boolean;
}

/** How a body's length is declared, and how it is sent. */
const framed = (body: Buffer): fc.Arbitrary<Framed> => {
  const length = (bytes: number) => `content-length: ${bytes}`;
  const chunked = 'transfer-encoding: chunked';
  const chunks = Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);
  const asIs = { headers: [length(body.length)], body, halfClose: false, isWhole: true };
  const broken = { ...asIs, isWhole: false, halfClose: true };
  return fc.oneof(
    { weight: 20, arbitrary: fc.constant<Framed>(asIs) },
    fc.constantFrom<Framed>(
      { ...asIs, halfClose: true },
      { ...asIs, headers: [chunked], body: body.length > 0 ? chunks : Buffer.from('0\r\n\r\n') },
      { ...broken, headers: [length(body.length + 100)] },
      { ...broken, headers: [length(Math.max(0, body.length - 1))] },
      { ...broken, headers: [length(body.length), length(body.length + 1)] },
      { ...broken, headers: [length(body.length), chunked] },
      { ...broken, headers: [chunked], body: chunks.subarray(0, -5) },
      { ...broken, headers: [chunked], body: Buffer.from('zz\r\n{}\r\n0\r\n\r\n') },
      { ...broken, headers: [chunked], body: Buffer.from('ffffffffffffffff\r\n{}') },
      { ...broken, headers: ['content-length: -1'] },
      { ...broken, headers: ['content-length: 9999999999999999999999'] },
    ),
  );
};

const hasBody = (method: string): boolean => !['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'].includes(method);

/** Sensible callers use different networks, so that rate limits leave room for all of them; password guesses do not. */
const networkOf = ({ path }: Route, number: number): string[] =>
  path === '/api/admin/login' ? [] : [`x-forwarded-for: 198.18.${number >> 8}.${number & 255}`];

const requestTo = (route: Route): fc.Arbitrary<HostileRequest> =>
  fc
    .record({
      through: fc.constantFrom('edge', 'service', 'service'),
      method: fc.oneof({ weight: 9, arbitrary: fc.constant<string>(route.method) }, fc.constantFrom(...METHODS)),
      parameter,
      query: queryOf(route.query),
      headers: fc.array(oddHeader, { maxLength: 2 }),
      isUsual: fc.boolean(),
      type: contentType,
      isStaff: fc.boolean(),
      network: fc.nat(65_535),
      content: bodyOf(route.body).chain(framed),
      nothing: framed(Buffer.alloc(0)),
    })
    .map(({ through, method, parameter: value, query, headers, isUsual, type, isStaff, network, content, nothing }) => {
      const sendsBody = route.body || hasBody(method);
      const frame = sendsBody ? content : nothing;
      const token = isStaff && !route.endsSession && !route.goesOn;
      const head = [
        `${method} ${route.path.replace(/\{\w+\}/, value)}${query} HTTP/1.1`,
        'host: fuzz.example',
        ...(sendsBody ? [type] : []),
        ...(token ? [`authorization: Bearer ${TOKEN}`] : []),
        ...networkOf(route, network),
        ...(isUsual ? [] : headers),
        ...frame.headers,
        '\r\n',
      ];
      const bytes = Buffer.concat([Buffer.from(head.join('\r\n').replace(/\r\n\r\n\r\n$/, '\r\n\r\n'), 'latin1'), frame.body]);
      // Upgrades and `Expect` are answered only by servers that support them.
      const isPlain = isUsual || !headers.some((header) => /^(upgrade|expect)/.test(header));
      const { halfClose, isWhole } = frame;
      return {
        route,
        method,
        through: through as HostileRequest['through'],
        isStaff: token,
        bytes,
        halfClose,
        isWhole: isWhole && isPlain && !halfClose,
      };
    });

/** A request to any route of any service that its caller should not have sent, or might have. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.constantFrom(...ROUTES).chain(requestTo);
