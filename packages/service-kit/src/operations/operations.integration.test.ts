import { readFile } from 'node:fs/promises';
import type { Archived, DeadLetter, Problem, Retried, ServiceOperations } from '@forecourt/contracts';
import { HIDDEN, natsOptions, readAnswer } from '@forecourt/contracts';
import { Metrics } from '@forecourt/server-kit';
import { eventually, ServerGate } from '@forecourt/testing';
import { type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Controller, Get } from '@nestjs/common';
import { noteController, writeNote } from '../testing/note-service.ts';
import { natsUrl, newName, noteEvent, staff, startTestService, superuserUrl, type TestService } from '../testing/test-service.ts';
import { createThrowAwayDatabase } from '../testing/throw-away-database.ts';

let connection: NatsConnection;
let manager: JetStreamManager;
beforeAll(async () => {
  connection = await connect(natsOptions(natsUrl));
  manager = await jetstreamManager(connection);
});
afterAll(() => connection.close());

const running: TestService[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});

@Controller('broken')
class BrokenController {
  @Get()
  fail(): void {
    throw new TypeError('no');
  }
}

/** A service whose handler writes notes down, except those whose text is 'poison' while `isMended` is false. */
class Desk {
  readonly name = newName();
  isMended = false;
  heard: string[] = [];
  service!: TestService;

  static async open(options: Partial<Parameters<typeof startTestService>[0]> = {}): Promise<Desk> {
    const desk = new Desk();
    const controller = noteController(desk.name, async ({ entityId, data }, { manager: rows }) => {
      const { text } = data as { text: string };
      if (text.startsWith('poison') && !desk.isMended) throw new TypeError(`cannot handle note ${desk.heard.push(text)}`);
      await rows.query('CREATE TABLE IF NOT EXISTS note (entity_id text, text text)');
      await rows.query('INSERT INTO note VALUES ($1, $2)', [entityId, text]);
    });
    desk.service = await startTestService({ name: desk.name, controllers: [controller, BrokenController], ...options });
    running.push(desk.service);
    return desk;
  }

  write = (text: string, entityId: string): Promise<void> => writeNote(this.service, this.name, text, entityId);

  async ask<Answer>(method: string, path = '', body?: object, who = 'ann'): Promise<{ status: number; answer: Answer }> {
    const response = await fetch(`${this.service.url}/api/operations/${this.name}${path}`, {
      method,
      headers: { authorization: `Bearer ${staff.sign({ sub: who })}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer;
    if (response.ok) expect(readAnswer(method, `/api/operations/${this.name}${path}`, answer)).toEqual(answer);
    return { status: response.status, answer };
  }

  state = async (): Promise<ServiceOperations> => (await this.ask<ServiceOperations>('GET')).answer;
  letters = async (query = ''): Promise<DeadLetter[]> => (await this.ask<DeadLetter[]>('GET', `/dead-letters${query}`)).answer;
  /** Waits until so many letters are at the desk. */
  hasBuried = (count: number): Promise<unknown> => eventually(async () => expect(await this.letters()).toHaveLength(count));
  written = (): Promise<{ entity_id: string; text: string }[]> =>
    this.service.database.query('SELECT entity_id, text FROM note ORDER BY entity_id');
  audited = async (): Promise<string[]> => {
    const rows: { said: string }[] = await this.service.database.query(
      `SELECT concat_ws(' ', envelope->'data'->>'actor', envelope->'data'->>'action', envelope->'data'->'fields') AS said
       FROM outbox WHERE envelope->>'type' LIKE '%staff-action%' ORDER BY position`,
    );
    return rows.map(({ said }) => said);
  };
}

it('mends a poisoned event, which is applied once whoever retries it and however often it comes again', async () => {
  const desk = await Desk.open();
  await desk.write('poison from ada@plumbing.example', 'a');
  await desk.hasBuried(1);
  const [letter] = await desk.letters();
  expect(letter).toMatchObject({ attempts: 3, subject: noteEvent(desk.name).type, reason: 'TypeError: cannot handle note 3' });
  expect(letter?.payload).toContain(`"text": "poison from ${HIDDEN}"`);
  const id = letter?.id ?? 0;
  const payload = letter?.payload ?? '';

  const broken = await desk.ask<Problem>('POST', '/edit', { id, payload: payload.replace(/"text": ".*"/, '"text": 5') });
  expect(broken).toMatchObject({ status: 400, answer: { errors: [{ path: 'data.text' }] } });
  const other = await desk.ask<Problem>('POST', '/edit', {
    id,
    payload: payload.replace(/"id": "../, (start) => `${start.slice(0, -2)}${start.endsWith('00') ? '11' : '00'}`),
  });
  expect(other).toMatchObject({ status: 400, answer: { errors: [{ path: 'id' }] } });
  const noJson = await desk.ask<Problem>('POST', '/edit', { id, payload: payload.replace('"text":', '"text"') });
  expect(noJson.answer.errors).toEqual([
    { path: 'payload', message: expect.stringMatching(/^This is not JSON: look at line \d+$/) },
  ]);
  const still = await desk.ask<Retried>('POST', '/edit', { id, payload: payload.replace('from', 'of') });
  expect(still.answer).toMatchObject({ failed: 1, reasons: ['TypeError: cannot handle note 4'] });
  expect(await desk.audited()).toEqual([]);

  const mended = { id, payload: payload.replace('poison from', 'a remedy for') };
  const pressed = await Promise.all(['ann', 'bob'].map((who) => desk.ask<Retried>('POST', '/edit', mended, who)));
  expect(pressed.map(({ answer }) => answer.applied).toSorted()).toEqual([0, 1]);
  expect(pressed.map(({ answer }) => answer.settled).toSorted()).toEqual([0, 1]);

  const stored = await manager.streams.getMessage(desk.name, { seq: 1 });
  await jetstream(connection).publish(noteEvent(desk.name).type, stored?.string() ?? '');
  const handled = () => desk.service.app.get(Metrics).registry.getSingleMetricAsString('events_handled_total');
  await eventually(async () => expect(await handled()).toContain('outcome="repeated"'));
  // What was hidden came back.
  expect(await desk.written()).toEqual([{ entity_id: 'a', text: 'a remedy for ada@plumbing.example' }]);
  expect(await desk.letters()).toEqual([]);
  expect(await desk.audited()).toEqual([expect.stringMatching(/^(ann|bob) dead-letter.edited \["data.text"\]$/)]);
  expect((await desk.ask<Retried>('POST', '/retry', { id })).answer).toMatchObject({ applied: 0, settled: 1 });
});

it('retries a group or all by two colleagues at once, each event once, in their order', async () => {
  const desk = await Desk.open();
  for (const entity of ['a', 'b', 'c']) await desk.write('poison', entity);
  await jetstream(connection).publish(noteEvent(desk.name).type, 'torn');
  await desk.hasBuried(4);
  const { deadLetters } = await desk.state();
  // Figures in the reason do not part a group.
  expect(deadLetters).toHaveLength(2);
  const { group, count } = deadLetters?.find(({ reason }) => reason.startsWith('TypeError')) ?? {};
  expect(count).toBe(3);
  expect((await desk.ask<Retried>('POST', '/retry', { group })).answer).toMatchObject({ failed: 3, applied: 0 });

  desk.isMended = true;
  const pressed = await Promise.all(['ann', 'bob'].map((who) => desk.ask<Retried>('POST', '/retry', {}, who)));
  expect(pressed.reduce((sum, { answer }) => sum + answer.applied, 0)).toBe(3);
  expect((await desk.written()).map(({ entity_id }) => entity_id)).toEqual(['a', 'b', 'c']);
  expect(await desk.letters(`?group=${group}`)).toEqual([]);

  const [torn] = await desk.letters();
  expect(torn).toMatchObject({ payload: 'torn', eventId: null, attempts: 1 });
  expect((await desk.ask<Archived>('POST', '/archive', { id: torn?.id })).answer).toEqual({ archived: 1 });
  expect((await desk.ask<Archived>('POST', '/archive', {})).answer).toEqual({ archived: 0 });
  expect((await desk.audited()).at(-1)).toMatch(/^ann dead-letter.archived/);
});

it('buries an event once PostgreSQL answers again, and loses nothing meanwhile', async () => {
  const database = await createThrowAwayDatabase(superuserUrl);
  const gate = await ServerGate.to(database.url);
  const desk = await Desk.open({ databaseUrl: gate.url });
  await eventually(() => manager.consumers.info(desk.name, `${desk.name}-${desk.name}_note_written_v1`));
  await gate.shut();
  await jetstream(connection).publish(noteEvent(desk.name).type, 'torn');
  await eventually(async () => {
    const { answer } = await desk.ask<ServiceOperations>('GET');
    expect(answer).toMatchObject({ status: 'unavailable', outbox: null, deadLetters: null, consumers: [{ waiting: 1 }] });
    expect(answer.consumers[0]?.behindSeconds).toBeGreaterThan(0);
  });

  await gate.open();

  await desk.hasBuried(1);
  await eventually(async () => expect((await desk.state()).consumers).toMatchObject([{ waiting: 0, behindSeconds: 0 }]));
  await desk.service.close();
  running.length = 0;
  await gate.shut();
  await database.drop();
});

it('says how far each consumer is behind, and has every metric that the alert rules name', async () => {
  const desk = await Desk.open();
  await desk.write('well', 'a');
  await eventually(async () =>
    expect(await desk.state()).toMatchObject({
      service: desk.name,
      status: 'ready',
      failures: 0,
      checks: { postgresql: 'up', nats: 'up' },
      outbox: { waiting: 0, lagSeconds: 0 },
      consumers: [{ events: noteEvent(desk.name).type, waiting: 0, behindSeconds: 0, medianSeconds: expect.any(Number) }],
      deadLetters: [],
    }),
  );
  const metrics = await (await fetch(`${desk.service.managementUrl}/metrics`)).text();
  expect(metrics).toContain(`events_commit_to_done_seconds_count{consumer="${desk.name}-${desk.name}_note_written_v1"} 1`);
  expect(metrics).toContain('dead_letters_oldest_seconds 0');

  const alerts = await readFile(new URL('../../../../infra/observability/alerts.yml', import.meta.url), 'utf8');
  const named = [...alerts.matchAll(/expr: .*/g)].flatMap(([rule]) => rule.match(/\b[a-z]+(_[a-z]+)+\b(?!\()/g) ?? []);
  expect(named.length).toBeGreaterThan(5);
  const ofEveryService = named.filter((name) => !name.startsWith('mails_'));
  expect(ofEveryService.filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(metrics))).toEqual([]);
});

it('counts the requests that have just failed, but not those that were refused', async () => {
  const desk = await Desk.open();
  for (const path of ['broken', 'broken', 'nowhere']) await fetch(`${desk.service.url}/${path}`);
  await eventually(async () => expect(await desk.state()).toMatchObject({ failures: 2 }));
});

it('is for staff only, and refuses what it does not know', async () => {
  const desk = await Desk.open();
  expect((await fetch(`${desk.service.url}/api/operations/${desk.name}`)).status).toBe(401);
  expect((await fetch(`${desk.service.url}/api/operations/${desk.name}/retry`, { method: 'POST' })).status).toBe(401);
  expect(await desk.ask<Problem>('POST', '/retry', { id: 7 })).toMatchObject({ status: 404 });
  expect(await desk.ask<Problem>('GET', '/dead-letters?group=nonsense')).toMatchObject({ status: 400 });
  expect(await desk.ask<Problem>('GET', '/dead-letters?cursor=nonsense')).toMatchObject({ status: 400 });
});
