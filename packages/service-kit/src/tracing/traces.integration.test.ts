import { natsOptions, type Span, spanReportSchema, spansSubject } from '@forecourt/contracts';
import { eventually } from '@forecourt/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Controller, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EventContext } from '../jetstream/event-context.ts';
import { Outbox } from '../outbox/outbox.ts';
import { type NoteHandler, noteController } from '../testing/note-service.ts';
import { natsUrl, newName, noteEvent, startTestService, type TestService } from '../testing/test-service.ts';

const GIVEN = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

let nats: NatsConnection;
beforeAll(async () => {
  nats = await connect(natsOptions(natsUrl));
});
afterAll(() => nats.close());

const running: TestService[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});

/** A service that writes a note when it is asked to, and the spans that it tells of. */
const start = async (handle: NoteHandler, environment: Record<string, string> = {}) => {
  const name = newName();
  const told: Span[] = [];
  nats.subscribe(spansSubject(name), {
    callback: (_error, message) => void told.push(...spanReportSchema.parse(message.json())),
  });

  @Controller()
  class NotesController {
    constructor(
      private readonly dataSource: DataSource,
      private readonly outbox: Outbox,
    ) {}

    @Post('notes')
    write(): Promise<void> {
      const event = { entityId: 'a', entityVersion: 1, data: { text: 'hello' } };
      return this.dataSource.transaction((manager) => this.outbox.add(manager, noteEvent(name), event));
    }
  }
  const controllers = [NotesController, noteController(name, handle)];
  const service = await startTestService({ name, controllers, environment: { TRACING: 'true', ...environment } });
  running.push(service);
  const write = () => fetch(`${service.url}/notes`, { method: 'POST', headers: { traceparent: GIVEN } });
  const sendJunk = () => fetch(`${service.url}/nowhere`, { method: 'POST' });
  const spans = (text: string) => told.filter((span) => span.name.startsWith(text));
  return { name, write, sendJunk, spans };
};

const names = (spans: readonly Span[]): string[] => spans.map(({ name }) => name);

it('a request, its queries, its event and what handles it are one trace', async () => {
  const countLetters = async (_: unknown, { manager }: EventContext) => {
    await manager.query('SELECT count(*) FROM dead_letters');
  };
  const { name, write, spans } = await start(countLetters, { TRUSTED_PROXIES: 'loopback' });
  await write();

  const event = `${name}.note.written.v1`;
  await eventually(() =>
    expect(names(spans(''))).toEqual(
      expect.arrayContaining([
        'POST /notes',
        'INSERT outbox',
        'COMMIT',
        `publish ${event}`,
        `process ${event}`,
        'SELECT dead_letters',
      ]),
    ),
  );
  const [request, publish, process] = ['POST', 'publish', 'process'].map((text) => spans(text)[0]);
  expect(request).toMatchObject({ traceId: 'a'.repeat(32), parentId: 'b'.repeat(16), error: null });
  expect(publish?.parentId).toBe(request?.spanId);
  expect(process?.parentId).toBe(publish?.spanId);
  expect(spans('SELECT dead_letters')[0]?.parentId).toBe(process?.spanId);
  expect(spans('').every(({ traceId }) => traceId === 'a'.repeat(32))).toBe(true);
});

it('only proxies that are trusted are believed about a trace, and what no route takes has none', async () => {
  const { write, sendJunk, spans } = await start(() => undefined, { TRUSTED_PROXIES: '' });
  await sendJunk();
  await write();

  await eventually(() => expect(spans('POST')).toEqual([expect.objectContaining({ parentId: null })]));
  expect(spans('POST')[0]?.traceId).not.toBe('a'.repeat(32));
});

it('an event that is delivered again, and its end as a dead letter, are linked to the first trace', async () => {
  const { write, spans } = await start(() => {
    throw new Error('for ada@plumbing.example');
  });
  await write();

  await eventually(() => expect(names(spans('give up'))).toHaveLength(1));
  const [first, ...again] = [...spans('process'), ...spans('give up')];
  expect(first).toMatchObject({ traceId: spans('publish')[0]?.traceId, repeats: null, error: 'Error' });
  expect(again).toHaveLength(3);
  for (const { parentId, repeats } of again) expect([parentId, repeats]).toEqual([null, first?.traceId]);
  expect(JSON.stringify(spans(''))).not.toContain('ada@');
});

it('an event that the stream has lost is published again in a trace of its own', async () => {
  const { name, write, spans } = await start(() => undefined);
  await write();
  await eventually(() => expect(spans('process')).toHaveLength(1));

  await (await jetstreamManager(nats)).streams.delete(name);

  await eventually(() => expect(spans('publish')).toHaveLength(2));
  const [first, second] = spans('publish');
  expect(second).toMatchObject({ parentId: null, repeats: first?.traceId });
  await eventually(() =>
    expect(spans('process')[1]).toMatchObject({ parentId: second?.spanId, facts: { 'forecourt.outcome': 'repeated' } }),
  );
});
