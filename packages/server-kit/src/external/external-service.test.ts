import { eventually, FakeServer } from '@forecourt/testing';
import { z } from 'zod';
import { ExternalError, type ExternalReason } from './external-error.ts';
import { type ExternalLimits, ExternalService } from './external-service.ts';

const LIMITS: ExternalLimits = { deadlineMs: 60_000, atOnce: 4, failures: 2, restMs: 200 };
/** For a service that never answers. */
const SHORT_MS = 500;
const hang = () => new Promise<never>(() => undefined);

let server: FakeServer;

beforeEach(async () => {
  server = await FakeServer.start(() => ({ body: { said: 'hello' } }));
});

afterEach(() => server.stop());

const withLimits = (limits: Partial<ExternalLimits> = {}): ExternalService =>
  new ExternalService('Example', { ...LIMITS, ...limits });

const reasonOf = async (call: Promise<unknown>): Promise<ExternalReason | undefined> => {
  try {
    await call;
    return undefined;
  } catch (error) {
    if (error instanceof ExternalError) return error.reason;
    throw error;
  }
};

it('returns the status, headers and checked body of an answer', async () => {
  const answer = await withLimits().request(`${server.url}/things`, { method: 'POST', body: 'one' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.json(z.object({ said: z.string() }))).toEqual({ said: 'hello' });
  expect(server.requests).toMatchObject([{ method: 'POST', url: '/things', body: 'one' }]);
});

it.each<[string, FakeServer['manners'], ExternalReason]>([
  ['the connection breaks', () => null, 'failed'],
  ['it sends us elsewhere', () => ({ status: 302, headers: { location: 'http://127.0.0.1:9/' } }), 'failed'],
  ['the answer has no end', () => ({ body: 'x'.repeat(1_000_001) }), 'failed'],
])('says so when %s', async (_, manners, reason) => {
  server.manners = manners;
  expect(await reasonOf(withLimits().request(server.url))).toBe(reason);
});

it.each<[string, FakeServer['manners']]>([
  ['no answer comes', hang],
  ['the body stops in the middle', () => ({ headers: { 'content-length': '100' }, body: '{"said":' })],
])('says so at the deadline when %s', async (_, manners) => {
  server.manners = manners;
  expect(await reasonOf(withLimits({ deadlineMs: SHORT_MS }).request(server.url))).toBe('late');
});

it.each(['<html>', '{"said":', '{"said":7}'])('reports %s as unreadable', async (body) => {
  server.manners = () => ({ body });
  const answer = await withLimits().request(server.url);
  expect(() => answer.json(z.object({ said: z.string() }))).toThrow('Example gave an answer that cannot be read');
});

it.each<[string, FakeServer['manners'], ExternalReason | undefined, number]>([
  ['is late', hang, 'late', SHORT_MS],
  ['breaks the connection', () => null, 'failed', LIMITS.deadlineMs],
  ['answers 503', () => ({ status: 503 }), undefined, LIMITS.deadlineMs],
])('leaves a service alone that %s twice, and tries it again after a rest', async (_, manners, reason, deadlineMs) => {
  const service = withLimits({ deadlineMs });
  server.manners = manners;
  expect(await reasonOf(service.request(server.url))).toBe(reason);
  expect(await reasonOf(service.request(server.url))).toBe(reason);
  expect(await reasonOf(service.request(server.url))).toBe('resting');
  expect(server.requests).toHaveLength(2);

  server.manners = () => ({});
  expect((await eventually(() => service.request(server.url))).status).toBe(200);
  expect((await service.request(server.url)).status).toBe(200);
});

it.each([400, 404, 429])('treats %i as an answer, however often it occurs', async (status) => {
  const service = withLimits();
  server.manners = () => ({ status });
  for (let call = 0; call < 4; call += 1) expect((await service.request(server.url)).status).toBe(status);
});

it('limits concurrent calls, queues some and refuses the rest', async () => {
  const service = withLimits({ atOnce: 2, inLine: 1 });
  const open: (() => void)[] = [];
  const held = () => service.call(() => new Promise<string>((resolve) => open.push(() => resolve('done'))));
  const calls = [held(), held(), held()];
  expect(await reasonOf(held())).toBe('busy');
  expect(open).toHaveLength(2);
  open[0]?.();
  await calls[0];
  await Promise.resolve();
  open[1]?.();
  await calls[1];
  open[2]?.();
  expect(await Promise.all(calls)).toEqual(['done', 'done', 'done']);
});

it('aborts the work at the deadline, whichever of the two ends first', async () => {
  const service = withLimits({ deadlineMs: SHORT_MS });
  const stops = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
  expect(await reasonOf(service.call(stops))).toBe('late');
});

it("passes on errors that are not the service's failure, and does not count them", async () => {
  const service = withLimits({ isFailure: (error) => !(error instanceof RangeError) });
  const refused = () => service.call(() => Promise.reject(new RangeError('not like this')));
  for (let call = 0; call < 4; call += 1) await expect(refused()).rejects.toThrow(RangeError);
});

it('maps to 503, or 504 after a time-out, and tells whether the service may have acted', () => {
  const told = (reason: ExternalReason) => {
    const { status, code, mayHaveActed } = new ExternalError('Example', reason);
    return [status, code, mayHaveActed];
  };
  expect(told('late')).toEqual([504, 'SERVICE.OUTSIDE_LATE', true]);
  expect(told('failed')).toEqual([503, 'SERVICE.OUTSIDE_UNAVAILABLE', true]);
  expect(told('resting')).toEqual([503, 'SERVICE.OUTSIDE_UNAVAILABLE', false]);
  expect(told('busy')).toEqual([503, 'SERVICE.OUTSIDE_UNAVAILABLE', false]);
});
