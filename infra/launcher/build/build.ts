import { join } from 'node:path';
import { SERVICES, type ServiceName } from '@forecourt/contracts';
import { Failure } from '../failure.ts';
import { root } from '../paths.ts';
import { oneAtATime } from '../processes/one-at-a-time.ts';
import { runQuietly, runToTheEnd } from '../processes/run-to-the-end.ts';
import { REMOTES } from '../releases/release-folders.ts';
import { bundleService } from './bundle-service.ts';
import { turbo, turboEnvironment } from './turbo.ts';

/** Web workspaces are compiled by webpack; tsc only checks their types, in `npm test`. */
export const WEB_WORKSPACES = ['shell', ...REMOTES] as const;
export type WebWorkspace = (typeof WEB_WORKSPACES)[number];

/** Compiles the tools that build the web workspaces, and the packages that these take compiled. */
export async function compileTools(): Promise<void> {
  await compile(['--noCheck', 'packages/tooling', 'packages/content', 'packages/server-kit']);
}

/** Learns how visitors write, which takes a minute, unless nothing has changed since. */
async function trainAssistant(): Promise<void> {
  await compile(['--noCheck', 'packages/language']);
  const code = await runQuietly(process.execPath, [join(root, 'packages/language/dist/training/write-model.js')]);
  if (code !== 0) throw new Failure('The assistant could not be trained; the reason is above.');
}

/** Compiles services that run in Node. Their types are checked in `npm test`. */
export async function compileServices(names: readonly ServiceName[]): Promise<void> {
  if (names.includes('assistant')) await trainAssistant();
  await compile(['--noCheck', ...names.map((name) => `services/${name}`)]);
}

/** Bundles each service into one file; `npm run dev` runs the compiled files instead. */
export async function buildServices(names: readonly ServiceName[]): Promise<void> {
  await compileServices(names);
  await Promise.all(names.map(bundleService));
}

/** Builds everything that runs, rebuilding only what has changed. */
export async function build(): Promise<void> {
  await compileTools();
  await buildServices(SERVICES);
  await buildWorkspaces(WEB_WORKSPACES);
}

/**
 * Compiles these workspaces and what they stand on, checks their types, and builds what their tests start.
 * @param folders "services/media", "mfe-finance"
 */
export async function buildParts(folders: readonly string[]): Promise<void> {
  await compileTools();
  // The shell's tests show pages of all micro-frontends.
  const web = folders.includes('shell') ? WEB_WORKSPACES : WEB_WORKSPACES.filter((name) => folders.includes(name));
  await buildWorkspaces(web);
  await buildServices(SERVICES.filter((name) => folders.includes(`services/${name}`)));
  if (folders.length > 0) await compile([...folders]);
}

/**
 * Builds everything and checks all types, including those of web workspaces and tests. The web workspaces come first, as in
 * `npm start`: a package that `compileTools` forgets is then missing in a clean clone here too.
 */
export async function buildAll(): Promise<void> {
  await compileTools();
  await buildWorkspaces(WEB_WORKSPACES);
  await compile();
  await trainAssistant();
  await Promise.all(SERVICES.map(bundleService));
}

/** Builds the shell with hot reload, in a place of its own. */
export async function buildShellForDevelopment(): Promise<void> {
  const code = await runQuietly(process.execPath, [join(root, 'packages/tooling/dist/build-shell.js'), 'development'], {
    cwd: join(root, 'shell'),
  });
  if (code !== 0) throw new Failure('The shell could not be built; the reason is above.');
}

/**
 * Compiles TypeScript projects and the projects they reference.
 * @param args of `tsc -b`: options and projects; the whole repository by default.
 */
export async function compile(args: string[] = []): Promise<void> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const code = await runToTheEnd(process.execPath, [tsc, '-b', ...args]);
  if (code !== 0) throw new Failure('TypeScript found the mistakes above: mend them and start again.');
}

/**
 * Builds web workspaces through turbo, which skips those whose content and dependencies have not changed. One command at a time:
 * two builds would write the same files.
 */
export async function buildWorkspaces(workspaces: readonly WebWorkspace[]): Promise<void> {
  if (workspaces.length === 0) return;
  const filters = workspaces.map((workspace) => `--filter=@forecourt/${workspace}`);
  const args = ['run', 'build', ...filters, '--output-logs=errors-only', '--log-prefix=none', '--concurrency=2'];
  const code = await oneAtATime(
    `forecourt-build ${root}`,
    () => console.log('Another command is building here: waiting for it'),
    () => runQuietly(process.execPath, [turbo, ...args], { env: turboEnvironment }),
  );
  if (code !== 0) throw new Failure('The web workspaces could not be built; the reason is above.');
}
