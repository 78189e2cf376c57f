import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Figure } from '../measure/figure.ts';
import { interleave, ratioFigure } from '../measure/interleaved.ts';
import { startPeer } from '../peers/child-server.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PORT = '18870';
const DEADLINE_MS = 600_000;
/** Few, because each takes minutes. */
const COLD_ROUNDS = 3;
/** The launcher's own arguments. */
const INSTALL = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * From `npm start` to the first page: in a fresh clone with an empty home and npm cache, compared with `npm ci` alone; and with
 * everything in place, compared with the start of one bare Nest service.
 */
export async function measureStart(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-start-'));
  try {
    const cold = await interleave(
      () => inFreshClone(folder, secondsToFirstPage),
      () => inFreshClone(folder, ({ clone, env }) => seconds(() => run('npm', INSTALL, { cwd: clone, env }))),
      COLD_ROUNDS,
    );
    const warm = await inFreshClone(folder, async (place) => {
      await secondsToFirstPage(place);
      return interleave(() => secondsToFirstPage(place), secondsOfBareService);
    });
    const figure = { bound: 'at most', of: 's' } as const;
    return [
      ratioFigure(cold, { ...figure, name: 'cold start to the first page ÷ npm ci alone', limit: 1.8 }),
      ratioFigure(warm, { ...figure, name: 'warm start to the first page ÷ one bare Nest service', limit: 4 }),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Place {
  readonly clone: string;
  readonly env: NodeJS.ProcessEnv;
}

async function inFreshClone<Result>(folder: string, use: (place: Place) => Promise<Result>): Promise<Result> {
  const own = await mkdtemp(join(folder, 'fresh-'));
  const clone = join(own, 'clone');
  await run('git', ['clone', '--quiet', ROOT, clone]);
  const { PATH = '' } = process.env;
  const registry = process.env['npm_config_registry'];
  const env = { PATH, HOME: join(own, 'home'), PORT, ...(registry !== undefined && { npm_config_registry: registry }) };
  try {
    return await use({ clone, env });
  } finally {
    // A build that was interrupted may still be writing.
    await rm(own, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}

async function secondsToFirstPage({ clone, env }: Place): Promise<number> {
  let child: ChildProcess | undefined;
  try {
    return await seconds(async () => {
      child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
      await says(child, 'The first page is served');
      const response = await fetch(`http://localhost:${PORT}/vehicles`);
      if (!response.ok) throw new Error(`The first page answered ${response.status}`);
    });
  } finally {
    if (child?.pid !== undefined && child.exitCode === null) {
      const ended = once(child, 'close');
      process.kill(-child.pid, 'SIGINT');
      await ended;
    }
  }
}

async function secondsOfBareService(): Promise<number> {
  let stop = async (): Promise<void> => undefined;
  const taken = await seconds(async () => {
    const service = await startPeer('./bare-nest-service.js', {});
    stop = service.stop;
    await fetch(service.url);
  });
  await stop();
  return taken;
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
