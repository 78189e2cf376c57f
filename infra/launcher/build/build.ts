import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Failure } from '../failure.ts';
import { root } from '../paths.ts';
import { runQuietly, runToTheEnd } from '../processes/run-to-the-end.ts';
import { REMOTES } from '../releases/release-folders.ts';
import { SERVICES, type ServiceName } from '../system/parts.ts';
import { bundleService } from './bundle-service.ts';

/** The web workspaces: webpack compiles them, and tsc only checks their types, in `npm test`. */
export const WEB_WORKSPACES = ['shell', ...REMOTES] as const;
export type WebWorkspace = (typeof WEB_WORKSPACES)[number];

/** Compiles the tools that build the web workspaces. */
export async function compileTools(): Promise<void> {
  await compile(['--noCheck', 'packages/tooling']);
}

/** Compiles services that run in Node; as with the web workspaces, their types are checked in `npm test`. */
export async function compileServices(names: readonly ServiceName[]): Promise<void> {
  await compile(['--noCheck', ...names.map((name) => `services/${name}`)]);
}

/** What they run from, in one file each; `npm run dev` runs what is compiled. */
export async function buildServices(names: readonly ServiceName[]): Promise<void> {
  await compileServices(names);
  await Promise.all(names.map(bundleService));
}

/** Brings everything that runs up to date, and rebuilds only what has changed since. */
export async function build(): Promise<void> {
  await compileTools();
  await buildServices(SERVICES);
  await buildWorkspaces(WEB_WORKSPACES);
}

/** The same, with the types of everything checked: web workspaces and tests as well. */
export async function buildAll(): Promise<void> {
  await compile();
  await Promise.all(SERVICES.map(bundleService));
  await buildWorkspaces(WEB_WORKSPACES);
}

/** Builds the shell with what hot reload needs. The next ordinary build puts the released one back. */
export async function buildShellForDevelopment(): Promise<void> {
  const code = await runQuietly(process.execPath, [join(root, 'packages/tooling/dist/build-shell.js'), 'development'], {
    cwd: join(root, 'shell'),
  });
  if (code !== 0) throw new Failure('The shell could not be built; the reason is above.');
}

/**
 * Compiles TypeScript projects and what they refer to.
 * @param args of `tsc -b`: its options, and projects; all of the repository when none is named.
 */
async function compile(args: string[] = []): Promise<void> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const code = await runToTheEnd(process.execPath, [tsc, '-b', ...args]);
  if (code !== 0) throw new Failure('TypeScript found the mistakes above: mend them and start again.');
}

/** Builds web workspaces through turbo, which knows by the content of a workspace and of all it depends on whether it is up to date. */
export async function buildWorkspaces(workspaces: readonly WebWorkspace[]): Promise<void> {
  if (workspaces.length === 0) return;
  const turbo = join(createRequire(import.meta.url).resolve('turbo/package.json'), '../bin/turbo');
  const filters = workspaces.map((workspace) => `--filter=@forecourt/${workspace}`);
  const args = [turbo, 'run', 'build', ...filters, '--output-logs=errors-only', '--log-prefix=none', '--concurrency=2'];
  const env = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', TURBO_CACHE_DIR: 'node_modules/.cache/turbo' };
  const code = await runQuietly(process.execPath, args, { env });
  if (code !== 0) throw new Failure('The web workspaces could not be built; the reason is above.');
}
