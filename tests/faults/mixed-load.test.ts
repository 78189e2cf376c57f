import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Enquiry, SERVICES, type Vehicle } from '@forecourt/contracts';
import fc from 'fast-check';
import { BusySite } from './support/busy-site.ts';
import { Enquiring } from './support/enquiring.ts';
import { killListener } from './support/processes.ts';
import { replayAll } from './support/published.ts';
import { mailFiles, mailsAbout } from './support/sent-mails.ts';
import { address, eventually, recovered, staffCall, stock } from './support/system.ts';

/**
 * A thousand in every test run. The full five thousand take minutes:
 * `ENQUIRIES=5000 node infra/start.mjs with-system -- env NODE_OPTIONS=--experimental-vm-modules npx jest --selectProjects=faults --testPathPatterns mixed-load`
 */
const COUNT = Number(process.env['ENQUIRIES'] ?? 1_000);
/** `KILLS_SEED` repeats the order of a run that failed. */
const SEED = Number(process.env['KILLS_SEED'] ?? Date.now() % 1_000_000);

/** Also the files of JetStream, which are deleted before NATS is killed. */
const JETSTREAM = 'JETSTREAM';
const SERVERS = ['NATS', 'DATABASE', 'REDIS'] as const;
const PARTS = SERVICES.map((name) => name.toUpperCase() as Uppercase<typeof name>);
const VICTIMS = [JETSTREAM, ...SERVERS, ...SERVERS, ...PARTS] as const;
const everyVictim = fc.shuffledSubarray([...VICTIMS], { minLength: VICTIMS.length });

let enquiring: Enquiring;
let site: BusySite;
let vans: Vehicle[];
let filesBefore: number;

/** The victims in turn, spread over the load. */
async function killAll(): Promise<void> {
  const [victims = []] = fc.sample(everyVictim, { seed: SEED, numRuns: 1 });
  process.stdout.write(`Killed in turn (KILLS_SEED=${SEED}): ${victims.join(', ')}\n`);
  for (const [kill, victim] of victims.entries()) {
    const due = (COUNT / (victims.length + 1)) * (kill + 1);
    await eventually('enquiries go on being answered', async () => enquiring.receipts.size >= due, 120);
    // Repeated, because NATS goes on writing while they are deleted.
    if (victim === JETSTREAM) await rm(join(process.env['NATS_DIR'] ?? '', 'jetstream'), { recursive: true, maxRetries: 20 });
    await killListener(address(victim === JETSTREAM ? 'NATS' : victim));
  }
}

beforeAll(async () => {
  await recovered();
  vans = (await stock()).filter(({ isSold, stockStatus }) => !isSold && stockStatus === 'In Stock').slice(0, 5);
  filesBefore = (await mailFiles()).length;
  enquiring = new Enquiring(COUNT);
  site = new BusySite(vans);
  const started = performance.now();
  await Promise.all([enquiring.sendAll(), killAll()]);
  await site.stop();
  await recovered();
  const { unavailable, unreachable } = enquiring.refusals;
  process.stdout.write(
    `${COUNT} enquiries (${unavailable} answers 503, ${unreachable} without an answer), ${site.edited.length} edits and ${site.uploaded.length} pictures (${site.repeats} sent again) and ${site.pages} pages (${site.later} to come back for) in ${((performance.now() - started) / 1_000).toFixed(1)} s\n`,
  );
}, 600_000);

afterAll(async () => {
  for (const { id, price } of vans) await staffCall(`/api/vehicles/${id}`, 'PATCH', { price });
});

/** Each visitor and the dealership have had one mail of each enquiry. */
async function expectOneMailEach(): Promise<void> {
  const mails = await mailsAbout(enquiring.domain);
  for (const recipient of ['visitor', 'dealership']) {
    const told = mails.filter((mail) => mail.recipient === recipient).map(({ visitor }) => visitor);
    expect(told.toSorted()).toEqual([...enquiring.receipts.keys()].toSorted());
  }
}

describe('while every server and service is killed in turn and the files of JetStream are deleted', () => {
  it('visitors get every page, or are told to come back while the inventory is away', () => {
    expect(site.failedPages).toEqual([]);
    expect(site.pages - site.later).toBeGreaterThan(100);
  });

  it('an enquiry is accepted or refused with the time to come back, and stored once', async () => {
    expect(enquiring.dishonest).toEqual([]);
    const list: Enquiry[] = await (await staffCall('/api/inquiries', 'GET')).json();
    const stored = list.filter(({ customerEmail }) => customerEmail?.endsWith(enquiring.domain));
    expect(stored).toHaveLength(COUNT);
    expect(new Map(stored.map(({ customerEmail, id }) => [customerEmail, id]))).toEqual(enquiring.receipts);
  });

  it('each enquiry is mailed once to its visitor and once to the dealership', async () => {
    await eventually('every mail is written', async () => (await mailFiles()).length >= filesBefore + 2 * COUNT, 180);
    await expectOneMailEach();
  }, 200_000);

  it('every accepted edit is a version of its own, and the last one is on the page', async () => {
    for (const { id } of vans) {
      const versions = site.edited.filter((edit) => edit.id === id).map(({ version }) => version);
      expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other));
      const last = site.edited.findLast((edit) => edit.id === id);
      const shown = `£${Number(last?.price).toLocaleString('en-GB')}`;
      await eventually(`${shown} is on the page`, async () =>
        (await (await fetch(`${address('BASE')}/vehicle/${id}`)).text()).includes(shown),
      );
    }
  });

  it('every accepted picture is served as it was stored', async () => {
    expect(site.uploaded.length).toBeGreaterThan(1);
    for (const { path, sha256 } of site.uploaded) {
      const response = await fetch(address('BASE') + path);
      expect([response.status, response.headers.get('etag')]).toEqual([200, `"${sha256}"`]);
      await response.arrayBuffer();
    }
  });
});

it(`${COUNT} events that are sent again three times cause nothing`, async () => {
  const files = (await mailFiles()).length;
  const replayed = await replayAll('enquiries', 3);
  expect(replayed).toBeGreaterThanOrEqual(3 * COUNT);
  expect((await mailFiles()).length).toBe(files);
  await expectOneMailEach();
}, 240_000);
