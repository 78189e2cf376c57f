import { buildServices, buildWorkspaces, compileTools } from './build/build.ts';
import { onInterruption } from './processes/interruption.ts';
import { Shutdown } from './processes/shutdown.ts';
import type { Settings } from './settings.ts';
import { introduce, introduceOffice } from './system/introduce.ts';
import { startSystem } from './system/start-system.ts';

/** `npm start`: runs everything until Ctrl-C. */
export async function start(settings: Settings): Promise<number> {
  const began = Date.now();
  const say = (line: string) => console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`);
  const shutdown = new Shutdown();
  onInterruption(() => {
    if (!shutdown.begun) say('Stopping');
    void shutdown.stop().then(() => process.exit(0));
  });
  try {
    say('Starting PostgreSQL, NATS and Redis, and building what has changed');
    const system = await startSystem({
      settings,
      say,
      build: { tools: compileTools, services: buildServices, workspaces: buildWorkspaces },
      shutdown,
    });
    say('The first page is served');
    introduce([
      ['Forecourt', settings.publicUrl],
      ['Logs', `${settings.dataDir}/logs`],
    ]);
    say('Still to come: the other pages, the back office, and the assistant, which is learning');
    await system.complete;
    if (!shutdown.begun) {
      // The first page is ready before the back office is built.
      introduceOffice(settings, system.context.secrets);
      say('All services run. Ctrl-C stops everything');
    }
    return await new Promise<number>(() => {});
  } catch (error) {
    // Ctrl-C while starting makes a part fail; that is not worth a message.
    if (shutdown.begun) return await new Promise<number>(() => {});
    await shutdown.stop();
    throw error;
  }
}
