const given = (name: string, what: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} must name ${what} to test with`);
  return value;
};

/** What the test command put into the environment: servers to use (`infra/start.mjs with-servers`). */
export const serverUrl = (name: 'DATABASE_URL' | 'NATS_URL' | 'REDIS_URL'): string => given(name, 'a server');

/** Starts a NATS. */
export const natsProgram = (): string => given('NATS_PROGRAM', 'a nats-server');
