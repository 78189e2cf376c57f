import type { Socket } from 'node:net';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** Longer than PostgreSQL lets a statement run, in milliseconds. */
const SILENT_MS = 20_000;

/** What `pg` and TypeORM have but do not declare. */
type Pooled = { readonly connection: { readonly stream: Socket } };
type PoolOwner = { readonly master: Pool };

/**
 * Ends a connection on which a query is not answered, so that its caller learns of it and the pool replaces it. `pg` waits for
 * ever, and TCP a quarter of an hour, for a server that has gone without a word. Migrations may take longer: call it after them.
 */
export const endSilentConnections = ({ driver }: DataSource): void => {
  const { master } = driver as unknown as PoolOwner;
  master.on('acquire', (client) => {
    const { stream } = (client as unknown as Pooled).connection;
    if (stream.timeout === SILENT_MS) return;
    stream.setTimeout(SILENT_MS, () =>
      stream.destroy(Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' })),
    );
  });
};
