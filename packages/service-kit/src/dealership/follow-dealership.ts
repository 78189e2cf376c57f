import type { Dealership } from '@forecourt/contracts';
import { LiveDealership, type Logger, NatsLink } from '@forecourt/server-kit';
import type { FactoryProvider } from '@nestjs/common';
import { LOGGER } from '../logging/logger.ts';
import { SETTINGS } from '../settings/define-settings.ts';

/** Provides {@link LiveDealership} in a service with the setting DEALERSHIP_FILE. */
export const FOLLOW_DEALERSHIP: FactoryProvider<LiveDealership> = {
  provide: LiveDealership,
  useFactory: ({ DEALERSHIP_FILE: first }: { DEALERSHIP_FILE: Dealership }, nats: NatsLink, logger: Logger) => {
    const live = new LiveDealership({ first, logger });
    void nats.keepRunning('dealership', live.session);
    return live;
  },
  inject: [SETTINGS, NatsLink, LOGGER],
};
