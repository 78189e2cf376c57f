import { eventually, ServerGate } from '@forecourt/testing';
import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StaffMay } from '../auth/staff-may.ts';
import { noteController, writeNote } from '../testing/note-service.ts';
import { natsUrl, newName, redisUrl, staff, startTestService, superuserUrl, type TestService } from '../testing/test-service.ts';
import { createThrowAwayDatabase } from '../testing/throw-away-database.ts';

/** No answer may take longer, whatever a store suffers from, in milliseconds. */
const LONGEST_MS = 25_000;
const NOTE = 'written while a store suffers';

@Controller()
class ThingsController {
  constructor(private readonly dataSource: DataSource) {}

  @Get('stored')
  stored(): Promise<unknown> {
    return this.dataSource.query('SELECT 1 AS one');
  }

  @Get('staff')
  @StaffMay('office.use')
  staff(): unknown {
    return {};
  }
}

const FAULTS: readonly (readonly [string, (gate: ServerGate) => void])[] = [
  ['takes 300 ms longer each way', (gate) => gate.slow(300)],
  ['resets every connection', (gate) => gate.reset()],
  ['loses every connection without a word', (gate) => gate.forget()],
  ['swallows everything', (gate) => gate.swallow()],
];
const STORES = ['PostgreSQL', 'Redis', 'NATS'] as const;
const CASES = FAULTS.flatMap(([fault, suffer]) => STORES.map((store) => ({ fault, store, suffer })));
type Case = (typeof CASES)[number];

const status = async (url: string): Promise<number> => {
  const headers = { authorization: `Bearer ${staff.sign()}` };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(LONGEST_MS) });
  await response.text();
  return response.status;
};

interface World {
  readonly service: TestService;
  readonly name: string;
  readonly gate: ServerGate;
  readonly heard: string[];
  close(): Promise<void>;
}

/** A service that reaches one of its stores through a gate. */
async function startBehindGate(store: Case['store']): Promise<World> {
  const database = await createThrowAwayDatabase(superuserUrl);
  const gate = await ServerGate.to({ PostgreSQL: database.url, Redis: redisUrl, NATS: natsUrl }[store]);
  const name = newName();
  const heard: string[] = [];
  const service = await startTestService({
    name,
    controllers: [ThingsController, noteController(name, ({ data }) => void heard.push((data as { text: string }).text))],
    databaseUrl: store === 'PostgreSQL' ? gate.url : database.url,
    environment: { REDIS_URL: store === 'Redis' ? gate.url : redisUrl, NATS_URL: store === 'NATS' ? gate.url : natsUrl },
  });
  const close = async () => {
    await service.stop();
    await gate.shut();
    await database.drop();
  };
  return { service, name, gate, heard, close };
}

/** What is answered while the store suffers, and how often the event of a note was heard in the end. */
async function suffer({ suffer }: Case, { service, name, gate, heard }: World) {
  const { url, managementUrl } = service;
  await eventually(async () => expect(await status(`${url}/staff`)).toBe(200));
  // The connections in the pool suffer too.
  await Promise.all(Array.from({ length: 3 }, () => status(`${url}/stored`)));
  suffer(gate);
  const note = writeNote(service, name, NOTE).then(
    () => true,
    () => false,
  );
  const [stored, guarded, live] = await Promise.all([
    status(`${url}/stored`),
    status(`${url}/staff`),
    status(`${managementUrl}/health/live`),
    status(`${managementUrl}/health/ready`),
  ]);
  const isWritten = await note;
  await gate.open();
  await eventually(async () => expect([await status(`${url}/stored`), await status(`${url}/staff`)]).toEqual([200, 200]));
  if (isWritten) await eventually(() => expect(heard).toContain(NOTE));
  return { stored, guarded, live, isWritten, heard: heard.length };
}

const worlds: World[] = [];
let runs: Promise<Awaited<ReturnType<typeof suffer>>>[];

beforeAll(async () => {
  for (const { store } of CASES) worlds.push(await startBehindGate(store));
  // All at once, because most of the time is waiting.
  runs = CASES.map((one, index) => suffer(one, worlds[index] as World));
  await Promise.allSettled(runs);
});

afterAll(async () => {
  await Promise.all(worlds.map((world) => world.close()));
});

it.each(CASES.map(({ fault, store }, index) => [store, fault, index] as const))(
  'while the network of %s %s, every request is answered, and afterwards everything works and each event is heard once',
  async (_store, _fault, index) => {
    const { stored, guarded, live, isWritten, heard } = await (runs[index] as (typeof runs)[number]);
    expect([200, 503]).toContain(stored);
    expect([200, 503]).toContain(guarded);
    expect(live).toBe(200);
    // A commit whose answer was lost may have happened.
    expect(isWritten ? [1] : [0, 1]).toContain(heard);
  },
);
