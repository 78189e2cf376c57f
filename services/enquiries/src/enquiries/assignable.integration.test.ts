import { randomInt, randomUUID } from 'node:crypto';
import { type Enquiry, type EnquiryReceipt, natsOptions, type Problem } from '@forecourt/contracts';
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
/** By account. */
const states = new Map<string, string>();

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  server = await OwnNats.start();
  nats = await connect(natsOptions(server.url));
  enquiries = await EnquiriesProcess.start({ DATABASE_URL: database.url, NATS_URL: server.url, MAIL_DIR: '/nowhere' });
  await eventually(async () => expect((await enquiries.readiness()).checks['nats']).toBe('up'));
});
afterAll(async () => {
  await enquiries?.stop();
  await nats?.close();
  await server?.stop();
  await database?.drop();
});

const give = async <Body = Enquiry>(assignee: string | null) => {
  const customer = { customerEmail: `${randomUUID()}@plumbing.example`, customerPhone: `07700 ${randomInt(100_000, 999_999)}` };
  const { id } = (await enquiries.post<EnquiryReceipt>('/api/inquiries', { ...callback, ...customer })).body;
  return enquiries.write<Body>('PATCH', `/api/inquiries/${id}`, { assignee, version: 1 });
};

it('is given to a colleague while identity cannot be asked', async () => {
  const id = randomUUID();
  expect((await give(id)).body).toMatchObject({ assignee: id, version: 2 });
});

describe('once identity answers', () => {
  beforeAll(() => {
    nats.subscribe('cmd.identity.get-account-state.v1', {
      callback: (_error, message) => {
        const { id } = message.json<{ id: string }>();
        message.respond(JSON.stringify({ answer: { state: states.get(id) ?? null } }));
      },
    });
    return nats.flush();
  });

  it.each([
    ['invited', 'They have not accepted their invitation yet'],
    ['disabled', 'Their account is disabled'],
    ['of no account', 'Their account is gone'],
  ])('is not given to who is %s', async (state, why) => {
    const id = randomUUID();
    if (state !== 'of no account') states.set(id, state);
    const { status, body } = await give<Problem>(id);
    expect([status, body.code]).toEqual([409, 'ENQUIRIES.CANNOT_LOG_IN']);
    expect(body.detail).toBe(`${why}, so they could not see to it. Give the enquiry to somebody else.`);
  });

  it("is given to who is active, and made nobody's again", async () => {
    const id = randomUUID();
    states.set(id, 'active');
    expect((await give(id)).body).toMatchObject({ assignee: id, version: 2 });
    expect((await give(null)).body).toMatchObject({ assignee: null, version: 1 });
  });
});
