import type { Logger } from '@forecourt/server-kit';
import type { DataSourceOptions, EntitySchema, MigrationInterface } from 'typeorm';
import { CreateKitTables1790000000000 } from './create-kit-tables.migration.ts';
import { KeepDeadLetters1795723200000 } from './keep-dead-letters.migration.ts';
import { KeepTraces1795750000000 } from './keep-traces.migration.ts';
import { RememberLeftEvents1795000000000 } from './remember-left-events.migration.ts';

type Class<Instance = object> = new () => Instance;

export interface ServiceSchema {
  readonly entities: readonly (Class | EntitySchema)[];
  /** TypeORM orders them by the 13 digits at the end of each class name. */
  readonly migrations: readonly Class<MigrationInterface>[];
}

/** Shared connection settings: everything has a timeout, and one service cannot take all connections. */
export const databaseOptions = (service: string, url: string, schema: ServiceSchema, logger: Logger): DataSourceOptions => ({
  type: 'postgres',
  url,
  applicationName: service,
  entities: [...schema.entities],
  migrations: [
    CreateKitTables1790000000000,
    RememberLeftEvents1795000000000,
    KeepDeadLetters1795723200000,
    KeepTraces1795750000000,
    ...schema.migrations,
  ],
  migrationsTableName: 'migrations',
  installExtensions: false,
  poolSize: 10,
  connectTimeoutMS: 3_000,
  extra: {
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  },
  // The pool replaces broken idle connections; without a handler the error would end the process.
  poolErrorHandler: (error: unknown) => logger.warn({ err: error }, 'lost a connection to PostgreSQL'),
});
