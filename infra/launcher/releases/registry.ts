import { natsOptions, REGISTRY_BUCKET, type RegistryEntry, registryEntrySchema } from '@forecourt/contracts';
import { Kvm } from '@nats-io/kv';
import { connect } from '@nats-io/transport-node';

/** The registry of micro-frontends: which release of each is live. Every shell watches it. */
export interface Registry {
  live(name: string): Promise<RegistryEntry | undefined>;
  announce(entry: RegistryEntry): Promise<void>;
}

/** Runs `use` with the registry behind `natsUrl`, creating it if necessary. */
export async function withRegistry<Result>(natsUrl: string, use: (registry: Registry) => Promise<Result>): Promise<Result> {
  const connection = await connect({ ...natsOptions(natsUrl), name: 'launcher', timeout: 5000 });
  try {
    const bucket = await new Kvm(connection).create(REGISTRY_BUCKET, { history: 10 });
    return await use({
      live: async (name) => {
        const entry = await bucket.get(name);
        return entry?.operation === 'PUT' ? registryEntrySchema.parse(entry.json()) : undefined;
      },
      announce: async (entry) => {
        await bucket.put(entry.name, JSON.stringify(registryEntrySchema.parse(entry)));
      },
    });
  } finally {
    await connection.close();
  }
}
