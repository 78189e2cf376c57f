import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
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

/** Every call for staff alone, of every service. As they stand here none changes anything. */
const STAFF_CALLS: readonly [string, string, object?][] = [
  ['POST', '/api/vehicles', {}],
  ['PATCH', '/api/vehicles/999999', {}],
  ['DELETE', '/api/vehicles/999999'],
  ['GET', '/api/vehicles/999999/dealer-record'],
  ['PATCH', '/api/vehicles/999999/dealer-record', {}],
  ['GET', '/api/vehicles/removed'],
  ['POST', '/api/vehicles/999999/restore'],
  ['GET', '/api/vehicle-lookup'],
  ['GET', '/api/inquiries'],
  ['GET', '/api/inquiries/counts'],
  ['GET', '/api/inquiries/export'],
  ['PATCH', '/api/inquiries/999999', {}],
  ['POST', '/api/inquiries/999999/notes', {}],
  ['GET', '/api/data-subject-request'],
  ['PATCH', '/api/data-subject-request/999999', {}],
  ['POST', '/api/data-subject-request/999999/notes', {}],
  ['POST', '/api/data-subject-request/person', {}],
  ['POST', '/api/data-subject-request/erasure', {}],
  ['POST', '/api/objects/upload'],
  ['POST', '/api/generate-description', {}],
  ['POST', '/api/generate-ai-post', {}],
  ['GET', '/api/social-media-publish?vehicleId=1'],
  ['POST', '/api/social-media-publish', {}],
  ['PATCH', `/api/social-media-publish/${randomUUID()}`, {}],
  ['POST', '/api/admin/password', {}],
  ['GET', '/api/admin/audit-log'],
  ['GET', '/api/releases'],
  ['POST', '/api/releases/mfe-none', {}],
  ['GET', '/api/releases/mfe-none/history'],
  ['POST', '/api/releases/mfe-none/rollback', {}],
  ['POST', '/api/releases/mfe-none/lock', {}],
  ['POST', '/api/releases/mfe-none/unlock', {}],
  ['POST', '/api/releases/mfe-none/preview', {}],
];

const statusesWith = async (token?: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(
      STAFF_CALLS.map(async ([method, path, body]) => {
        const init = { method, ...(body && { body: JSON.stringify(body) }), ...(token !== undefined && { token }) };
        return [`${method} ${path}`, (await call(path, init)).status] as const;
      }),
    ),
  );

const allRefused = Object.fromEntries(STAFF_CALLS.map(([method, path]) => [`${method} ${path}`, 401]));

const signIn = async (): Promise<{ token: string; device: string }> => {
  const body = JSON.stringify({ password: process.env['ADMIN_PASSWORD'] });
  const answer = await call('/api/admin/login', { method: 'POST', body });
  expect(answer.status).toBe(200);
  const { token }: SignedIn = await answer.json();
  return { token, device: /^forecourt_device=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '' };
};

const part = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url');

it('signing in opens what is for staff in every service, and signing out closes it at once', async () => {
  expect(await statusesWith()).toEqual(allRefused);
  const { token } = await signIn();
  const allowed = Object.values(await statusesWith(token));
  expect(allowed).not.toContain(401);
  expect(allowed.filter((status) => status >= 500)).toEqual([]);

  expect((await call('/api/admin/logout', { method: 'POST', token })).status).toBe(200);
  expect(await statusesWith(token)).toEqual(allRefused);
});

it('no service takes a token that identity has not signed for staff', async () => {
  const { token, device } = await signIn();
  const [, payload = ''] = token.split('.');
  const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`;
  const signed = `${part({ alg: 'ES256', typ: 'JWT' })}.${payload}`;
  const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const otherKey = `${signed}.${sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  expect(device).not.toBe('');
  for (const forged of [unsigned, otherKey, device]) expect(await statusesWith(forged)).toEqual(allRefused);
});
