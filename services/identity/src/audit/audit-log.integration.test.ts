import { randomUUID } from 'node:crypto';
import type { AuditEntry, FieldChange, StaffAccount, StaffAction, StaffMember } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, OwnNats, serverUrl } from '@forecourt/testing';
import { jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { IdentityProcess, keys, PASSWORD } from '../testing/identity-process.ts';

let database: ThrowAwayDatabase;
// Its own, because the identity services of other tests would take events from a shared one.
let server: OwnNats;
let identity: IdentityProcess;
beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  server = await OwnNats.start();
  identity = await IdentityProcess.start(database.url, { NATS_URL: server.url });
});
afterAll(async () => {
  await identity.stop();
  await server.stop();
  await database.drop();
});

const read = (query = '', token = keys.sign()) =>
  identity.get<AuditEntry[]>(`/api/admin/audit-log${query}`, { authorization: `Bearer ${token}` });

/** Publishes a staff action as another service does. */
async function tell(
  service: string,
  recordId: string,
  times = 1,
  changes?: FieldChange[],
  others?: StaffAction['others'],
  action = 'vehicle.updated',
): Promise<void> {
  const nats = await connect({ servers: server.url });
  const type = `${service}.staff-action.recorded.v1`;
  for (let nth = 1; nth <= times; nth += 1) {
    const event = {
      id: randomUUID(),
      type,
      occurredAt: new Date(Date.UTC(2026, 10, 1, 9, nth)).toISOString(),
      entityId: randomUUID(),
      entityVersion: 1,
      correlationId: randomUUID(),
      causationId: null,
      data: { actor: 'operator', action, recordType: 'vehicle', recordId, fields: ['price'], changes, others },
    };
    // Twice, as a relay may publish it: the duplicate must be ignored.
    for (const _time of [1, 2]) await eventually(() => jetstream(nats).publish(type, JSON.stringify(event)));
  }
  await nats.close();
}

it('records who signed in, changed the password and signed out, by account name', async () => {
  const signedIn = await identity.signIn(PASSWORD, '198.19.0.1');
  await identity.post('/api/admin/logout', signedIn.body.token);
  await identity.post('/api/admin/password', keys.sign({ sub: 'operator' }), { newPassword: 'a new lamp for the yard' });
  await eventually(async () => {
    const { body } = await read('?recordType=account');
    expect(body.map(({ who, action }) => `${who} ${action}`)).toEqual([
      'operator account.password-changed',
      'owner account.signed-out',
      'owner account.signed-in',
    ]);
  });
  expect(JSON.stringify((await read()).body)).not.toContain('a new lamp for the yard');
});

it('records refused sign-ins in one entry for each caller, with their number and without the address', async () => {
  const refused = await Promise.all(Array.from({ length: 9 }, () => identity.signIn('a guess', '198.19.7.7')));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([401, 429]));
  await identity.signIn('a guess', '198.19.7.8');
  await eventually(async () => {
    const { body } = await read('?recordType=account');
    const entries = body.filter(({ action }) => action === 'account.sign-ins-refused');
    expect(entries.map(({ who, changes }) => [who, changes[0]?.to]).toSorted()).toEqual([
      ['unknown', 1],
      ['unknown', 9],
    ]);
  });
  expect(JSON.stringify((await read()).body)).not.toContain('198.19.7');
});

it('says whose account was tried, also to who asks for that person, and counts unknown accounts together', async () => {
  const { body: member } = await identity.post<StaffMember>('/api/admin/staff', keys.sign(), {
    name: 'Cy Marten',
    email: 'cy@vans.example',
    role: 'sales',
  });
  for (const email of ['cy@vans.example', 'CY@vans.example', 'nobody@vans.example', 'no.one@vans.example'])
    await identity.signInAs(email, 'a guess', '198.19.8.1');
  const refused = async (query: string) =>
    (await read(query)).body
      .filter(({ action, recordId }) => action === 'account.sign-ins-refused' && [member.id, 'unknown'].includes(recordId))
      .map(({ who, recordName, changes }) => [who, recordName, changes[0]?.to])
      .toSorted();
  await eventually(async () => {
    expect(await refused('?recordType=account')).toEqual([
      ['unknown', undefined, 2],
      ['unknown', 'Cy Marten', 2],
    ]);
    expect(await refused(`?actor=${member.id}`)).toEqual([['unknown', 'Cy Marten', 2]]);
  });
});

it.each(['inventory', 'enquiries', 'social'])('records what staff did in %s, once', async (service) => {
  const recordId = randomUUID();
  await tell(service, recordId);
  await eventually(async () => {
    const { body } = await read(`?recordType=vehicle&recordId=${recordId}`);
    expect(body).toEqual([
      expect.objectContaining({ who: 'operator', action: 'vehicle.updated', recordId, fields: ['price'], changes: [] }),
    ]);
  });
});

it('keeps an entry for each record to which the same was done at once', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  const change = { field: 'price', from: '1.00', to: '2.00' };
  await tell('inventory', one, 1, undefined, [{ recordId: other, fields: ['vin', 'price'], changes: [change] }]);
  const entryOf = async (id: string) => (await read(`?recordType=vehicle&recordId=${id}`)).body;
  await eventually(async () => {
    expect(await entryOf(one)).toMatchObject([{ who: 'operator', action: 'vehicle.updated', fields: ['price'], changes: [] }]);
    expect(await entryOf(other)).toMatchObject([
      { who: 'operator', action: 'vehicle.updated', fields: ['vin', 'price'], changes: [change] },
    ]);
  });
});

it('says in the history of a van alone which row of an import it came by', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  const from = (row: number): FieldChange[] => [
    { field: 'fileName', from: null, to: 'stock.csv' },
    { field: 'row', from: null, to: row },
  ];
  await tell('inventory', one, 1, from(12), [{ recordId: other, fields: [], changes: from(13) }], 'vehicle.imported');
  for (const [id, row] of [[one, 12] as const, [other, 13] as const])
    await eventually(async () =>
      expect((await read(`?recordId=${id}`)).body).toMatchObject([{ action: 'vehicle.imported', changes: from(row) }]),
    );
  for (const query of ['?limit=999', '?recordType=vehicle', '?actor=operator', '?day=2026-11-01'])
    expect((await read(query)).body.filter(({ action }) => action === 'vehicle.imported')).toEqual([]);
});

it('is paginated, newest first', async () => {
  const recordId = randomUUID();
  await tell('inventory', recordId, 5);
  const which = `?recordId=${recordId}&limit=2`;
  await eventually(async () => expect((await read(`?recordId=${recordId}`)).body).toHaveLength(5));
  const times: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body, headers } = await read(cursor === '' ? which : `${which}&cursor=${encodeURIComponent(cursor)}`);
    times.push(...body.map(({ occurredAt }) => occurredAt));
    cursor = headers.get('x-next-cursor');
  }
  expect(times).toHaveLength(5);
  expect(times).toEqual(times.toSorted().reverse());
});

it('records old and new values, and can be filtered by a day in UK time', async () => {
  const recordId = randomUUID();
  const change = { field: 'price', from: '14250.00', to: '14995.00' };
  await tell('inventory', recordId, 1, [change]);
  const on = (day: string) => read(`?recordType=vehicle&recordId=${recordId}&day=${day}`);
  await eventually(async () => expect((await on('2026-11-01')).body).toEqual([expect.objectContaining({ changes: [change] })]));
  expect((await on('2026-10-31')).body).toEqual([]);
  expect((await on('2026-11-02')).body).toEqual([]);
});

it.each([
  ['a day that is none', '?day=2026-02-30'],
  ['a limit that is no number', '?limit=many'],
  ['a cursor that is not ours', '?cursor=nonsense'],
  ['a field it does not know', '?who=owner'],
  ['a kind of record with NUL in it', '?recordType=vehicle%00'],
  ['a record with NUL in it', '?recordId=%00'],
  [
    'a cursor from the year 0',
    `?cursor=${Buffer.from(JSON.stringify(['0000-01-01T00:00:00Z', randomUUID()])).toString('base64url')}`,
  ],
])('refuses %s', async (_name, query) => {
  expect((await read(query)).status).toBe(400);
});

it('is for staff only', async () => {
  expect((await read('', 'nonsense')).status).toBe(401);
});

it('can be narrowed to one who acts, and to a kind of record', async () => {
  const recordId = randomUUID();
  await tell('inventory', recordId);
  await eventually(async () => expect((await read(`?recordId=${recordId}&actor=operator`)).body).toHaveLength(1));
  expect((await read(`?recordId=${recordId}&actor=unknown`)).body).toEqual([]);
  expect((await read(`?recordId=${recordId}&recordType=enquiry&actor=operator`)).body).toEqual([]);
});

it('says the name of a colleague to whom an enquiry was given, as it was then', async () => {
  const [recordId, assignee] = [randomUUID(), (await identity.read<StaffAccount[]>('/api/admin/accounts', keys.sign())).body[0]];
  await tell('enquiries', recordId, 1, [{ field: 'assignee', from: null, to: assignee?.id ?? '' }]);
  await eventually(async () =>
    expect((await read(`?recordId=${recordId}`)).body[0]?.changes).toEqual([
      { field: 'assignee', from: null, to: assignee?.name },
    ]),
  );
});

it('goes on saying whose invitation it was that was withdrawn', async () => {
  const who = { name: `Cy ${randomUUID().slice(0, 8)}`, email: `${randomUUID()}@vans.example`, role: 'sales' };
  const { id } = (await identity.post<StaffMember>('/api/admin/staff', keys.sign(), who)).body;
  await identity.remove(`/api/admin/staff/${id}`, keys.sign());
  await eventually(async () => {
    const { body } = await read(`?recordType=account&recordId=${id}`);
    expect(body.map(({ action, recordName }) => [action, recordName])).toEqual([
      ['account.withdrawn', who.name],
      ['account.link-not-mailed', who.name],
      ['account.invited', who.name],
    ]);
    expect(JSON.stringify(body)).not.toContain(who.email);
  });
  expect((await identity.post('/api/admin/staff', keys.sign(), who)).status).toBe(201);
});

// Last, because the first account has another name from then on.
it('calls everybody as they were called then: another name changes nothing that was done before', async () => {
  const operator = keys.sign({ sub: 'operator' });
  await identity.post('/api/admin/password', operator, { newPassword: PASSWORD });
  const { token } = (await identity.signIn(PASSWORD, '198.19.9.1')).body;
  for (const name of ['Ann Halyard', 'Ann Brown']) await identity.change('/api/admin/account', token, { name });
  const shown = async () => (await read('?recordType=account&limit=50')).body.filter(({ who }) => who !== 'unknown');
  await eventually(async () => {
    const body = await shown();
    const renamed = body.filter(({ action }) => action === 'account.renamed');
    expect(renamed.map(({ who, changes }) => [who, changes])).toEqual([
      ['Ann Halyard', [{ field: 'name', from: 'Ann Halyard', to: 'Ann Brown' }]],
      ['owner', [{ field: 'name', from: 'owner', to: 'Ann Halyard' }]],
    ]);
  });
  await identity.post('/api/admin/logout', token);
  await eventually(async () => expect((await shown())[0]).toMatchObject({ action: 'account.signed-out', who: 'Ann Brown' }));
  const before = (await shown()).filter(({ action }) => action === 'account.signed-in');
  expect(new Set(before.map(({ who }) => who))).toEqual(new Set(['owner']));
});
