import { Agent, type ClientRequest, request } from 'node:http';

/** Milliseconds to read an answer and type the next message. */
const READING_MS = 5_000;

export interface OpenChats {
  /** Number of messages waiting for an answer. */
  readonly waiting: () => number;
  readonly answered: () => number;
  close(): void;
}

/**
 * Visitors who chat through the site, each from their own address: all ask at once, and again after reading the answer. Resolves
 * when every first message has been sent.
 */
export async function openChats(baseUrl: string, visitors: number): Promise<OpenChats> {
  const agent = new Agent({ keepAlive: false });
  const open = new Set<ClientRequest>();
  const timers = new Set<NodeJS.Timeout>();
  let closed = false;
  let answered = 0;

  const send = (visitor: number, sent: () => void): void => {
    const body = JSON.stringify({ message: 'panel van under 20k, automatic if you have one', earlier: [] });
    const chat = request(`${baseUrl}/api/ai-assistant`, {
      method: 'POST',
      agent,
      localAddress: `127.77.${(visitor >> 8) & 255}.${(visitor & 255) + 1}`,
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    });
    const over = (): void => {
      if (!open.delete(chat) || closed) return;
      answered += 1;
      const timer = setTimeout(() => {
        timers.delete(timer);
        send(visitor, () => {});
      }, READING_MS);
      timers.add(timer);
    };
    open.add(chat);
    chat.on('response', (response) => response.on('close', over).resume());
    chat.on('error', over).on('finish', sent).end(body);
  };

  await Promise.all(Array.from({ length: visitors }, (_, visitor) => new Promise<void>((sent) => send(visitor, sent))));
  return {
    waiting: () => open.size,
    answered: () => answered,
    close: () => {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      for (const chat of open) chat.destroy();
      agent.destroy();
    },
  };
}
