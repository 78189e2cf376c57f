import { createPublicKey } from 'node:crypto';
import { REGISTRY_BUCKET, type RegistryEntry, type ReleaseState } from '@forecourt/contracts';
import { NatsLink, type NatsSession, readSignedEntry, signEntry } from '@forecourt/server-kit';
import { ResponseCache, SETTINGS, WakeUp } from '@forecourt/service-kit';
import { type KV, Kvm } from '@nats-io/kv';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Releases } from '../releases/releases.ts';
import type { Settings } from '../settings.ts';

/** How soon a lost bucket, or what another replica has committed and not put, is noticed, in milliseconds. */
const EVERY_MS = 1_000;

/** Tag of kept answers that say what is live. */
export const RELEASES_TAG = 'releases';

/** Keeps the bucket that shells watch equal to PostgreSQL, whatever happens to NATS. */
@Injectable()
export class RegistryProjection implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly wakeUp = new WakeUp();
  private isStopped = false;
  private seen = '';

  constructor(
    private readonly releases: Releases,
    private readonly nats: NatsLink,
    private readonly answers: ResponseCache,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onApplicationBootstrap(): void {
    void this.nats.keepRunning('registry', this.follow);
  }

  beforeApplicationShutdown(): void {
    this.isStopped = true;
    this.wakeUp.wake();
  }

  /** Called after every change. */
  wake(): void {
    this.answers.drop([RELEASES_TAG]);
    this.wakeUp.wake();
  }

  private readonly follow: NatsSession = async ({ connection, replicas }, signal) => {
    const bucket = await new Kvm(connection).create(REGISTRY_BUCKET, { replicas });
    while (!signal.aborted && !this.isStopped) {
      const states = await this.releases.states();
      this.noticeOthers(states);
      for (const state of states) await this.put(bucket, state);
      await this.wakeUp.within(EVERY_MS);
    }
  };

  /** Another replica may have made a change. */
  private noticeOthers(states: readonly ReleaseState[]): void {
    const now = states.map(({ name, serial }) => `${name} ${serial}`).join();
    if (now !== this.seen) this.answers.drop([RELEASES_TAG]);
    this.seen = now;
  }

  private async put(bucket: KV, state: ReleaseState): Promise<void> {
    const { name } = state;
    const jws = await signEntry(toEntry(state), this.settings.REGISTRY_PRIVATE_KEY);
    const held = await bucket.get(name);
    if (held?.operation === 'PUT' && held.string() === jws) return;
    const known = held && (await readSignedEntry(held.string(), [this.publicKey]).catch(() => undefined));
    if (known && known.entry.serial >= state.serial) return this.releases.overtake(state, known.entry.serial);
    // Fails if another replica has put something meanwhile; the next round looks again.
    if (held) await bucket.update(name, jws, held.revision);
    else await bucket.create(name, jws);
  }

  private get publicKey(): string {
    return createPublicKey(this.settings.REGISTRY_PRIVATE_KEY).export({ type: 'spki', format: 'pem' }).toString();
  }
}

const toEntry = ({ lock, stable, ...state }: ReleaseState): RegistryEntry => ({
  ...state,
  stable,
  lock: lock?.reason ?? null,
});
