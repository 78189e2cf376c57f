import { randomUUID } from 'node:crypto';
import type { Enquiry, EnquiryReceipt } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, serverUrl } from '@forecourt/testing';
import { Client } from 'pg';
import { EnquiriesProcess, NOWHERE } from '../testing/enquiries-process.ts';
import { MailServer } from '../testing/mail-server.ts';
import { callback } from '../testing/sent-forms.ts';

const MANAGER = 'manager@halyardvans.example';
let database: ThrowAwayDatabase;
let rows: Client;
let server: MailServer;

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  rows = new Client({ connectionString: database.url });
  await rows.connect();
  server = await MailServer.start();
});
afterAll(async () => {
  await rows?.end();
  await server?.stop();
  await database?.drop();
});

const start = () =>
  EnquiriesProcess.start({
    DATABASE_URL: database.url,
    NATS_URL: NOWHERE,
    MAIL_DIR: '/nowhere',
    SMTP_URL: server.url,
    MANAGER_EMAIL: MANAGER,
  });
const enquire = async (service: EnquiriesProcess): Promise<number> => {
  const customerName = `Ada ${randomUUID()}`;
  return (await service.post<EnquiryReceipt>('/api/inquiries', { ...callback, customerName })).body.id;
};

it('gives a new enquiry a time to be answered by, which goes once it is worked on', async () => {
  const service = await start();
  const id = await enquire(service);
  const path = `/api/inquiries/${id}`;
  const { createdAt, replyDueAt } = (await service.read<Enquiry>(path)).body;
  expect(Date.parse(replyDueAt ?? '') - Date.parse(createdAt)).toBeGreaterThanOrEqual(60 * 60_000);
  await service.write('PATCH', path, { status: 'contacted', version: 1 });
  expect((await service.read<Enquiry>(path)).body.replyDueAt).toBeNull();
  await service.stop();
});

it('tells the manager once of each enquiry that nobody has answered in time, also with two replicas and after a restart', async () => {
  const first = await start();
  const [late, early, answered] = [await enquire(first), await enquire(first), await enquire(first)];
  await first.write('PATCH', `/api/inquiries/${answered}`, { status: 'contacted', version: 1 });
  await first.stop();
  await rows.query(`UPDATE enquiry SET reply_due_at = now() - interval '1 minute' WHERE id = ANY($1)`, [[late, answered]]);
  const replicas = await Promise.all([start(), start()]);
  await eventually(() => expect(server.to(MANAGER)).toHaveLength(1));
  await Promise.all(replicas.map((service) => service.stop()));
  const again = await start();
  // Its look at start has passed once a later mail has been sent.
  await rows.query(`UPDATE enquiry SET reply_due_at = now() - interval '1 minute' WHERE id = $1`, [early]);
  await again.stop();
  const last = await start();
  await eventually(() => expect(server.to(MANAGER)).toHaveLength(2));
  const subjects = server.to(MANAGER).map(({ text = '' }) => /Enquiry number: +(\d+)/.exec(text)?.[1]);
  expect(subjects).toEqual([String(late), String(early)]);
  expect(server.to(MANAGER)[0]?.subject).toMatch(/^Not answered yet: General Callback: Ada /);
  expect(server.to(MANAGER)[0]?.text).toContain(`/admin?tab=inquiries&reply=${late}`);
  await last.stop();
});
