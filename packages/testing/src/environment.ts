const given = (name: string, what: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} must name ${what} to test with`);
  return value;
};

/** The URL of a server that the test command started (`infra/start.mjs with-servers`). */
export const serverUrl = (name: 'DATABASE_URL' | 'NATS_URL' | 'REDIS_URL'): string => given(name, 'a server');

/** Path of the nats-server binary. */
export const natsProgram = (): string => given('NATS_PROGRAM', 'a nats-server');
