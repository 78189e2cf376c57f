import { setTimeout as pause } from 'node:timers/promises';
import type { Enquiry, EnquiryReceipt } from '@forecourt/contracts';
import { killListener } from './support/processes.ts';
import { mailFiles, mailsAbout } from './support/sent-mails.ts';
import { address, eventually, recovered, staffCall } from './support/system.ts';

/**
 * A thousand in every test run. The full five thousand take minutes:
 * `ENQUIRIES=5000 node infra/start.mjs with-system -- env NODE_OPTIONS=--experimental-vm-modules npx jest --selectProjects=faults --testPathPatterns enquiries-survive`
 */
const COUNT = Number(process.env['ENQUIRIES'] ?? 1_000);
const AT_ONCE = 20;
const ROUNDS = 3;
const VICTIMS = ['NATS', 'DATABASE', 'ENQUIRIES'] as const;
/** Pause before a refused enquiry is sent again, in milliseconds. */
const AGAIN_MS = 300;

const run = `run-${Date.now()}.example`;
const visitorOf = (number: number): string => `visitor-${number}@${run}`;

let sent = 0;
let answered = 0;
const dishonest: string[] = [];
const refusals = { unavailable: 0, unreachable: 0 };

/** One attempt; null if it should be retried. */
async function attempt(number: number): Promise<EnquiryReceipt | null> {
  const response = await fetch(`${address('ENQUIRIES')}/api/inquiries`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `${run}-${number}`,
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify({
      customerName: `Visitor ${number}`,
      customerEmail: visitorOf(number),
      customerPhone: '07700 900123',
      inquiryType: 'callback',
      message: `Enquiry ${number}`,
    }),
  }).catch(() => null);
  // The service was down or killed while answering.
  const body = await response?.text().catch(() => null);
  if (!response || body === null || body === undefined) {
    refusals.unreachable += 1;
    return null;
  }
  if (response.status === 201) return JSON.parse(body);
  refusals.unavailable += 1;
  const isHonest = response.status === 503 && /^\d+$/.test(response.headers.get('retry-after') ?? '');
  if (!isHonest) dishonest.push(`${response.status} ${body}`);
  return null;
}

async function sendAll(): Promise<Map<string, number>> {
  const receipts = new Map<string, number>();
  const sendSome = async (): Promise<void> => {
    while (sent < COUNT) {
      const number = sent;
      sent += 1;
      let receipt = await attempt(number);
      while (receipt === null) {
        await pause(AGAIN_MS);
        receipt = await attempt(number);
      }
      receipts.set(visitorOf(number), receipt.id);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
  return receipts;
}

/** The servers to kill in turn, spread over the load. */
async function killAll(): Promise<void> {
  const share = COUNT / (ROUNDS * VICTIMS.length + 1);
  for (let kill = 0; kill < ROUNDS * VICTIMS.length; kill += 1) {
    await eventually('enquiries go on being answered', async () => answered >= share * (kill + 1), 120);
    await killListener(address(VICTIMS[kill % VICTIMS.length] ?? 'NATS'));
  }
}

it(`${COUNT} enquiries survive the death of NATS, PostgreSQL and the service, three times each: stored once, mailed once`, async () => {
  await recovered();
  const filesBefore = (await mailFiles()).length;
  const started = performance.now();
  const [receipts] = await Promise.all([sendAll(), killAll()]);
  const sending = performance.now() - started;
  expect(dishonest).toEqual([]);
  await recovered();

  const list: Enquiry[] = await (await staffCall('/api/inquiries', 'GET')).json();
  const stored = list.filter(({ customerEmail }) => customerEmail.endsWith(run));
  expect(stored).toHaveLength(COUNT);
  expect(new Map(stored.map(({ customerEmail, id }) => [customerEmail, id]))).toEqual(receipts);

  await eventually('every mail is written', async () => (await mailFiles()).length >= filesBefore + 2 * COUNT, 180);
  const mailing = performance.now() - started - sending;
  const mails = await mailsAbout(run);
  for (const recipient of ['visitor', 'dealership']) {
    const told = mails.filter((mail) => mail.recipient === recipient).map(({ visitor }) => visitor);
    expect(told.toSorted()).toEqual([...receipts.keys()].toSorted());
  }
  const seconds = (time: number) => (time / 1_000).toFixed(1);
  process.stdout.write(
    `${COUNT} enquiries in ${seconds(sending)} s (${refusals.unavailable} answers 503, ${refusals.unreachable} without an answer), last mail ${seconds(mailing)} s later\n`,
  );
}, 600_000);
