import { addRetried, NOTHING_RETRIED, retriedToast } from './retried.ts';

it.each([
  [{}, undefined, 'No message waits any more.'],
  [{ applied: 1 }, undefined, '1 message applied.'],
  [{ applied: 3, settled: 1 }, undefined, '3 messages applied. 1 message settled by a colleague meanwhile.'],
  [{ unneeded: 2 }, undefined, '2 messages not needed any more: the change had been made.'],
  [{ applied: 1, failed: 2, reasons: ['TypeError: no'] }, 'error', '1 message applied. 2 messages failed again: TypeError: no'],
])('%j reads so', (done, tone, text) => {
  expect(retriedToast({ ...NOTHING_RETRIED, ...done })).toMatchObject({ text, ...(tone && { tone }) });
});

it('adds up what several calls did', () => {
  const one = { ...NOTHING_RETRIED, applied: 2, failed: 1, reasons: ['no'], after: 7 };
  expect(addRetried(one, one)).toEqual({ ...NOTHING_RETRIED, applied: 4, failed: 2, reasons: ['no'] });
});
