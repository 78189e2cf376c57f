import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Figure } from '../measure/figure.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PORT = '18870';
const DEADLINE_MS = 300_000;

/** From `npm start` to the first page: in a fresh clone with an empty home and npm cache, and once more with everything there. */
export async function measureStart(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-start-'));
  try {
    const clone = join(folder, 'clone');
    await promisify(execFile)('git', ['clone', '--quiet', ROOT, clone]);
    const home = join(folder, 'home');
    const cold = await secondsToFirstPage(clone, home);
    const warm = await secondsToFirstPage(clone, home);
    const figure = (name: string, value: number, limit: number, detail: string): Figure => ({
      name,
      value,
      unit: 's',
      limit,
      bound: 'at most',
      detail,
    });
    return [
      figure('cold start, npm ci included', cold, 120, 'fresh clone, empty home and npm cache, system packages there'),
      figure('warm start to the first page', warm, 6, ''),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function secondsToFirstPage(clone: string, home: string): Promise<number> {
  const { PATH = '' } = process.env;
  const registry = process.env['npm_config_registry'];
  const env = { PATH, HOME: home, PORT, ...(registry !== undefined && { npm_config_registry: registry }) };
  const started = performance.now();
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  try {
    await says(child, 'The first page is served');
    const response = await fetch(`http://localhost:${PORT}/vehicles`);
    if (!response.ok) throw new Error(`The first page answered ${response.status}`);
    return (performance.now() - started) / 1_000;
  } finally {
    const ended = once(child, 'close');
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    await ended;
  }
}

function says(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (reason: string) => reject(new Error(`${reason}:\n${said}`));
    const timer = setTimeout(() => fail(`It has not said "${words}" in time`), DEADLINE_MS);
    child.once('exit', () => fail('It ended'));
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      if (!said.includes(words)) return;
      clearTimeout(timer);
      resolve();
    });
  });
}
