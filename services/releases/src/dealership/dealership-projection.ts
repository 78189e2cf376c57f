import { DEALERSHIP_BUCKET, LIVE_DEALERSHIP } from '@forecourt/contracts';
import { NatsLink, type NatsSession } from '@forecourt/server-kit';
import { WakeUp } from '@forecourt/service-kit';
import { Kvm } from '@nats-io/kv';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DealershipVersions } from './dealership-versions.ts';

/** How soon a lost bucket, or what another replica has committed and not put, is noticed, in milliseconds. */
const EVERY_MS = 1_000;

/** Keeps the bucket that shells and services watch equal to PostgreSQL, whatever happens to NATS. */
@Injectable()
export class DealershipProjection implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly wakeUp = new WakeUp();
  private isStopped = false;

  constructor(
    private readonly versions: DealershipVersions,
    private readonly nats: NatsLink,
  ) {}

  onApplicationBootstrap(): void {
    void this.nats.keepRunning('dealership', this.follow);
  }

  beforeApplicationShutdown(): void {
    this.isStopped = true;
    this.wakeUp.wake();
  }

  /** Called after every change. */
  wake(): void {
    this.wakeUp.wake();
  }

  private readonly follow: NatsSession = async ({ connection, replicas }, signal) => {
    const bucket = await new Kvm(connection).create(DEALERSHIP_BUCKET, { replicas });
    while (!signal.aborted && !this.isStopped) {
      const { serial, settings } = await this.versions.live();
      const held = await bucket.get(LIVE_DEALERSHIP);
      const value = JSON.stringify(settings);
      const isHeld = held?.operation === 'PUT' && held.string() === value;
      // Version 0 is put only over another one: whoever watches has the file already.
      if (!isHeld && (serial > 0 || held !== null)) {
        // Fails if another replica has put something meanwhile; the next round looks again.
        if (held) await bucket.update(LIVE_DEALERSHIP, value, held.revision);
        else await bucket.create(LIVE_DEALERSHIP, value);
      }
      await this.wakeUp.within(EVERY_MS);
    }
  };
}
