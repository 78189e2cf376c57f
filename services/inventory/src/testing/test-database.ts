import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';

const onServer = async (statement: string): Promise<void> => {
  const server = await new DataSource({ type: 'postgres', url: environment('DATABASE_URL') }).initialize();
  await server.query(statement);
  await server.destroy();
};

/** What the test command put into the environment (`infra/start.mjs test`). */
export const environment = (name: 'DATABASE_URL' | 'NATS_URL' | 'REDIS_URL'): string => {
  const value = process.env[name];
  if (!value) throw new Error(`Integration tests need ${name}`);
  return value;
};

export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** An empty database of its own on the test server. */
export const createDatabase = async (): Promise<TestDatabase> => {
  const name = `inventory_test_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name}`);
  const url = new URL(environment('DATABASE_URL'));
  url.pathname = name;
  return { url: url.href, drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) };
};
