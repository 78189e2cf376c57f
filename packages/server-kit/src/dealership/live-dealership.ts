import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DEALERSHIP_BUCKET, type Dealership, LIVE_DEALERSHIP, liveDealershipSchema } from '@forecourt/contracts';
import { Kvm } from '@nats-io/kv';
import type { Logger } from '../logging/logger.ts';
import type { NatsSession } from '../nats/nats-link.ts';

export interface LiveDealershipOptions {
  /** What holds until another one is known: that of `infra/dealership.json`. */
  readonly first: Dealership;
  readonly logger: Logger;
  /** Called after every change. */
  readonly onChange?: () => void;
  /** A file for what was last known, so that a restart without NATS does not go back to the first one. */
  readonly keptIn?: string;
}

/** The dealership's data as its owner has last saved it. What cannot be read changes nothing. */
export class LiveDealership {
  #now: Dealership;
  #known = '';
  readonly #options: LiveDealershipOptions;

  constructor(options: LiveDealershipOptions) {
    this.#now = options.first;
    this.#options = options;
  }

  get now(): Dealership {
    return this.#now;
  }

  /** Takes up what was last known. */
  async restore(): Promise<void> {
    const { keptIn } = this.#options;
    const kept = keptIn === undefined ? null : await readFile(keptIn, 'utf8').catch(() => null);
    if (kept !== null) this.#take(kept);
  }

  /** Watches the bucket for as long as the connection lasts. */
  readonly session: NatsSession = async ({ connection }, signal) => {
    const bucket = await new Kvm(connection).open(DEALERSHIP_BUCKET);
    const values = await bucket.watch({ key: LIVE_DEALERSHIP, ignoreDeletes: true });
    signal.addEventListener('abort', () => values.stop(), { once: true });
    for await (const value of values) {
      if (this.#take(value.string())) await this.#keep();
    }
  };

  /** @returns whether it is another one. */
  #take(json: string): boolean {
    const { logger, onChange } = this.#options;
    if (json === this.#known) return false;
    try {
      this.#now = liveDealershipSchema.parse(JSON.parse(json));
    } catch (error) {
      logger.error({ err: error }, "the dealership's settings cannot be read; ignored");
      return false;
    }
    this.#known = json;
    onChange?.();
    return true;
  }

  async #keep(): Promise<void> {
    const { keptIn, logger } = this.#options;
    if (keptIn === undefined) return;
    try {
      await mkdir(dirname(keptIn), { recursive: true });
      await writeFile(`${keptIn}.new`, this.#known);
      await rename(`${keptIn}.new`, keptIn);
    } catch (error) {
      logger.error({ err: error }, "the dealership's settings could not be kept");
    }
  }
}
