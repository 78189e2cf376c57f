import { LEVEL_HOLDS_MS, levelSubject } from '@forecourt/contracts';
import type { NatsSession } from '../nats/nats-link.ts';

/** Whether inventory has published every change of the stock, as far as it said so lately. */
export class StockLevel {
  private heardAt = Number.NEGATIVE_INFINITY;

  readonly holds = (): boolean => performance.now() - this.heardAt < LEVEL_HOLDS_MS;

  readonly session: NatsSession = async (connection, signal) => {
    const messages = connection.subscribe(levelSubject('inventory'));
    signal.addEventListener('abort', () => messages.unsubscribe(), { once: true });
    for await (const _ of messages) this.heardAt = performance.now();
  };
}
