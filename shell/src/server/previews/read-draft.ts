import { type Dealership, DRAFTS_BUCKET, liveDealershipSchema } from '@forecourt/contracts';
import type { NatsLink } from '@forecourt/server-kit';
import { Kvm } from '@nats-io/kv';

/** Settings that nobody has saved, by their key. @throws {Error} if they are gone, or NATS is away. */
export async function readDraft(nats: NatsLink, draft: string): Promise<Dealership> {
  await nats.check();
  const { connection } = await nats.handle;
  const held = await (await new Kvm(connection).open(DRAFTS_BUCKET, { allow_direct: true })).get(draft);
  if (held?.operation !== 'PUT') throw new Error(`There is no draft ${draft}`);
  return liveDealershipSchema.parse(JSON.parse(held.string()));
}
