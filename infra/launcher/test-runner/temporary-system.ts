import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { Shutdown } from '../processes/shutdown.ts';
import { freePort } from '../servers/ports.ts';
import { type System, startSystem } from '../system/start-system.ts';

const BUILT = { tools: async () => {}, services: async () => {}, workspaces: async () => {} };

/** Starts a system with its own data directory and ports, all removed after `shutdown`. */
export async function startTemporarySystem(shutdown: Shutdown): Promise<System> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-'));
  shutdown.afterwards(() => rm(dataDir, { recursive: true, force: true }));
  // Not the file that ships, so that editing that one breaks no test.
  process.env['DEALERSHIP_FILE'] ??= join(root, 'tests/dealership.json');
  const port = await freePort();
  const settings = {
    port,
    host: '127.0.0.1',
    publicUrl: `http://127.0.0.1:${port}`,
    dataDir,
    adminPassword: undefined,
    // Tests are many visitors from one address.
    trustedProxies: '127.0.0.1',
    disposable: true,
  };
  const say = (line: string) => console.log(line);
  const system = await startSystem({ settings, say, build: BUILT, shutdown });
  await system.complete;
  return system;
}

/** Runs `use` beside a temporary system. */
export async function withTemporarySystem<Result>(use: (system: System) => Promise<Result>): Promise<Result> {
  const shutdown = new Shutdown();
  try {
    return await use(await startTemporarySystem(shutdown));
  } finally {
    await shutdown.stop();
  }
}
