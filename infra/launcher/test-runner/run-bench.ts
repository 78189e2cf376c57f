import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../build/build.ts';
import { loadLargeStock } from '../demo-stock/load-demo-stock.ts';
import { root } from '../paths.ts';
import { runToTheEnd } from '../processes/run-to-the-end.ts';
import { requireChromium, requireProgram } from '../servers/system-packages.ts';
import { partEnvironment, partUrl } from '../system/part-environment.ts';
import type { System } from '../system/start-system.ts';
import { type MeasuredFigure, writeReport } from './bench-report.ts';
import { withHangingModel } from './hanging-model.ts';
import { systemEnvironment } from './system-environment.ts';
import { withTemporarySystem } from './temporary-system.ts';

const LARGE = 10_000;
const BUSY_DEALER = 1_000;

/**
 * What each chapter runs against: nothing of ours, the demo stock, a thousand vans, the demo stock beside 10,000 (LARGE_…), or
 * the demo stock with an assistant whose model hangs.
 */
const CHAPTERS = {
  nothing: ['start'],
  demo: [
    'api',
    'list',
    'weight',
    'first-visit',
    'first-press',
    'lighthouse',
    'edit',
    'enquiries',
    'calculator',
    'uploads',
    'import',
    // Last: it leaves its vans and enquiries behind.
    'office-lists',
  ],
  thousand: ['office', 'assistant'],
  both: ['large'],
  hanging: ['hanging-model'],
} as const;

/** `bench [chapters]`: measures every figure that has a limit; only complete runs are saved as a report. */
export async function runBench(words: string[]): Promise<number> {
  const CHROMIUM = await requireChromium();
  await requireProgram(['wrk'], ['wrk']);
  await buildAll();
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const FIGURES = join(folder, 'figures.json');
  await writeFile(FIGURES, '[]');
  const chosen = (chapters: readonly string[]): readonly string[] =>
    words.length === 0 ? chapters : chapters.filter((name) => words.includes(name));
  const run = async (chapters: readonly string[], env: NodeJS.ProcessEnv): Promise<number> => {
    const wanted = chosen(chapters);
    if (wanted.length === 0) return 0;
    const script = join(root, 'tests/dist/load/bench.js');
    return runToTheEnd(process.execPath, [script, ...wanted], { env: { ...env, CHROMIUM, FIGURES } });
  };
  try {
    const codes = [await run(CHAPTERS.nothing, {})];
    // A second renderer, measured for comparison, needs the shell's own settings.
    const envOf = (demo: System) => ({ ...partEnvironment('shell', demo.context), ...systemEnvironment(demo) });
    if (chosen(CHAPTERS.demo).length > 0) codes.push(await withTemporarySystem((demo) => run(CHAPTERS.demo, envOf(demo))));
    if (chosen(CHAPTERS.thousand).length > 0) {
      codes.push(
        await withTemporarySystem(async (dealer) => {
          await fill(dealer, BUSY_DEALER);
          return run(CHAPTERS.thousand, systemEnvironment(dealer));
        }),
      );
    }
    if (chosen(CHAPTERS.both).length > 0) codes.push(await runBesideLargeStock(run, envOf));
    if (chosen(CHAPTERS.hanging).length > 0) {
      codes.push(await withHangingModel(() => withTemporarySystem((demo) => run(CHAPTERS.hanging, envOf(demo)))));
    }
    const failed = codes.find((code) => code !== 0);
    if (failed !== undefined) return failed;
    const figures: MeasuredFigure[] = JSON.parse(await readFile(FIGURES, 'utf8'));
    return await writeReport(figures, { keep: words.length === 0 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runBesideLargeStock(
  run: (chapters: readonly string[], env: NodeJS.ProcessEnv) => Promise<number>,
  envOf: (demo: System) => NodeJS.ProcessEnv,
): Promise<number> {
  return withTemporarySystem((demo) =>
    withTemporarySystem(async (large) => {
      await fill(large, LARGE);
      return run(CHAPTERS.both, { ...envOf(demo), ...prefixed('LARGE_', systemEnvironment(large)) });
    }),
  );
}

async function fill({ context: { ports }, staffToken }: System, count: number) {
  console.log(`Making ${count} vans`);
  const services = { inventoryUrl: partUrl(ports, 'inventory'), mediaUrl: partUrl(ports, 'media'), staffToken };
  await loadLargeStock(count, { ...services, today: new Date().toISOString().slice(0, 10) });
}

function prefixed(prefix: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [prefix + name, value]));
}
