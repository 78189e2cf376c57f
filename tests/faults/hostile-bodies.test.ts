import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { address, callAs, recovered } from './support/system.ts';

const ATTACKERS = 200;
const { hostname, port } = new URL(address('BASE'));
const open: Socket[] = [];

/** A request whose body never comes whole; it resolves with what was answered once its connection has ended. */
async function dawdle(): Promise<string> {
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  open.push(socket);
  let answer = '';
  socket.on('data', (chunk: string) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/vehicles HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 200000\r\n\r\n{`,
  );
  const byte = setInterval(() => socket.write(' '), 500);
  await once(socket, 'close');
  clearInterval(byte);
  return answer;
}

beforeAll(async () => recovered());

afterAll(() => {
  for (const socket of open) socket.destroy();
});

it('two hundred slow bodies do not block anybody else, and each is ended', async () => {
  const attacks = Array.from({ length: ATTACKERS }, dawdle);
  let ended = 0;
  for (const attack of attacks) void attack.then(() => (ended += 1));
  let answered = 0;
  while (ended < ATTACKERS) {
    const response = await fetch(`${address('BASE')}/api/vehicles/stats`, { signal: AbortSignal.timeout(5_000) });
    expect(response.status).toBe(200);
    await response.text();
    answered += 1;
  }
  expect(answered).toBeGreaterThan(10);
  const statuses = (await Promise.all(attacks)).map((answer) => Number(answer.slice(9, 12)));
  // Too many unread bodies from one network, and too slow.
  expect([...new Set(statuses)].toSorted()).toEqual([408, 429]);
});

it.each(['/api/vehicles', '/api/inquiries', '/api/finance/quote', '/api/admin/login', '/api/ai-assistant', '/vehicles'])(
  'a body of 3 MB for %s is refused as too large, and the next request is answered',
  async (path) => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const refused = await callAs('', path, 'POST', { text: 'x'.repeat(3_000_000) });
      expect(refused.status).toBe(413);
      expect(refused.headers.get('content-type')).toContain('application/problem+json');
      expect((await fetch(`${address('BASE')}/api/vehicles/stats`, { signal: AbortSignal.timeout(5_000) })).status).toBe(200);
    }
  },
);
