import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandReply, sendStaffLinkV1 } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { OwnNats, serverUrl } from '@forecourt/testing';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { EnquiriesProcess } from '../testing/enquiries-process.ts';
import { MailServer, refusal } from '../testing/mail-server.ts';
import { mailsIn } from '../testing/sent-mails.ts';

const link = {
  name: 'Ann Sales',
  email: 'ann@halyardvans.example',
  role: 'sales',
  isInvitation: true,
  token: 'a-secret-token',
  expiresAt: '2026-12-04T09:00:00.000Z',
};
let database: ThrowAwayDatabase;
let bus: OwnNats;
let nats: NatsConnection;
let server: MailServer;
let folder: string;

beforeAll(async () => {
  // Its own, because the enquiries of other tests would answer too.
  bus = await OwnNats.start();
  nats = await connect({ servers: bus.url });
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  server = await MailServer.start();
  folder = await mkdtemp(join(tmpdir(), 'forecourt-links-'));
});
afterAll(async () => {
  await nats?.close();
  await bus?.stop();
  await server?.stop();
  await database?.drop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const ask = async (settings: Record<string, string>): Promise<CommandReply> => {
  const service = await EnquiriesProcess.start({
    DATABASE_URL: database.url,
    NATS_URL: bus.url,
    MAIL_DIR: folder,
    ...settings,
  });
  try {
    return (await nats.request(sendStaffLinkV1.subject, JSON.stringify(link), { timeout: 15_000 })).json<CommandReply>();
  } finally {
    await service.stop();
  }
};

it('is answered once the mail server has taken the link', async () => {
  expect(await ask({ SMTP_URL: server.url })).toEqual({ answer: {} });
  expect(server.to(link.email).map(({ text }) => text)).toEqual([expect.stringContaining('#link=a-secret-token')]);
});

it('is refused where the mail server does not take it', async () => {
  server.manners = { onRcptTo: async () => Promise.reject(refusal(550)) };
  expect(JSON.stringify(await ask({ SMTP_URL: server.url }))).toContain('ENQUIRIES.MAIL_NOT_SENT');
  server.manners = {};
});

it('is refused where no mail server is set, and the link is a file that whoever runs the site can pass on', async () => {
  expect(JSON.stringify(await ask({}))).toContain('ENQUIRIES.MAIL_NOT_SENT');
  expect((await mailsIn(folder)).map(({ text }) => text)).toEqual([expect.stringContaining('#link=a-secret-token')]);
});
