import { retentionCutoff } from './retention-cutoff.ts';

it.each([
  ['2033-07-30T09:15:00.000Z', '2026-07-30T09:15:00.000Z'],
  ['2033-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
  ['2032-12-31T23:59:59.999Z', '2025-12-31T23:59:59.999Z'],
  // In years without 29 February, a record of that day expires when 1 March begins.
  ['2031-02-28T23:59:59.999Z', '2024-02-28T23:59:59.999Z'],
  ['2031-03-01T00:00:00.000Z', '2024-03-01T00:00:00.000Z'],
  // On 29 February, records of 1 March have another day.
  ['2028-02-29T12:00:00.000Z', '2021-02-28T12:00:00.000Z'],
  ['2028-03-01T12:00:00.000Z', '2021-03-01T12:00:00.000Z'],
])('at %s, records are kept that were last active since %s', (now, since) => {
  expect(retentionCutoff(new Date(now)).toISOString()).toBe(since);
});
