import { randomUUID } from 'node:crypto';
import { type StaffAccount, staffAccountSchema } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { Client } from 'pg';
import { IdentityProcess, keys } from '../testing/identity-process.ts';

let database: ThrowAwayDatabase;
let identity: IdentityProcess;
beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  identity = await IdentityProcess.start(database.url);
});
afterAll(async () => {
  await identity.stop();
  await database.drop();
});

it('lists every account by its name, disabled ones included, with whether it can log in, and nothing else', async () => {
  const id = randomUUID();
  const rows = new Client({ connectionString: database.url });
  await rows.connect();
  await rows.query(
    `INSERT INTO staff_account (id, name, password_hash, is_disabled, created_at, password_changed_at)
     VALUES ($1, 'Ada', 'none', true, now(), now())`,
    [id],
  );
  const invited = randomUUID();
  await rows.query(
    `INSERT INTO staff_account (id, name, email, password_hash, is_disabled, is_invited, created_at, password_changed_at)
     VALUES ($1, 'Bo', 'bo@vans.example', 'none', false, true, now(), now())`,
    [invited],
  );
  await rows.end();
  const { body } = await identity.get<StaffAccount[]>('/api/admin/accounts', { authorization: `Bearer ${keys.sign()}` });
  expect(body).toEqual([
    { id, name: 'Ada', isActive: false, isInvited: false },
    { id: invited, name: 'Bo', isActive: false, isInvited: true },
    { id: expect.any(String), name: 'owner', isActive: true, isInvited: false },
  ]);
  for (const account of body) expect(Object.keys(account)).toEqual(Object.keys(staffAccountSchema.shape));
});

it('is for staff only', async () => {
  expect((await identity.get('/api/admin/accounts')).status).toBe(401);
});
