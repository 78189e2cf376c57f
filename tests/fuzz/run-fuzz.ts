import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { describeReport, fuzz } from './fuzz.ts';
import { memoryOfServices, untilMemoryIsBack } from './memory.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    requests: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '900' },
    only: { type: 'string' },
  },
});
const seed = Number(values.seed);
const plan = { edge: true, requests: Number(values.requests), seconds: Number(values.seconds) };
const only = values.only === undefined ? undefined : Number(values.only);

if (only === undefined) {
  // Warms up caches, compiled code and pools.
  await fuzz({ ...plan, seed: seed + 1, requests: Math.min(2_000, plan.requests) });
}
const before = await memoryOfServices();
const report = await fuzz({ ...plan, seed, only });
process.stdout.write(`${describeReport(report, seed)}\n`);
if (only !== undefined) process.exit(report.faults.length > 0 ? 1 : 0);
const { grown, lines } = await untilMemoryIsBack(before);
process.stdout.write(`${lines.join('\n')}\n`);
if (grown.length > 0) process.stdout.write(`${grown.join(', ')} grew too much\n`);
process.exit(report.faults.length + grown.length > 0 ? 1 : 0);
