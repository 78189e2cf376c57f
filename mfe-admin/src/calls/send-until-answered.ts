import { ApiError } from '@forecourt/web-kit';

/** Why a save takes long: there is no connection, or the server does not answer. */
export type Waiting = 'offline' | 'slow';

/** How long a save may take before the user is told. */
const PATIENCE_MS = 5_000;

export const WAITING_WORDS: Readonly<Record<Waiting, string>> = {
  offline: 'You are offline: not saved yet. It will be saved when the connection is back.',
  slow: 'The server has not answered yet, so this may not be saved. We are still waiting.',
};

interface SendOptions {
  /** Stops it at any point. */
  readonly signal: AbortSignal;
  readonly onWaiting: (waiting: Waiting | null) => void;
}

const isOffline = (): boolean => !navigator.onLine;

/**
 * Sends a write until there is an answer. If there is no connection, or it is lost meanwhile, the write is resent when it is
 * back. Only for writes that may be repeated: those with an Idempotency-Key, or that set values.
 */
export async function sendUntilAnswered<Answer>(
  send: (signal: AbortSignal) => Promise<Answer>,
  { signal, onWaiting }: SendOptions,
): Promise<Answer> {
  for (;;) {
    const attempt = new AbortController();
    const isLost = () => attempt.signal.aborted;
    let wasOffline = isOffline();
    const tell = () => {
      wasOffline ||= isOffline();
      onWaiting(isOffline() ? 'offline' : 'slow');
    };
    const sendAgain = () => wasOffline && attempt.abort();
    const timer = setTimeout(tell, PATIENCE_MS);
    if (wasOffline) tell();
    addEventListener('offline', tell);
    addEventListener('online', sendAgain);
    try {
      if (wasOffline) await aborted(attempt.signal, signal);
      else return await send(AbortSignal.any([attempt.signal, signal]));
    } catch (error) {
      if (signal.aborted || error instanceof ApiError || !(isLost() || isOffline())) throw error;
    } finally {
      clearTimeout(timer);
      removeEventListener('offline', tell);
      removeEventListener('online', sendAgain);
      onWaiting(null);
    }
  }
}

/** Resolves when the first signal is aborted, rejects when the second is. */
const aborted = (awaited: AbortSignal, given: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    given.throwIfAborted();
    awaited.addEventListener('abort', () => resolve(), { once: true });
    given.addEventListener('abort', () => reject(given.reason), { once: true });
  });
