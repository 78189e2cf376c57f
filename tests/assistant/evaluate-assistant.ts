import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { evaluate } from './run/evaluate.ts';
import { firstSight } from './run/first-sight.ts';
import { gradedSystem, groundsOf } from './run/grounds-of-system.ts';
import { failuresOf, reportOf, tableOf } from './run/report.ts';

/** `npm run evaluate-assistant [theme]`: grades the assistant of a running system, prints failures, how well
 * sentences are understood, and what strangers met, and saves a report. */
const system = gradedSystem(process.env);
const grounds = await groundsOf(system);
const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = process.env;
const engine = OPENAI_API_KEY ? `${OPENAI_MODEL ?? 'OpenAI'} at ${OPENAI_BASE_URL ?? 'OpenAI'}` : 'built-in engine';
const graded = await evaluate(grounds, {
  assistantUrl: system.assistantUrl,
  theme: process.argv[2] ?? '',
  atOnce: Number(process.env['AT_ONCE'] || 2),
});
if (graded.length === 0) throw new Error(`No theme of tests/assistant/conversations has "${process.argv[2]}" in its name.`);
const report = reportOf(graded, { engine, vans: grounds.stock.length });
const file = resolve(process.env['REPORT'] ?? 'test-results/assistant.json');
await mkdir(dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
process.stdout.write(`${failuresOf(report)}\n\n${tableOf(report)}\n\nWritten to ${file}\n\n`);
execFileSync(process.execPath, ['packages/language/dist/training/print-comprehension.js'], { stdio: 'inherit' });
process.stdout.write(`\nAt first sight:\n${await firstSight()}\n`);
