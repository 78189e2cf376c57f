import { MAX_TRACES, type Span } from '@forecourt/contracts';
import { RecentTraces } from './recent-traces.ts';

const hex = (number: number, length: number): string => number.toString(16).padStart(length, '0');

const span = (trace: number, facts: Partial<Span> = {}): Span => ({
  traceId: hex(trace, 32),
  spanId: hex(trace, 16),
  parentId: null,
  repeats: null,
  part: 'shell',
  name: 'page mfe-catalog home',
  kind: 'server',
  startedAt: 1_000 * trace,
  durationMs: 10,
  error: null,
  facts: {},
  ...facts,
});

it('tells a trace by what began it, when, how long it took, its parts and whether something failed', () => {
  const traces = new RecentTraces();
  traces.add(
    span(7, {
      part: 'inventory',
      name: 'UPDATE vehicle',
      parentId: hex(1, 16),
      startedAt: 7_005,
      durationMs: 20,
      error: '40001',
    }),
  );
  traces.add(span(7, { name: 'PATCH /api/vehicles/*' }));

  const summary = {
    name: 'PATCH /api/vehicles/*',
    startedAt: 7_000,
    durationMs: 25,
    parts: ['shell', 'inventory'],
    kind: 'failure',
  };
  expect(traces.list()).toEqual([expect.objectContaining(summary)]);
  expect(traces.find(hex(7, 32))?.spans.map(({ name }) => name)).toEqual(['PATCH /api/vehicles/*', 'UPDATE vehicle']);
  expect(traces.find(hex(8, 32))).toBeUndefined();
});

it.each<[string, (trace: number) => Span[]]>([
  ['visitors', (trace) => [span(trace)]],
  [
    'junk that is refused',
    (trace) => [span(trace, { name: 'POST /api/vehicles/*', facts: { 'http.response.status_code': 401 } })],
  ],
  ['long journeys', (trace) => Array.from({ length: 150 }, () => span(trace))],
])('keeps changes and failures through a flood of %s', (_what, flood) => {
  const traces = new RecentTraces();
  for (let trace = 1; trace <= 29; trace += 1) traces.add(span(trace, { error: '503' }));
  for (let trace = 30; trace <= 58; trace += 1) traces.add(span(trace, { name: 'PATCH /api/vehicles/*' }));
  for (let trace = 100; trace <= 3 * MAX_TRACES; trace += 1) for (const sent of flood(trace)) traces.add(sent);

  const kinds = traces.list().map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'failure')).toHaveLength(29);
  expect(kinds.filter((kind) => kind === 'change')).toHaveLength(29);
  expect(kinds.length).toBeLessThanOrEqual(MAX_TRACES);
});

it('keeps failures through a flood of changes, and changes through a flood of failures', () => {
  const traces = new RecentTraces();
  for (let trace = 1; trace <= 100; trace += 1) traces.add(span(trace, { error: '503' }));
  for (let trace = 101; trace <= 1_000; trace += 1) traces.add(span(trace, { name: 'POST /api/inquiries' }));
  expect(traces.list().filter(({ kind }) => kind === 'failure')).toHaveLength(100);

  for (let trace = 1_001; trace <= 2_000; trace += 1) traces.add(span(trace, { error: '503' }));
  expect(traces.list().filter(({ kind }) => kind === 'change')).toHaveLength(MAX_TRACES / 2);
});

it('keeps so many of a trace and of all, and says how many it left out', () => {
  const traces = new RecentTraces();
  for (let count = 0; count < 250; count += 1) traces.add(span(1));
  expect(traces.find(hex(1, 32))).toMatchObject({ dropped: 50 });

  for (let trace = 2; trace <= 200; trace += 1) for (let count = 0; count < 200; count += 1) traces.add(span(trace));
  expect(traces.list().length).toBe(125);
});
