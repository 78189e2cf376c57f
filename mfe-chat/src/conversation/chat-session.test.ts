import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatQuestion, Dealership } from '@forecourt/contracts';
import { createApi } from '@forecourt/web-kit';
import { ChatSession } from './chat-session.ts';
import type { Message } from './message.ts';

const dealership = {
  tradingName: 'Halyard Vans',
  phone: '0151 496 0123',
  email: 'sales@halyardvans.example',
} as Dealership;

/** A tab's storage as browsers have it. */
class TabStorage {
  readonly items = new Map<string, string>();
  full = false;
  getItem = (name: string) => this.items.get(name) ?? null;
  setItem = (name: string, value: string) => {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(name, value);
  };
  removeItem = (name: string) => this.items.delete(name);
}

let asked: ChatQuestion[];
let answers: (() => [status: number, body: object])[];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  asked.push(JSON.parse(body));
  const [status, answer] = answers.shift()?.() ?? [200, { answer: 'Yes.', recommendedVehicles: [] }];
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const circumstances = (vehicleId: number | null = null) => ({
  api: createApi({ resolve: (path) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}` }),
  vehicleId,
});

let storage: TabStorage;
beforeEach(() => {
  storage = new TabStorage();
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true });
  asked = [];
  answers = [];
});

const texts = (session: ChatSession) => session.current().messages.map(({ content }) => content);
const kinds = (session: ChatSession) => session.current().messages.map(({ sender, kind }) => kind ?? sender);

async function say(session: ChatSession, text: string, vehicleId: number | null = null): Promise<void> {
  session.type(text);
  await session.send(circumstances(vehicleId));
}

describe('a chat', () => {
  it('begins with the greeting', () => {
    expect(texts(new ChatSession(dealership))).toEqual([
      "Hello, I'm the sales assistant at Halyard Vans. Tell me your budget and what you carry, and I will find vans that fit, with the finance worked out.",
    ]);
  });

  it('sends a message with the earlier turns and the van being viewed', async () => {
    const session = new ChatSession(dealership);
    await say(session, '  A van ');
    await say(session, 'Cheaper', 7);
    expect(asked).toEqual([
      { message: 'A van', earlier: [], vehicleId: null },
      { message: 'Cheaper', earlier: [{ message: 'A van', answer: 'Yes.', vehicleIds: [] }], vehicleId: 7 },
    ]);
    expect(kinds(session)).toEqual(['notice', 'user', 'answer', 'user', 'answer']);
    expect(session.current()).toMatchObject({ draft: '', arriving: null });
  });

  it.each(['', '   ', '\n'])('does not send %j', async (text) => {
    const session = new ChatSession(dealership);
    await say(session, text);
    expect(asked).toEqual([]);
    expect(session.current().messages).toHaveLength(1);
  });

  it('sends nothing while it waits for an answer, and keeps what is typed meanwhile', async () => {
    const session = new ChatSession(dealership);
    const first = say(session, 'A van');
    await say(session, 'Hello?');
    await first;
    expect(asked).toHaveLength(1);
    expect(session.current().draft).toBe('Hello?');
  });

  it('sends what an answer offers, and keeps what is typed meanwhile', async () => {
    const session = new ChatSession(dealership);
    answers = [() => [200, { answer: 'These fit.', recommendedVehicles: [], wishes: ['automatic'], replies: ['Compare them'] }]];
    await say(session, 'An automatic');
    expect(session.current().messages.at(-1)).toMatchObject({ wishes: ['automatic'], replies: ['Compare them'] });
    session.type('And a');
    await session.choose('Compare them', circumstances());
    expect(asked.map(({ message }) => message)).toEqual(['An automatic', 'Compare them']);
    expect(session.current().draft).toBe('And a');
  });

  it('offers contact details after an error, and resends the message on retry', async () => {
    const session = new ChatSession(dealership);
    answers = [() => [503, { code: 'X', detail: 'y' }]];
    await say(session, 'A van');
    expect(texts(session).at(-1)).toBe(
      'Sorry, I am having trouble processing your request. Please contact our sales team on 0151 496 0123 or at sales@halyardvans.example.',
    );
    await session.sendAgain(circumstances());
    expect(asked.map(({ message }) => message)).toEqual(['A van', 'A van']);
    expect(kinds(session)).toEqual(['notice', 'user', 'answer']);
    await session.sendAgain(circumstances());
    expect(asked).toHaveLength(2);
  });

  it('says that it could not process an empty answer', async () => {
    const session = new ChatSession(dealership);
    answers = [() => [200, {}]];
    await say(session, 'A van');
    expect(texts(session).at(-1)).toBe('Sorry, I could not process a response to that. Please call us on 0151 496 0123.');
  });
});

describe('after a reload a chat', () => {
  it('is as it was: view, conversation and what was typed', async () => {
    const before = new ChatSession(dealership);
    before.show('minimised');
    await say(before, 'A van');
    before.type('And an');
    before.fillLead({ name: 'Dave', email: '', phone: '', message: '' });
    expect(new ChatSession(dealership).current()).toEqual(before.current());
    before.show('closed');
    expect(new ChatSession(dealership).current().view).toBe('closed');
    expect([...storage.items.keys()]).not.toContain('forecourt:chat-view');
  });

  it('in the middle of an answer still has the message, which can be resent', async () => {
    const before = new ChatSession(dealership);
    const interrupted = say(before, 'A van');
    const after = new ChatSession(dealership);
    before.leave();
    await interrupted;
    await after.goOn(circumstances(), true);
    expect(kinds(after)).toEqual(['notice', 'user', 'trouble']);
    await after.sendAgain(circumstances());
    expect(kinds(after)).toEqual(['notice', 'user', 'answer']);
  });

  it('on the next page asks again for the answer that was pending, once', async () => {
    const before = new ChatSession(dealership);
    const left = say(before, 'A van');
    before.leave();
    const after = new ChatSession(dealership);
    await after.goOn(circumstances(), false);
    expect(kinds(after)).toEqual(['notice', 'user', 'answer']);
    await after.goOn(circumstances(), false);
    expect(kinds(after)).toEqual(['notice', 'user', 'answer']);
    await left;
  });

  it('in a copy of the tab asks the visitor whether to send the message again', async () => {
    const before = new ChatSession(dealership);
    const pending = say(before, 'A van');
    const copy = new ChatSession(dealership);
    await copy.goOn(circumstances(), false);
    expect(kinds(copy)).toEqual(['notice', 'user', 'trouble']);
    await pending;
  });

  it('on a page that the browser restores continues where the next page left it', async () => {
    const before = new ChatSession(dealership);
    const left = say(before, 'A van');
    before.leave();
    const next = new ChatSession(dealership);
    await next.goOn(circumstances(), false);
    before.restore();
    await left;
    expect(before.current().messages).toEqual(next.current().messages);
  });

  it.each(['', '{', 'null', '"x"', '{"a":1}', '[1,null,{"id":1}]'])('starts afresh if %j was stored', (broken) => {
    for (const name of ['forecourt:chat', 'forecourt:chat-view', 'forecourt:chat-unsent']) storage.setItem(name, broken);
    const session = new ChatSession(dealership);
    expect(kinds(session)).toEqual(['notice']);
    expect(session.current()).toMatchObject({ view: 'closed', draft: '', lead: { name: '' } });
  });
});

describe('a chat that cannot be stored', () => {
  it('continues if the storage is full', async () => {
    storage.full = true;
    const session = new ChatSession(dealership);
    session.show('open');
    await say(session, 'A van');
    expect(kinds(session)).toEqual(['notice', 'user', 'answer']);
  });

  it('continues without storage', async () => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    const session = new ChatSession(dealership);
    await say(session, 'A van');
    expect(kinds(session)).toEqual(['notice', 'user', 'answer']);
  });
});

it('the oldest messages of a very long chat are forgotten', () => {
  const stored = Array.from({ length: 300 }, (_, index): Message => {
    return { id: index + 1, sender: 'bot', kind: 'notice', content: `${index + 1}`, timestamp: '' };
  });
  storage.setItem('forecourt:chat', JSON.stringify(stored));
  const session = new ChatSession(dealership);
  session.say('notice', 'Newest');
  expect(texts(session)).toHaveLength(300);
  expect(texts(session)[0]).toBe('2');
  expect(texts(session).at(-1)).toBe('Newest');
});
