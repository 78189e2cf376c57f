import { join } from 'node:path';
import { LiveDealership, type Logger, type NatsLink } from '@forecourt/server-kit';
import type { Settings } from '../settings.ts';

export interface FollowDealershipOptions {
  readonly settings: Pick<Settings, 'DEALERSHIP_FILE' | 'STATE_DIR'>;
  readonly nats: NatsLink;
  /** The pages in memory, all of which name the dealership. */
  readonly cache: { clear(): void };
  readonly logger: Logger;
}

/** The dealership's data for every page: at the start as last known, and a moment after each change as its owner has saved it. */
export async function followDealership({ settings, nats, cache, logger }: FollowDealershipOptions): Promise<LiveDealership> {
  const live = new LiveDealership({
    first: settings.DEALERSHIP_FILE,
    keptIn: join(settings.STATE_DIR, 'dealership.json'),
    onChange: () => cache.clear(),
    logger,
  });
  await live.restore();
  void nats.keepRunning('dealership', live.session);
  return live;
}
