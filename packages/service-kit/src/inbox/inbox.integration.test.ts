import { randomUUID } from 'node:crypto';
import type { Envelope } from '@forecourt/contracts';
import fc from 'fast-check';
import { newName, startTestService, type TestService } from '../testing/test-service.ts';
import { Inbox, type InboxOutcome } from './inbox.ts';

let service: TestService;
let inbox: Inbox;

beforeAll(async () => {
  service = await startTestService({ name: newName(), controllers: [] });
  inbox = service.app.get(Inbox);
});

afterAll(() => service?.close());

const apply = (consumer: string, events: readonly Envelope[]): Promise<InboxOutcome[]> =>
  inbox.apply(consumer, events, async () => undefined);

const someEvent = (type: string, entityId: string, entityVersion: number): Envelope => ({
  id: randomUUID(),
  type,
  occurredAt: new Date().toISOString(),
  correlationId: randomUUID(),
  causationId: null,
  entityId,
  entityVersion,
});

/** A few entities of two types of events; some events arrive twice. */
const arrivals = fc
  .record({
    deliveries: fc.array(fc.nat(7), { minLength: 2, maxLength: 12 }),
    known: fc.array(
      fc.record({
        type: fc.constantFrom('kit.note.written.v1', 'kit.note.torn.v1'),
        entity: fc.nat(2),
        version: fc.integer({ min: 1, max: 4 }),
      }),
      { minLength: 8, maxLength: 8 },
    ),
  })
  .map(({ deliveries, known }) => {
    const events = known.map(({ type, entity, version }) => someEvent(type, String(entity), version));
    return deliveries.flatMap((place) => events[place] ?? []);
  });

it('events that arrive together are what they would be one by one: repeated, stale or to be applied', () =>
  fc.assert(
    fc.asyncProperty(arrivals, async (events) => {
      const alone: InboxOutcome[] = [];
      const consumer = randomUUID();
      for (const event of events) alone.push(...(await apply(consumer, [event])));
      expect(await apply(randomUUID(), events)).toEqual(alone);
    }),
    { numRuns: 60 },
  ));

it('an event that was left for a newer replica is compared only with its own type, also among others', async () => {
  const [left, later] = [someEvent('kit.note.new.v1', 'a', 1), someEvent('kit.note.written.v1', 'a', 2)];
  const consumer = randomUUID();
  await inbox.leave(consumer, left);
  expect(await apply(consumer, [later])).toEqual(['applied']);
  expect(
    await apply(consumer, [someEvent('kit.note.written.v1', 'b', 1), left, someEvent('kit.note.written.v1', 'a', 1)]),
  ).toEqual(['applied', 'applied', 'stale']);
});
