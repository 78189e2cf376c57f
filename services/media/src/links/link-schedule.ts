import type { Logger } from '@forecourt/server-kit';
import { LOGGER } from '@forecourt/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CopyLinks } from './copy-links.ts';
import { TellCopies } from './tell-copies.ts';

/** Milliseconds. */
const EVERY = 2_000;

/** Copies what is due and tells what was copied, each after its own last run; what fails is done in the next. */
@Injectable()
export class LinkSchedule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stops: (() => Promise<void>)[] = [];

  constructor(
    private readonly copies: CopyLinks,
    private readonly told: TellCopies,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.stops.push(
      this.repeat(() => this.copies.copyDue()),
      this.repeat(() => this.told.tellAll()),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.copies.stop();
    await Promise.all(this.stops.map((stop) => stop()));
  }

  private repeat(work: () => Promise<void>): () => Promise<void> {
    let running: Promise<void> | undefined;
    const timer = setInterval(() => {
      running ??= work()
        .catch((error: unknown) => this.logger.error({ err: error }, 'the pictures of other sites wait'))
        .finally(() => {
          running = undefined;
        });
    }, EVERY);
    return async () => {
      clearInterval(timer);
      await running;
    };
  }
}
