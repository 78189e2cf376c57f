/** What the test command put into the environment: servers to use (`infra/start.mjs with-servers`). */
export const serverUrl = (name: 'DATABASE_URL' | 'NATS_URL' | 'REDIS_URL'): string => {
  const url = process.env[name];
  if (!url) throw new Error(`${name} must name a server to test with`);
  return url;
};
