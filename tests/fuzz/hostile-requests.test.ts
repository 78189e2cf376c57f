import { randomInt } from 'node:crypto';
import { describeReport, fuzz } from './fuzz.ts';

it('no request, however made, is answered 5xx, late or without a sentence', async () => {
  const seed = randomInt(2 ** 31);
  const report = await fuzz({ seed, requests: 3_000, edge: true, seconds: 40 });
  if (report.faults.length > 0) throw new Error(describeReport(report, seed));
  expect(report.statuses.get(200)).toBeGreaterThan(0);
  expect(report.statuses.get(400)).toBeGreaterThan(0);
});
