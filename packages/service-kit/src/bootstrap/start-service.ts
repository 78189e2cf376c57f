import { InvalidSettingsError, type Logger } from '@forecourt/server-kit';
import { DatabaseUnreachableError } from '../database/open-data-source.ts';
import { createServiceLogger, LOGGER } from '../logging/logger.ts';
import { createService, type RunningService, type ServiceOptions } from './create-service.ts';

/** Stopping is aborted after this, in milliseconds: orchestrators kill after ten seconds. */
const STOP_TIMEOUT_MS = 9_000;

const stopOnSignals = ({ app, stop }: RunningService): void => {
  const logger = app.get<Logger>(LOGGER);
  let stopping = false;
  const onSignal = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => {
      logger.error('could not stop in time');
      process.exit(1);
    }, STOP_TIMEOUT_MS).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      logger.error({ err: error }, 'stopped with an error');
      process.exit(1);
    }
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
};

/**
 * Starts a service, and stops it on SIGTERM or SIGINT within ten seconds; called by main.ts. Exits with status 1 and one clear
 * message if the settings are wrong or the database does not answer.
 */
export const startService = async (options: ServiceOptions): Promise<void> => {
  try {
    const service = await createService(options);
    stopOnSignals(service);
    const { app, url: address, managementUrl: management } = service;
    app.get<Logger>(LOGGER).info({ address, management, startedInMs: Math.round(performance.now()) }, 'ready');
  } catch (error) {
    if (error instanceof InvalidSettingsError || error instanceof DatabaseUnreachableError) {
      process.stderr.write(`${options.name}: ${error.message}\n`);
    } else {
      createServiceLogger(options.name, 'fatal').fatal({ err: error }, 'could not start');
    }
    process.exit(1);
  }
};
