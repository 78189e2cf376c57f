import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { SETTINGS_FILE } from './dealership.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

export interface OwnShell {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts another shell on the services of the system under test, with different settings, as after a dealer has changed them.
 */
export async function startOwnShell(settings: NodeJS.ProcessEnv): Promise<OwnShell> {
  const stateDir = await mkdtemp(join(tmpdir(), 'own-shell-'));
  const [port, management] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const shell = spawn(process.execPath, [join(ROOT, 'shell/dist/server.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      DEALERSHIP_FILE: SETTINGS_FILE,
      EDGE_ROUTES_FILE: join(ROOT, 'infra/edge/routes.json'),
      LOG_LEVEL: 'error',
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      MANAGEMENT_PORT: String(management),
      PUBLIC_URL: url,
      STATE_DIR: stateDir,
      ...settings,
    },
  });
  const ended = once(shell, 'exit');
  const stop = async () => {
    shell.kill('SIGTERM');
    await ended;
    await rm(stateDir, { recursive: true, force: true });
  };
  const ready = () =>
    fetch(`http://127.0.0.1:${management}/health/ready`).then(
      ({ status }) => status,
      () => 0,
    );
  try {
    await expect.poll(ready, { timeout: 20_000 }).toBe(200);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
