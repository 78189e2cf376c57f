import type { Readable } from 'node:stream';
import { OpenStreams } from './open-streams.ts';

const later = Date.now() / 1_000 + 60;
const holder = (sub: string, role: 'owner' | 'viewer' = 'owner') => ({ sub, jti: `${sub}'s session`, role, exp: later });
const read = (stream: Readable | null): string => String(stream?.read() ?? '');

it('says that a stream is alive as soon as it is open', () => {
  expect(read(new OpenStreams().open(holder('Ada')))).toBe('event: alive\ndata: {}\n\n');
});

it('tells of a record only those whose role may read it', () => {
  const streams = new OpenStreams();
  const [owner, viewer] = [streams.open(holder('Ada')), streams.open(holder('Ben', 'viewer'))];
  for (const stream of [owner, viewer]) read(stream);
  streams.tell({ kind: 'data-request', id: '3' });
  streams.tell({ kind: 'vehicle', id: '4', version: 2 });
  expect(read(owner)).toBe(
    'event: change\ndata: {"kind":"data-request","id":"3"}\n\nevent: change\ndata: {"kind":"vehicle","id":"4","version":2}\n\n',
  );
  expect(read(viewer)).toBe('event: change\ndata: {"kind":"vehicle","id":"4","version":2}\n\n');
});

it('ends what belongs to a session that is over, and says so', () => {
  const streams = new OpenStreams();
  const [ada, ben] = [streams.open(holder('Ada')), streams.open(holder('Ben'))];
  for (const stream of [ada, ben]) read(stream);
  streams.endSessions(({ sub }) => sub === 'Ada');
  expect(read(ada)).toBe('event: signed-out\ndata: {}\n\n');
  streams.tell({ kind: 'vehicle', id: '4' });
  expect(read(ada)).toBe('');
  expect(read(ben)).toContain('"id":"4"');
});

it('has a limit for each account and for all, and room again once one is closed', async () => {
  const streams = new OpenStreams({ each: 2, total: 3 });
  const first = streams.open(holder('Ada'));
  expect(streams.open(holder('Ada'))).not.toBeNull();
  expect(streams.open(holder('Ada'))).toBeNull();
  expect(streams.open(holder('Ben'))).not.toBeNull();
  expect(streams.open(holder('Cy'))).toBeNull();
  first?.destroy();
  await new Promise((resolve) => first?.once('close', resolve));
  expect(streams.open(holder('Cy'))).not.toBeNull();
});

it('drops a reader who does not read, and keeps the others', async () => {
  const streams = new OpenStreams();
  const [idle, busy] = [streams.open(holder('Ada')), streams.open(holder('Ben'))];
  const closed = new Promise((resolve) => idle?.once('close', resolve));
  for (let id = 1; id <= 3_000; id += 1) {
    streams.tell({ kind: 'vehicle', id: String(id) });
    read(busy);
  }
  await closed;
  expect(streams.holders.map(({ sub }) => sub)).toEqual(['Ben']);
});
