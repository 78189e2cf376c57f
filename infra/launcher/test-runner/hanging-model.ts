import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Runs `use` with OPENAI_… set to a model that accepts every question and never answers; systems started in it use that one. */
export async function withHangingModel<Result>(use: () => Promise<Result>): Promise<Result> {
  const waiting = new Set<Socket>();
  const model = createServer((socket) => {
    waiting.add(socket);
    socket.on('error', () => {}).on('close', () => waiting.delete(socket));
    socket.resume();
  }).listen(0, '127.0.0.1');
  await once(model, 'listening');
  const { port } = model.address() as AddressInfo;
  const before = { ...process.env };
  Object.assign(process.env, { OPENAI_API_KEY: 'never-read', OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` });
  try {
    return await use();
  } finally {
    for (const name of ['OPENAI_API_KEY', 'OPENAI_BASE_URL']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
    for (const socket of waiting) socket.destroy();
    model.close();
  }
}
