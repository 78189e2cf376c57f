import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import {
  type CodeAsked,
  mayDo,
  type Permission,
  type Problem,
  ROLES,
  type SignedIn,
  type StaffLinkMade,
} from '@forecourt/contracts';
import { createStaffTokens } from '@forecourt/service-kit/testing';
import { ROUTES } from '../fuzz/routes.ts';

const baseUrl = process.env['BASE_URL'] ?? '';

const ask = (path: string, { token, body, ...init }: RequestInit & { token?: string } = {}): Promise<Response> =>
  fetch(`${baseUrl}${path}`, {
    ...init,
    ...(body !== undefined && { body }),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
  });

/** Every call for staff alone, of every service. As they stand here none changes anything. */
const STAFF_CALLS = ROUTES.filter(({ who }) => who !== 'everybody').map(({ method, path, who }) => ({
  call: `${method} ${path}`,
  who: who as Permission,
  path: path.replace('{name}', 'mfe-none').replace('{id}', '999999'),
  init: { method, ...(method !== 'GET' && method !== 'DELETE' && { body: '{}' }) },
}));

/** The rest is not read: one of the answers goes on until its session ends. */
const statusOf = async ({ status, body }: Response): Promise<number> => {
  await body?.cancel();
  return status;
};

const statusesWith = async (token?: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(
      STAFF_CALLS.map(
        async ({ call, path, init }) =>
          [call, await statusOf(await ask(path, { ...init, ...(token !== undefined && { token }) }))] as const,
      ),
    ),
  );

const allRefused = Object.fromEntries(STAFF_CALLS.map(({ call }) => [call, 401]));

const signIn = async (): Promise<{ token: string; device: string }> => {
  const body = JSON.stringify({ password: process.env['ADMIN_PASSWORD'] });
  const answer = await ask('/api/admin/login', { method: 'POST', body });
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

  expect((await ask('/api/admin/logout', { method: 'POST', token })).status).toBe(200);
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

it('what a password gets where a second factor is required opens nothing in any service', async () => {
  const token = createStaffTokens(process.env['JWT_PRIVATE_KEY']).sign();
  const require = async (requiresSecondFactor: boolean) => {
    const body = JSON.stringify({ requiresSecondFactor });
    expect((await ask('/api/admin/sign-in-policy', { method: 'PUT', token, body })).status).toBe(200);
  };
  const who = { name: `Jo ${randomUUID()}`, email: `${randomUUID()}@vans.example`, role: 'owner' };
  const invited = await ask('/api/admin/staff', { method: 'POST', token, body: JSON.stringify(who) });
  const { id, newLink }: StaffLinkMade = await invited.json();
  try {
    await require(true);
    const link = { token: newLink?.path.split('=')[1], newPassword: 'gravel teapot orbit' };
    const answer = await ask('/api/admin/link/password', { method: 'POST', body: JSON.stringify(link) });
    const { ticket, asksSetUp }: CodeAsked = await answer.json();
    expect(asksSetUp).toBe(true);
    expect(await statusesWith(ticket)).toEqual(allRefused);
  } finally {
    await require(false);
    await ask(`/api/admin/staff/${id}`, { method: 'PATCH', token, body: '{"isDisabled":true}' });
  }
});

describe.each(ROLES)('with the role %s', (role) => {
  it('every route does what the role may, and refuses the rest by saying who may', async () => {
    const token = createStaffTokens(process.env['JWT_PRIVATE_KEY']).sign({ role });
    const refused = await Promise.all(
      STAFF_CALLS.map(async ({ call, path, init }) => {
        const answer = await ask(path, { ...init, token });
        expect(answer.status).toBeLessThan(500);
        if (answer.status !== 403) {
          await statusOf(answer);
          return [];
        }
        const { detail }: Problem = await answer.json();
        expect(detail).toMatch(
          new RegExp(`^With the role ${role} you may not .+\\. Ask somebody with the role (?!${role}).*owner.*\\.$`),
        );
        return [call];
      }),
    );
    expect(refused.flat()).toEqual(STAFF_CALLS.filter(({ who }) => !mayDo(role, who)).map(({ call }) => call));
  });
});
