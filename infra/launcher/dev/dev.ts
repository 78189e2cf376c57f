import { join } from 'node:path';
import { buildWeb, compileParts } from '../build/build.ts';
import { root } from '../paths.ts';
import { startChild } from '../processes/child.ts';
import { onInterruption } from '../processes/interruption.ts';
import { Shutdown } from '../processes/shutdown.ts';
import { Supervised } from '../processes/supervised.ts';
import { announceBuilds } from '../releases/announce-builds.ts';
import type { Settings } from '../settings.ts';
import { startSystem } from '../system/start-system.ts';
import { watchWebRooms } from './watch-web-rooms.ts';

/**
 * `npm run dev`: everything, kept up to date. TypeScript is compiled as it is saved and the services that use it start again;
 * a web room that changed is built, and a micro-frontend released to the running shell.
 */
export async function dev(settings: Settings): Promise<number> {
  const say = (line: string) => console.log(line);
  const shutdown = new Shutdown();
  onInterruption(() => void shutdown.stop().then(() => process.exit(0)));
  process.env['NODE_ENV'] ??= 'development';
  try {
    const { surroundings } = await startSystem({
      settings,
      say,
      build: { compile: compileParts, rooms: buildWeb },
      shutdown,
      watch: true,
    });
    await shutdown.add('edge', new Supervised('The compiler', (track) => startCompiler().then(track), say)).begin();
    watchWebRooms(async () => {
      const began = Date.now();
      try {
        await buildWeb();
        await announceBuilds(surroundings.servers.natsUrl, join(settings.dataDir, 'remotes'));
        say(`The web rooms are up to date (${Date.now() - began} ms)`);
      } catch (error) {
        // A mistake in the code one is writing must not end the session; what is wrong has been printed.
        say((error as Error).message);
      }
    });
    say(`${settings.publicUrl} is up; Ctrl-C stops everything`);
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
