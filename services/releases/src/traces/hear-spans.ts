import { EVERY_PART_SPANS, spanReportSchema } from '@forecourt/contracts';
import { isTracingOn, type Logger, NatsLink } from '@forecourt/server-kit';
import { LOGGER, SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Settings } from '../settings.ts';
import { RecentTraces } from './recent-traces.ts';

/** Gathers what all parts tell of their spans. Each replica hears everything, so that staff may ask any. */
@Injectable()
export class HearSpans implements OnApplicationBootstrap {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly nats: NatsLink,
    private readonly traces: RecentTraces,
  ) {}

  onApplicationBootstrap(): void {
    if (isTracingOn(this.settings)) void this.hear();
  }

  private async hear(): Promise<void> {
    const { connection } = await this.nats.handle;
    connection.subscribe(EVERY_PART_SPANS, {
      callback: (_error, message) => {
        try {
          for (const span of spanReportSchema.parse(message.json())) this.traces.add(span);
        } catch (error) {
          this.logger.warn({ err: error }, 'a report of spans does not fit its contract; ignored');
        }
      },
    });
  }
}
