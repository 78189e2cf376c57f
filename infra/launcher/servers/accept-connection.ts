import { Client } from 'pg';

/** Resolves when PostgreSQL has let a client in and out again; rejects when it refuses, or does not answer within 2 seconds. */
export async function acceptConnection(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // A server that is killed while nothing is asked of it says so by an event, which ends the process if nobody listens.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}
