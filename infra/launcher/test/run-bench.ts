import { join } from 'node:path';
import { buildAll } from '../build/build.ts';
import { loadLargeStock } from '../demo-stock/load-demo-stock.ts';
import { root } from '../paths.ts';
import { runToTheEnd } from '../processes/run-to-the-end.ts';
import { requireChromium, requireProgram } from '../servers/system-packages.ts';
import { partEnvironment, partUrl } from '../system/part-environment.ts';
import type { System } from '../system/start-system.ts';
import { systemEnvironment } from './system-environment.ts';
import { withTemporarySystem } from './temporary-system.ts';

const LARGE = 10_000;

/** `bench`: measures every figure that has a limit, against a system with the demo stock and one with 10,000 vans (LARGE_…). */
export async function runBench(): Promise<number> {
  const CHROMIUM = await requireChromium();
  await requireProgram(['wrk'], ['wrk']);
  await buildAll();
  return withTemporarySystem((demo) =>
    withTemporarySystem(async (large) => {
      await fill(large);
      // What renders beside the shell, to be compared with it, needs the shell's own settings.
      const shell = partEnvironment('shell', demo.surroundings);
      const env = { ...shell, CHROMIUM, ...systemEnvironment(demo), ...prefixed('LARGE_', systemEnvironment(large)) };
      return runToTheEnd(process.execPath, [join(root, 'tests/dist/load/bench.js')], { env });
    }),
  );
}

async function fill({ surroundings: { ports }, staffToken }: System) {
  console.log(`Making ${LARGE} vans`);
  const services = { inventoryUrl: partUrl(ports, 'inventory'), mediaUrl: partUrl(ports, 'media'), staffToken };
  await loadLargeStock(LARGE, { ...services, today: new Date().toISOString().slice(0, 10) });
}

function prefixed(prefix: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [prefix + name, value]));
}
