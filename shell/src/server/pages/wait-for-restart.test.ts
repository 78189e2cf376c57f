import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callService } from './call-service.ts';

let service: Server;
let asked: number;

const listen = async (port = 0): Promise<number> => {
  service = createServer((_request, response) => {
    asked += 1;
    response.end('"here"');
  }).listen(port, '127.0.0.1');
  await once(service, 'listening');
  return (service.address() as AddressInfo).port;
};

const end = async (): Promise<void> => {
  service.closeAllConnections();
  service.close();
  await once(service, 'close');
};

beforeEach(() => {
  asked = 0;
});

it.each(['GET', 'POST'] as const)('%s: a service that is being restarted is called once it is there again', async (method) => {
  const port = await listen();
  const call = () => callService(`http://127.0.0.1:${port}/`, { method, headers: {} });
  expect(await (await call()).json()).toBe('here');
  await end();
  const answer = call();
  await listen(port);
  expect(await (await answer).json()).toBe('here');
  expect(asked).toBe(2);
  await end();
});

it('a request that the service may have acted on is not sent again', async () => {
  const port = await listen();
  service.removeAllListeners('request').on('request', (request) => {
    asked += 1;
    request.socket.destroy();
  });
  await expect(callService(`http://127.0.0.1:${port}/`, { method: 'POST', headers: {}, body: '{}' })).rejects.toThrow();
  expect(asked).toBe(1);
  await end();
});
