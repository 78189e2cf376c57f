import { join } from 'node:path';
import { InvalidSettingsError } from '@forecourt/server-kit';
import { createShellLogger } from './log.ts';
import { readShellAssets } from './pages/shell-assets.ts';
import { readShellSettings, type Settings } from './settings.ts';
import { startShell } from './start-shell.ts';

const STOP_DEADLINE_MS = 9_000;

function settingsOrExit(): Settings {
  try {
    return readShellSettings(process.env);
  } catch (error) {
    if (!(error instanceof InvalidSettingsError)) throw error;
    process.stderr.write(`shell: ${error.message}\n`);
    process.exit(1);
  }
}

const settings = settingsOrExit();
const logger = createShellLogger(settings.LOG_LEVEL);
const dist = import.meta.dirname;

// A rejected promise in a micro-frontend's code must not end the shell for everybody.
process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));

const shell = await startShell(settings, logger, { assetsFolder: join(dist, 'assets'), assets: readShellAssets(dist) });

const stop = () => {
  // Whatever still hangs then is cut off: the launcher waits ten seconds.
  setTimeout(() => {
    logger.error('could not stop in time');
    process.exit(1);
  }, STOP_DEADLINE_MS).unref();
  shell.stop().then(
    () => process.exit(0),
    (error) => {
      logger.error({ err: error }, 'could not stop in order');
      process.exit(1);
    },
  );
};
process.once('SIGTERM', stop).once('SIGINT', stop);
