import { setTimeout as delay } from 'node:timers/promises';

/** How long a service that cannot be reached may be restarting rather than down, in milliseconds. Shorter than a loader may take. */
const RESTART_MS = 4_000;
const ASK_AGAIN_MS = 100;
/** Nothing was sent. */
const REFUSED = ['ECONNREFUSED'];
/** It may have been read, so only what changes nothing is sent again. */
const BROKEN = [...REFUSED, 'ECONNRESET', 'UND_ERR_SOCKET'];

/** When each service was first found unreachable, until it answers again. */
const unreachableSince = new Map<string, number>();

/**
 * Sends a request again and again while its service is being restarted: a visitor rather waits for a page than reads that it is
 * unavailable.
 */
export async function waitForRestart<Answer>(address: string, method: string, send: () => Promise<Answer>): Promise<Answer> {
  const { origin } = new URL(address);
  const temporary = method === 'GET' ? BROKEN : REFUSED;
  for (;;) {
    try {
      const answer = await send();
      unreachableSince.delete(origin);
      return answer;
    } catch (error) {
      if (!temporary.includes((error as { code?: string }).code ?? '')) throw error;
      const since = unreachableSince.get(origin) ?? performance.now();
      unreachableSince.set(origin, since);
      if (performance.now() - since > RESTART_MS) throw error;
      await delay(ASK_AGAIN_MS);
    }
  }
}
