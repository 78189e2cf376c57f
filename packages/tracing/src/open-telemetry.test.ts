import type { Span } from '@forecourt/contracts';
import { FakeServer } from '@forecourt/testing';
import { openTelemetry } from './open-telemetry.ts';

const ABOVE = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
const BEFORE = `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`;

let collector: FakeServer;
let reported: Span[];
let troubles: (string | undefined)[];
beforeEach(async () => {
  collector = await FakeServer.start(() => ({ status: 200, body: {} }));
  reported = [];
  troubles = [];
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.url;
  process.env['OTEL_EXPORTER_OTLP_HEADERS'] = 'api-key=secret';
});
afterEach(() => collector.stop());

const open = (hasCollector = true) =>
  openTelemetry({
    part: 'inventory',
    hasCollector,
    report: (spans) => void reported.push(...spans),
    onCollectorChange: (trouble) => void troubles.push(trouble?.message),
  });

it('sends a collector what OTLP over HTTP prescribes', async () => {
  const tracing = open();
  const span = tracing.start('process a.b.c.v1', { kind: 'consumer', repeats: BEFORE, facts: { 'messaging.message.id': '7' } });
  span.fail(Object.assign(new Error('ada@plumbing.example is taken'), { code: '23505' }));
  span.end();
  await tracing.close();

  const [request] = collector.requests;
  expect(request).toMatchObject({ method: 'POST', url: '/v1/traces' });
  expect(request?.headers).toMatchObject({ 'content-type': 'application/json', 'api-key': 'secret' });
  const { resourceSpans } = JSON.parse(request?.body ?? '');
  const text = (value: string) => ({ value: { stringValue: value } });
  expect(resourceSpans[0].resource.attributes).toContainEqual({ key: 'service.name', ...text('inventory') });
  expect(resourceSpans[0].scopeSpans[0].spans).toEqual([
    expect.objectContaining({
      traceId: span.traceparent.slice(3, 35),
      spanId: span.traceparent.slice(36, 52),
      name: 'process a.b.c.v1',
      kind: 5,
      status: { code: 2 },
      startTimeUnixNano: expect.stringMatching(/^\d{19}$/),
      attributes: [
        { key: 'messaging.message.id', ...text('7') },
        { key: 'error.type', ...text('23505') },
      ],
      links: [expect.objectContaining({ traceId: 'c'.repeat(32), spanId: 'd'.repeat(16) })],
    }),
  ]);
  expect(request?.body).not.toContain('ada@');
});

it.each([
  ['a parent', ABOVE, 'a'.repeat(32)],
  ['a later version of the header', `cc-${ABOVE.slice(3)}-what-comes`, 'a'.repeat(32)],
  ['a header that is malformed', 'nonsense', expect.not.stringMatching(/^a+$/)],
  ['ids of zeros', `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`, expect.not.stringMatching(/^0+$/)],
])('continues a trace by its header: %s', async (_what, parent, traceId) => {
  const tracing = open(false);
  tracing.start('SELECT vehicle', { kind: 'client', parent, startedAt: Date.now() - 40 }).end();
  await tracing.close();

  expect(reported).toEqual([expect.objectContaining({ traceId, part: 'inventory', kind: 'client', error: null, repeats: null })]);
  expect(reported[0]?.durationMs).toBeGreaterThan(39);
  expect(collector.requests).toEqual([]);
});

it('says once that a collector refuses, and goes on', async () => {
  collector.manners = () => ({ status: 400 });
  const tracing = open();
  // More than one batch.
  for (let count = 0; count < 1_100; count += 1) tracing.start('GET /', { kind: 'server' }).end();
  await tracing.close();

  expect(troubles).toHaveLength(1);
  expect(reported).toHaveLength(1_100);
});

it('closes in time while a collector hangs, and has forgotten what nobody took', async () => {
  process.env['OTEL_EXPORTER_OTLP_TIMEOUT'] = '1500';
  collector.manners = () => new Promise(() => undefined);
  const tracing = open();
  for (let count = 0; count < 10_000; count += 1) tracing.start('GET /', { kind: 'server' }).end();
  const began = performance.now();
  await tracing.close();

  expect(performance.now() - began).toBeLessThan(5_000);
  expect(reported.length).toBeLessThan(3_000);
});
