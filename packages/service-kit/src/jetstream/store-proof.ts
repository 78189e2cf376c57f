import { NatsLink } from '@forecourt/server-kit';
import { JetStreamApiError } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_NAME } from '../bootstrap/service-name.ts';
import { ensureStream } from './streams.ts';

/** How long a successful check is valid, in milliseconds. */
const HOLDS_MS = 5_000;

/** Checks that JetStream stores what this service publishes: it may be up but have a full disk or a missing folder. */
@Injectable()
export class StoreProof {
  private latest: Promise<void> | undefined;
  private takenAt = Number.NEGATIVE_INFINITY;

  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    private readonly nats: NatsLink,
  ) {}

  /** Rejects unless NATS answers now and has stored a message of this service within the last seconds. */
  async check(): Promise<void> {
    await this.nats.check();
    if (performance.now() - this.takenAt > HOLDS_MS) {
      this.takenAt = performance.now();
      this.latest = this.store();
    }
    await this.latest;
  }

  private async store(): Promise<void> {
    const handle = await this.nats.handle;
    const { client } = handle;
    const replacing = headers();
    // The stream keeps only the latest.
    replacing.set('Nats-Rollup', 'sub');
    const publish = () => client.publish(`${this.service}.health.proved`, '{}', { headers: replacing });
    await publish().catch(async (error: unknown) => {
      if (error instanceof JetStreamApiError) throw error;
      // The stream does not exist yet or was lost.
      await ensureStream(handle, this.service, this.service);
      await publish();
    });
  }
}
