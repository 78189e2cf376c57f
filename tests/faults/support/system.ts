import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVICES, type ServiceName, type Vehicle } from '@forecourt/contracts';

type Service = Uppercase<ServiceName>;
type Place =
  | 'BASE'
  | Service
  | `${Service}_MANAGEMENT`
  | 'SHELL_MANAGEMENT'
  | 'NATS'
  | 'REDIS'
  | 'DATABASE'
  | 'ASSISTANT_DATABASE';

/** The addresses of the running system, as set by `npm test`. */
export const address = (name: Place): string => {
  const url = process.env[`${name}_URL`];
  if (url === undefined) throw new Error(`${name}_URL is not set: these tests run in 'npm test'.`);
  return url;
};

/** A staff API call; every write has an idempotency key, so that it may be retried. */
export const staffCall = (path: string, method: string, body?: unknown, key?: string): Promise<Response> =>
  callAs(process.env['STAFF_TOKEN'] ?? '', path, method, body, key);

/** A new session, which can be revoked. */
export async function signIn(): Promise<string> {
  const response = await callAs('', '/api/admin/login', 'POST', { password: process.env['ADMIN_PASSWORD'] });
  return ((await response.json()) as { token: string }).token;
}

export const callAs = (
  token: string,
  path: string,
  method: string,
  body?: unknown,
  key: string = randomUUID(),
): Promise<Response> =>
  fetch(`${address('BASE')}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

export const stock = async (query = ''): Promise<Vehicle[]> => (await fetch(`${address('BASE')}/api/vehicles${query}`)).json();

/** Polls for a condition; fails with what was missing after `seconds`. */
export async function eventually<Found>(what: string, look: () => Promise<Found | null | false>, seconds = 45): Promise<Found> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const found = await look().catch(() => null);
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Not within ${seconds} s: ${what}`);
    await pause(50);
  }
}

/** What has been killed often is started again after 30 s only. */
const RECOVERED_WITHIN_S = 90;

/** Resolves when every service and all its stores are ready. */
export const recovered = (): Promise<unknown> =>
  eventually(
    'every service is ready and undegraded',
    async () => {
      const answers = await Promise.all(
        SERVICES.map(async (name) =>
          (await fetch(`${address(`${name.toUpperCase() as Service}_MANAGEMENT`)}/health/ready`)).json(),
        ),
      );
      return (
        answers.every(({ status }) => status === 'ready') && (await staffCall('/api/vehicles/999999', 'DELETE')).status === 404
      );
    },
    RECOVERED_WITHIN_S,
  );
