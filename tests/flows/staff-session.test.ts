import type { SignedIn } from '@forecourt/contracts';

const baseUrl = process.env['BASE_URL'] ?? '';

const call = (path: string, { token, body, ...init }: RequestInit & { token?: string } = {}): Promise<Response> =>
  fetch(`${baseUrl}${path}`, {
    ...init,
    ...(body !== undefined && { body }),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
  });

/** Calls for staff alone, of every service that has any. None changes anything. */
const STAFF_CALLS: readonly [string, string, object?][] = [
  ['PATCH', '/api/vehicles/1', {}],
  ['POST', '/api/vehicles', {}],
  ['DELETE', '/api/vehicles/999999'],
  ['GET', '/api/inquiries'],
  ['POST', '/api/objects/upload'],
  ['POST', '/api/admin/password', {}],
];

const statusesWith = async (token?: string): Promise<number[]> =>
  Promise.all(
    STAFF_CALLS.map(async ([method, path, body]) => {
      const init = { method, ...(body && { body: JSON.stringify(body) }), ...(token !== undefined && { token }) };
      return (await call(path, init)).status;
    }),
  );

it('signing in opens what is for staff in every service, and signing out closes it at once', async () => {
  expect(new Set(await statusesWith())).toEqual(new Set([401]));
  const body = JSON.stringify({ password: process.env['ADMIN_PASSWORD'] });
  const answer = await call('/api/admin/login', { method: 'POST', body });
  expect(answer.status).toBe(200);
  const { token }: SignedIn = await answer.json();
  const allowed = await statusesWith(token);
  expect(allowed).not.toContain(401);
  expect(allowed.every((status) => status < 500)).toBe(true);

  expect((await call('/api/admin/logout', { method: 'POST', token })).status).toBe(200);
  expect(new Set(await statusesWith(token))).toEqual(new Set([401]));
});
