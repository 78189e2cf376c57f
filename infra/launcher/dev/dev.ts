import { join } from 'node:path';
import type { Build } from '@forecourt/contracts';
import { buildShellForDevelopment, buildWorkspaces, compileServices, compileTools, type WebWorkspace } from '../build/build.ts';
import { Failure } from '../failure.ts';
import { root } from '../paths.ts';
import { startChild } from '../processes/child.ts';
import { onInterruption } from '../processes/interruption.ts';
import { Shutdown } from '../processes/shutdown.ts';
import { Supervised } from '../processes/supervised.ts';
import { REMOTES } from '../releases/release-folders.ts';
import type { Settings } from '../settings.ts';
import { partUrl, type SystemContext } from '../system/part-environment.ts';
import { startSystem } from '../system/start-system.ts';
import { developmentServer } from './development-server.ts';
import { watchBuilds } from './watch-builds.ts';
import { watchSources } from './watch-sources.ts';

const SHARED = ['packages/ui', 'packages/web-kit', 'packages/content', 'packages/rules'];

/**
 * `npm run dev [-- mfe-finance]`: runs everything and keeps it up to date. The named micro-frontend (mfe-catalog by default) is
 * hot-reloaded with its state kept. TypeScript is compiled on save and the processes that use it restart; other web workspaces
 * are rebuilt and released to the running shell.
 */
export async function dev([wanted = 'mfe-catalog']: string[], settings: Settings): Promise<number> {
  const name = REMOTES.find((remote) => remote === wanted);
  if (!name) throw new Failure(`There is no micro-frontend "${wanted}": choose one of ${REMOTES.join(', ')}.`);
  const others = REMOTES.filter((remote) => remote !== name);
  const say = (line: string) => console.log(line);
  const shutdown = new Shutdown();
  onInterruption(() => void shutdown.stop().then(() => process.exit(0)));

  const workspaces = async (names: readonly WebWorkspace[]) => {
    await buildWorkspaces(names.filter((workspace) => workspace !== 'shell'));
    if (names.includes('shell')) await buildShellForDevelopment();
  };
  const start = async ({ ports }: SystemContext, release: (build: Build) => Promise<void>) => {
    const log = join(settings.dataDir, 'logs', `${name}.log`);
    await watchBuilds(name, (build) => release(build).catch((error: Error) => say(`${build.version}: ${error.message}`)));
    const server = await developmentServer({ name, remotesUrl: partUrl(ports, 'remotes'), log });
    await shutdown.add('edge', new Supervised(`${name}'s development server`, server.start, say)).begin();
    return server.url;
  };
  try {
    const build = { tools: compileTools, services: compileServices, workspaces };
    const { announce, complete } = await startSystem({ settings, say, build, shutdown, develop: { name, start } });
    await complete;
    await shutdown.add('edge', new Supervised('The compiler', (track) => startCompiler().then(track), say)).begin();
    watchSources([...SHARED, ...others, 'shell'], async (changed) => {
      const isShared = SHARED.some((workspace) => changed.has(workspace));
      try {
        if (isShared || changed.has('shell')) await buildShellForDevelopment();
        await buildWorkspaces(others);
        await announce(others);
        say(`Up to date after a change in ${[...changed].join(', ')}`);
      } catch (error) {
        // A compile error must not end the session; it has been printed already.
        say((error as Error).message);
      }
    });
    say(`${settings.publicUrl} is up, with hot reload of ${name}; Ctrl-C stops everything`);
    return await new Promise<number>(() => {});
  } catch (error) {
    if (shutdown.begun) return await new Promise<number>(() => {});
    await shutdown.stop();
    throw error;
  }
}

function startCompiler() {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '-b', '--watch', '--preserveWatchOutput'];
  return startChild({ name: 'The compiler', command: process.execPath, args, cwd: root });
}
