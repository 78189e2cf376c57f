import { randomUUID } from 'node:crypto';
import { type DealershipSettings, DRAFTS_BUCKET, PREVIEW_SECONDS } from '@forecourt/contracts';
import { NatsLink } from '@forecourt/server-kit';
import { type KV, Kvm } from '@nats-io/kv';
import { Injectable } from '@nestjs/common';
import { noPreviewNow } from './dealership.errors.ts';

/** A draft outlives its link by a little: a link that still works shows something. */
const KEPT_MS = (PREVIEW_SECONDS + 60) * 1_000;

/** More than a thousand drafts; then there is no room until old ones end. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Settings that are looked at before they are saved. Only the shell reads them, and they end by themselves. */
@Injectable()
export class DealershipDrafts {
  constructor(private readonly nats: NatsLink) {}

  /** @returns the draft's key. @throws {ProblemError} 503 if it cannot be kept. */
  async keep(settings: DealershipSettings): Promise<string> {
    const draft = randomUUID();
    try {
      await (await this.bucket()).create(draft, JSON.stringify(settings));
    } catch {
      throw noPreviewNow();
    }
    return draft;
  }

  private async bucket(): Promise<KV> {
    await this.nats.check();
    const { connection, replicas } = await this.nats.handle;
    return new Kvm(connection).create(DRAFTS_BUCKET, { replicas, ttl: KEPT_MS, max_bytes: MOST_BYTES });
  }
}
