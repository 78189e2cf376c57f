import { type Build, natsOptions, REGISTRY_BUCKET } from '@forecourt/contracts';
import { Kvm } from '@nats-io/kv';
import { connect } from '@nats-io/transport-node';

/** Makes a build live in the running shell, as a release does. */
export async function createAnnouncer(natsUrl: string): Promise<(entry: Build) => Promise<void>> {
  const connection = await connect({ ...natsOptions(natsUrl), name: 'dev', maxReconnectAttempts: -1 });
  const registry = await new Kvm(connection).create(REGISTRY_BUCKET, { history: 10 });
  return async (entry) => {
    await registry.put(entry.name, JSON.stringify(entry));
  };
}
