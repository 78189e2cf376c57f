import { CHANGES_ALIVE_MS } from '@forecourt/contracts';
import { bearer } from '../session/bearer.ts';
import { storedToken } from '../session/token.ts';
import { type Heard, readChanges } from './read-changes.ts';
import { backOffMs, wait } from './wait.ts';

/** Of the lock and the channel that the tabs of a browser share. */
const NAME = 'forecourt:changes';

/** `again`: a stream has begun anew, so that changes may have been missed. `over`: so is the session of this token. */
export type FeedEvent = Heard | { readonly type: 'again' } | { readonly type: 'over'; readonly token: string };

/** After this many milliseconds without a word the stream is not believed to be there. */
export const SILENT_MS = 2.5 * CHANGES_ALIVE_MS;

/**
 * Hears of changes until `signal` is aborted. One tab holds the stream and tells the others, because browsers open few connections
 * to one server; when it is closed, another takes its place. Without locks (an insecure address) nothing is heard.
 */
export function followChanges(signal: AbortSignal, onEvent: (event: FeedEvent) => void): void {
  if (!('locks' in navigator)) return;
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<FeedEvent>) => onEvent(data);
  signal.addEventListener('abort', () => channel.close());
  const tell = (event: FeedEvent) => {
    if (signal.aborted) return;
    channel.postMessage(event);
    onEvent(event);
  };
  // Rejects when it is aborted while it waits for its turn.
  navigator.locks.request(NAME, { signal }, () => holdStream(signal, tell)).catch(() => undefined);
}

async function holdStream(signal: AbortSignal, tell: (event: FeedEvent) => void): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const session = new AbortController();
    const end = () => session.abort();
    signal.addEventListener('abort', end);
    const token = storedToken.current();
    const stopListening = storedToken.subscribe(() => storedToken.current() !== token && end());
    const hear = (heard: Heard) => {
      if (failures !== 0) tell({ type: 'again' });
      failures = 0;
      tell(heard);
    };
    failures += 1;
    const outcome = token === null ? 'over' : await readChanges(bearer(token), session.signal, hear);
    if (outcome === 'over' && token !== null) tell({ type: 'over', token });
    // A session that is over opens nothing; the next one may.
    if (outcome === 'over') await aborted(session.signal);
    else await wait(backOffMs(failures), session.signal);
    stopListening();
    signal.removeEventListener('abort', end);
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
