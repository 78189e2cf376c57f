import { once } from 'node:events';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { DeadlineError, withDeadline } from './with-deadline.ts';

it('rejects when the work takes longer', async () => {
  await expect(withDeadline(new Promise(() => undefined), 1)).rejects.toThrow(DeadlineError);
});

it('passes on what the work resolves or rejects with', async () => {
  await expect(withDeadline(Promise.resolve('done'), 1_000)).resolves.toBe('done');
  await expect(withDeadline(Promise.reject(new Error('broken')), 1_000)).rejects.toThrow('broken');
});

it('takes an answer that has arrived while the process was busy', async () => {
  // Another thread answers, as another process would.
  const worker = new Worker(
    `const server = require('node:net').createServer((socket) => socket.on('data', (data) => socket.write(data)));
     server.listen(0, '127.0.0.1', () => require('node:worker_threads').parentPort.postMessage(server.address().port));`,
    { eval: true },
  );
  try {
    const [port] = (await once(worker, 'message')) as [number];
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const answer = once(socket, 'data');
    socket.write('ping');
    await new Promise((written) => setImmediate(written));
    const inTime = withDeadline(answer, 20);
    const busyUntil = Date.now() + 200;
    while (Date.now() < busyUntil);
    await expect(inTime).resolves.toEqual([Buffer.from('ping')]);
    socket.destroy();
  } finally {
    await worker.terminate();
  }
});
