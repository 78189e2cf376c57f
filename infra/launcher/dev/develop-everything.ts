import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from '@forecourt/contracts';
import {
  buildShellForDevelopment,
  buildWorkspaces,
  compileServices,
  compileTools,
  WEB_WORKSPACES,
  type WebWorkspace,
} from '../build/build.ts';
import { root } from '../paths.ts';
import { Supervised } from '../processes/supervised.ts';
import { REMOTES } from '../releases/release-folders.ts';
import { introduceOffice } from '../system/introduce.ts';
import { partUrl, type SystemContext } from '../system/part-environment.ts';
import { startSystem } from '../system/start-system.ts';
import type { Development } from './development.ts';
import { developmentServer } from './development-server.ts';
import { SHARED } from './shared-sources.ts';
import { watchBuilds } from './watch-builds.ts';
import { watchSources } from './watch-sources.ts';
import { watchTypes } from './watch-types.ts';

/**
 * Runs everything and keeps it up to date. TypeScript is compiled on save and the processes that use it restart; web workspaces
 * other than the one that is hot-reloaded are rebuilt and released to the running shell.
 */
export async function developEverything({ name, settings, say, shutdown }: Development): Promise<void> {
  const others = REMOTES.filter((remote) => remote !== name);
  const workspaces = async (names: readonly WebWorkspace[]) => {
    await buildWorkspaces(names.filter((workspace) => workspace !== 'shell'));
    if (names.includes('shell')) await buildShellForDevelopment();
  };
  const start = async ({ ports }: SystemContext, release: (build: Build) => Promise<void>) => {
    await watchBuilds(name, (build) => release(build).catch((error: Error) => say(`${build.version}: ${error.message}`)));
    const server = await developmentServer({
      name,
      remotesUrl: partUrl(ports, 'remotes'),
      siteUrl: `http://127.0.0.1:${settings.port}`,
    });
    await shutdown.add('edge', new Supervised(`${name}'s development server`, server.start, say)).begin();
    return server.url;
  };
  const build = { tools: compileTools, services: compileServices, workspaces };
  const { announce, complete, context } = await startSystem({ settings, say, build, shutdown, develop: { name, start } });
  await complete;
  watchTypes(await everyWorkspace(), say);
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
  introduceOffice(settings, context.secrets);
  say(`${settings.publicUrl} is up, with hot reload of ${name}; Ctrl-C stops everything`);
}

async function everyWorkspace(): Promise<string[]> {
  const inside = async (folder: string) => (await readdir(join(root, folder))).map((name) => `${folder}/${name}`);
  return [...(await inside('packages')), ...(await inside('services')), ...WEB_WORKSPACES];
}
