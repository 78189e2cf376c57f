import { setTimeout as delay } from 'node:timers/promises';
import { isStoreUnavailable, type Logger } from '@forecourt/server-kit';
import type { DataSourceOptions } from 'typeorm';
import { CommitSubscriber } from './after-commit.ts';
import { endSilentConnections } from './end-silent-connections.ts';
import { migrate } from './migrate.ts';
import { ServiceDataSource } from './service-data-source.ts';

const RETRY_EVERY_MS = 250;
const GIVE_UP_AFTER_MS = 30_000;

/** The database did not answer while the service was starting. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}

/** Opens the pool and migrates. Waits a limited time for a database that is starting up. */
export const openDataSource = async (options: DataSourceOptions, logger: Logger): Promise<ServiceDataSource> => {
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  for (let attempt = 1; ; attempt += 1) {
    const dataSource = new ServiceDataSource(options);
    try {
      await dataSource.initialize();
      await migrate(dataSource);
      endSilentConnections(dataSource);
      dataSource.subscribers.push(new CommitSubscriber());
      return dataSource;
    } catch (error) {
      if (dataSource.isInitialized) await dataSource.destroy();
      if (!isStoreUnavailable(error)) throw error;
      if (Date.now() > deadline) {
        const reason = error instanceof Error ? error.message || error.name : String(error);
        throw new DatabaseUnreachableError(
          `PostgreSQL at DATABASE_URL did not answer within ${GIVE_UP_AFTER_MS / 1000} s: ${reason}`,
          {
            cause: error,
          },
        );
      }
      if (attempt === 1) logger.warn({ err: error }, 'waiting for PostgreSQL');
      await delay(RETRY_EVERY_MS);
    }
  }
};
