import type { Span } from '@forecourt/contracts';
import { partName, rowsOf, took } from './trace-words.ts';

const span = (spanId: string, parentId: string | null, startedAt: number): Span => ({
  traceId: '1',
  spanId,
  parentId,
  repeats: null,
  part: 'shell',
  name: spanId,
  kind: 'internal',
  startedAt,
  durationMs: 1,
  error: null,
  facts: {},
});

it('puts each span below the one that it was done for, and one without at the top', () => {
  const spans = [
    span('edge', null, 100),
    span('service', 'edge', 101),
    span('orphan', 'lost', 102),
    span('query', 'service', 103),
  ];
  expect(rowsOf(spans).map(({ span: { name }, depth, after }) => [name, depth, after])).toEqual([
    ['edge', 0, 0],
    ['service', 1, 1],
    ['query', 2, 3],
    ['orphan', 0, 2],
  ]);
});

it.each([
  [0.44, '0.4 ms'],
  [12.4, '12 ms'],
  [3_210, '3.2 s'],
])('says %d ms as %s', (milliseconds, words) => expect(took(milliseconds)).toBe(words));

it('calls the services what staff call them', () => {
  expect([partName('inventory'), partName('shell')]).toEqual(['Stock', 'Website']);
});
