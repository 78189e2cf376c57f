import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A test's own database, on the server of a superuser's URL. */
export interface ThrowAwayDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

export const createThrowAwayDatabase = async (serverUrl: string): Promise<ThrowAwayDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  return { url, drop: () => onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
};
