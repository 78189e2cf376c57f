import { ApiError } from '@forecourt/web-kit';
import { jest } from '@jest/globals';
import { sendUntilAnswered, type Waiting } from './send-until-answered.ts';

const network = new EventTarget();
let isOnline = true;
const become = (online: boolean) => {
  isOnline = online;
  network.dispatchEvent(new Event(online ? 'online' : 'offline'));
};

beforeAll(() => {
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: {
      get onLine() {
        return isOnline;
      },
    },
  });
  Object.assign(globalThis, {
    addEventListener: network.addEventListener.bind(network),
    removeEventListener: network.removeEventListener.bind(network),
  });
});
beforeEach(() => become(true));

/** The reported waits, and how to cancel. */
function sending(send: (signal: AbortSignal) => Promise<string>) {
  const told: (Waiting | null)[] = [];
  const cancel = new AbortController();
  const answer = sendUntilAnswered(send, { signal: cancel.signal, onWaiting: (waiting) => told.push(waiting) });
  return { told, cancel, answer };
}
const never = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

it('returns the answer, and passes on a refusal', async () => {
  await expect(sending(async () => 'saved').answer).resolves.toBe('saved');
  const refusal = new ApiError(400, '');
  await expect(sending(() => Promise.reject(refusal)).answer).rejects.toBe(refusal);
});

it('waits for the connection before it sends', async () => {
  become(false);
  const send = jest.fn(async () => 'saved');
  const { told, answer } = sending(send);
  expect(told).toEqual(['offline']);
  expect(send).not.toHaveBeenCalled();
  become(true);
  await expect(answer).resolves.toBe('saved');
});

it('resends a request that was in progress when the connection was lost', async () => {
  let attempts = 0;
  const { told, answer } = sending((signal) => {
    attempts += 1;
    return attempts === 1 ? never(signal) : Promise.resolve('saved');
  });
  become(false);
  expect(told).toEqual(['offline']);
  become(true);
  await expect(answer).resolves.toBe('saved');
  expect(attempts).toBe(2);
});

it('does not resend a request while the connection holds', async () => {
  let finish = (_answer: string) => {};
  const send = jest.fn(
    () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  const { answer } = sending(send);
  network.dispatchEvent(new Event('online'));
  finish('saved');
  await expect(answer).resolves.toBe('saved');
  expect(send).toHaveBeenCalledTimes(1);
});

it.each([true, false])('ends when it is cancelled (connected: %s)', async (connected) => {
  become(connected);
  const { cancel, answer } = sending(never);
  cancel.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
