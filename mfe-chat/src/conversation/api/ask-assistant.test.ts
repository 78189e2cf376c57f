import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, createApi } from '@forecourt/web-kit';
import { NoAnswer } from '../assistant-texts.ts';
import { askAssistant } from './ask-assistant.ts';

const van = { id: 7, make: 'Ford', model: 'Transit', year: 2022, imageUrl: null, price: '1.00', vatQualifying: true, fact: null };
const question = { message: 'A van', earlier: [], vehicleId: null };

let respond: (response: ServerResponse) => void;
const server = createServer((_request, response) => respond(response));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const api = () => createApi({ resolve: (path) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}` });

/** Asks a server that answers with these separately written chunks. */
async function askOf(type: string, pieces: readonly string[], end: 'end' | 'destroy' = 'end') {
  const heard: string[] = [];
  respond = async (response) => {
    response.writeHead(200, { 'content-type': type });
    for (const piece of pieces) await new Promise((resolve) => response.write(piece, resolve));
    response[end]();
  };
  return { answer: askAssistant(api(), question, (text) => heard.push(text)), heard };
}

const event = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
const finished = event('answer', { answer: 'One van.', recommendedVehicles: [van] });

describe('an answer of the assistant', () => {
  it('is streamed sentence by sentence, then replaced by the complete answer', async () => {
    const { answer, heard } = await askOf('text/event-stream', [
      event('text', { text: 'One ' }),
      event('text', { text: 'van.' }),
      finished,
    ]);
    await expect(answer).resolves.toEqual({ text: 'One van.', vehicles: [van] });
    expect(heard).toEqual(['One ', 'van.']);
  });

  it('may be split into chunks anywhere, with comments in between', async () => {
    const bytes = `: still there\n\n${event('text', { text: '£5 – é' })}${finished}`;
    const { answer, heard } = await askOf('text/event-stream; charset=utf-8', [...bytes]);
    await expect(answer).resolves.toMatchObject({ text: 'One van.' });
    expect(heard).toEqual(['£5 – é']);
  });

  it('may be plain JSON', async () => {
    const body = JSON.stringify({ answer: 'One van.', recommendedVehicles: [van] });
    const { answer } = await askOf('application/json', [body]);
    await expect(answer).resolves.toEqual({ text: 'One van.', vehicles: [van] });
  });

  it.each<[string, string, string]>([
    ['without its text', 'application/json', '{}'],
    ['with an empty text', 'application/json', '{"answer":" "}'],
    ['that is null', 'application/json', 'null'],
    ['streamed without its text', 'text/event-stream', event('answer', { recommendedVehicles: [] })],
  ])('%s is none', async (_what, type, body) => {
    await expect((await askOf(type, [body])).answer).rejects.toThrow(NoAnswer);
  });

  it.each<[string, string[], 'end' | 'destroy']>([
    ['ends early', [event('text', { text: 'One ' })], 'end'],
    ['breaks off', [event('text', { text: 'One ' })], 'destroy'],
    ['says that there was a problem', [event('problem', { code: 'ASSISTANT.X', detail: 'y' })], 'end'],
    ['is no JSON', ['event: answer\ndata: {"answer\n\n'], 'end'],
  ])('that %s fails', async (_what, pieces, end) => {
    await expect((await askOf('text/event-stream', pieces, end)).answer).rejects.toThrow();
  });

  it('reports a refusal', async () => {
    respond = (response) => response.writeHead(429, { 'retry-after': '60' }).end('{}');
    const refused = askAssistant(api(), question, () => {});
    await expect(refused).rejects.toThrow(ApiError);
    await expect(refused).rejects.toMatchObject({ status: 429, retryAfterSeconds: 60 });
  });
});
