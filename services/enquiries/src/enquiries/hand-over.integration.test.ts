import { randomInt, randomUUID } from 'node:crypto';
import {
  type Enquiry,
  type EnquiryAssignee,
  type EnquiryCounts,
  type EnquiryReceipt,
  enquiryAssigneeSchema,
  type HandedOver,
  handedOverSchema,
  natsOptions,
  type Problem,
} from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, OwnNats, serverUrl } from '@forecourt/testing';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { EnquiriesProcess } from '../testing/enquiries-process.ts';
import { callback } from '../testing/sent-forms.ts';

let database: ThrowAwayDatabase;
// Its own, because the test answers for identity on it.
let server: OwnNats;
let nats: NatsConnection;
let enquiries: EnquiriesProcess;
/** By account; of the others nobody knows. */
const states = new Map<string, string>();

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  server = await OwnNats.start();
  nats = await connect(natsOptions(server.url));
  nats.subscribe('cmd.identity.get-account-state.v1', {
    callback: (_error, message) => {
      const { id } = message.json<{ id: string }>();
      message.respond(JSON.stringify({ answer: { state: states.get(id) ?? null } }));
    },
  });
  await nats.flush();
  enquiries = await EnquiriesProcess.start({ DATABASE_URL: database.url, NATS_URL: server.url, MAIL_DIR: '/nowhere' });
  await eventually(async () => expect((await enquiries.readiness()).checks['nats']).toBe('up'));
});
afterAll(async () => {
  await enquiries?.stop();
  await nats?.close();
  await server?.stop();
  await database?.drop();
});

const someone = (): string => {
  const id = randomUUID();
  states.set(id, 'active');
  return id;
};
/** Of one person each, given and then put into their statuses. */
const given = async (assignee: string | null, ...statuses: readonly string[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const status of statuses) {
    const customer = { customerEmail: `${randomUUID()}@plumbing.example`, customerPhone: `07700 ${randomInt(100_000, 999_999)}` };
    const { id } = (await enquiries.post<EnquiryReceipt>('/api/inquiries', { ...callback, ...customer })).body;
    await enquiries.write('PATCH', `/api/inquiries/${id}`, { assignee, status, version: 1 });
    ids.push(id);
  }
  return ids;
};
const get = async (id: number) => (await enquiries.read<Enquiry>(`/api/inquiries/${id}`)).body;
const idsOf = async (query: string) =>
  (await enquiries.read<Enquiry[]>(`/api/inquiries?${query}`)).body.map(({ id }) => id).toSorted((one, other) => one - other);
const handOver = <Body = HandedOver>(body: object, key?: string) =>
  enquiries.write<Body>('POST', '/api/inquiries/hand-over', body, key);

it('tells who has enquiries, also who has closed ones alone', async () => {
  const [ann, bo] = [someone(), someone()];
  await given(ann, 'new', 'appointment', 'won');
  await given(bo, 'lost');
  const { body } = await enquiries.read<EnquiryAssignee[]>('/api/inquiries/assignees');
  for (const assignee of body) expect(enquiryAssigneeSchema.strict().parse(assignee)).toEqual(assignee);
  expect(body).toContainEqual({ id: ann, open: 2, appointments: 1 });
  expect(body).toContainEqual({ id: bo, open: 0, appointments: 0 });
});

it('counts open enquiries of who cannot log in any more as nobody’s', async () => {
  const [here, disabled, gone] = [someone(), someone(), randomUUID()];
  const nobodys = await given(null, 'new');
  await given(here, 'new');
  const [left] = await given(disabled, 'contacted', 'lost');
  states.set(gone, 'active');
  const ofGone = await given(gone, 'appointment');
  const before = (await enquiries.read<EnquiryCounts>('/api/inquiries/counts?assignee=nobody')).body;
  states.set(disabled, 'disabled');
  states.delete(gone);
  const wanted = [...nobodys, left, ...ofGone];
  expect(await idsOf('assignee=nobody')).toEqual(expect.arrayContaining(wanted));
  expect((await enquiries.read<EnquiryCounts>('/api/inquiries/counts?assignee=nobody')).body).toEqual({
    ...before,
    contacted: before.contacted + 1,
    appointment: before.appointment + 1,
  });
  expect(await idsOf(`assignee=${disabled}`)).toHaveLength(2);
});

it('hands all open enquiries of one colleague to another, and says so in each', async () => {
  const [ann, bo] = [someone(), someone()];
  const [first, second, won] = (await given(ann, 'new', 'appointment', 'won')) as [number, number, number];
  states.set(ann, 'disabled');
  const { status, body } = await handOver({ assignee: ann, newAssignee: bo });
  expect(status).toBe(201);
  expect(handedOverSchema.strict().parse(body)).toEqual(body);
  expect(body.handed.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
  for (const { id, version } of body.handed)
    expect(await get(id)).toMatchObject({ assignee: bo, version, steps: [{ kind: 'given' }, { kind: 'given', assignee: bo }] });
  expect(await get(won)).toMatchObject({ assignee: ann, version: 2 });
});

it('takes it back, also to who cannot log in, and leaves what was changed since', async () => {
  const [ann, bo] = [someone(), someone()];
  const [kept, changed] = (await given(ann, 'new', 'new')) as [number, number];
  states.set(ann, 'disabled');
  const { handed } = (await handOver({ assignee: ann, newAssignee: bo })).body;
  const { version } = await get(changed);
  await enquiries.write('PATCH', `/api/inquiries/${changed}`, { status: 'contacted', version });
  const undone = (await handOver({ assignee: bo, newAssignee: ann, undone: handed })).body.handed;
  expect(undone.map(({ id }) => id)).toEqual([kept]);
  expect(await get(kept)).toMatchObject({ assignee: ann });
  expect(await get(changed)).toMatchObject({ assignee: bo });
});

it('takes nothing back to who never had it', async () => {
  const [ann, bo, stranger] = [someone(), someone(), randomUUID()];
  const [id] = (await given(ann, 'new')) as [number];
  const { handed } = (await handOver({ assignee: ann, newAssignee: bo })).body;
  expect((await handOver({ assignee: bo, newAssignee: stranger, undone: handed })).body.handed).toEqual([]);
  expect(await get(id)).toMatchObject({ assignee: bo });
});

it('hands nothing to who cannot log in', async () => {
  const [ann, bo] = [someone(), randomUUID()];
  const [id] = (await given(ann, 'new')) as [number];
  const { status, body } = await handOver<Problem>({ assignee: ann, newAssignee: bo });
  expect([status, body.code]).toEqual([409, 'ENQUIRIES.CANNOT_LOG_IN']);
  expect(await get(id)).toMatchObject({ assignee: ann });
});

it('answers the same again to a call that is repeated', async () => {
  const [ann, bo, key] = [someone(), someone(), randomUUID()];
  await given(ann, 'new');
  const first = await handOver({ assignee: ann, newAssignee: bo }, key);
  expect((await handOver({ assignee: ann, newAssignee: bo }, key)).body).toEqual(first.body);
  expect(first.body.handed).toHaveLength(1);
});
