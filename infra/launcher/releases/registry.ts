import { type Build, buildSchema, natsOptions, REGISTRY_BUCKET } from '@forecourt/contracts';
import { Kvm } from '@nats-io/kv';
import { connect } from '@nats-io/transport-node';

/** The registry of micro-frontends: which release of each is live. Every shell watches it. */
export interface Registry {
  live(name: string): Promise<Build | undefined>;
  announce(entry: Build): Promise<void>;
}

/** Runs `use` with the registry behind `natsUrl`, creating it if necessary. */
export async function withRegistry<Result>(natsUrl: string, use: (registry: Registry) => Promise<Result>): Promise<Result> {
  const connection = await connect({ ...natsOptions(natsUrl), name: 'launcher', timeout: 5000 });
  try {
    const bucket = await new Kvm(connection).create(REGISTRY_BUCKET, { history: 10 });
    return await use({
      live: async (name) => {
        const entry = await bucket.get(name);
        return entry?.operation === 'PUT' ? buildSchema.parse(entry.json()) : undefined;
      },
      announce: async (entry) => {
        await bucket.put(entry.name, JSON.stringify(buildSchema.parse(entry)));
      },
    });
  } finally {
    await connection.close();
  }
}
