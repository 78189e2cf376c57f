import { type Build, buildSchema, REGISTRY_BUCKET } from '@forecourt/contracts';
import type { Logger, NatsSession } from '@forecourt/server-kit';
import { Kvm } from '@nats-io/kv';

export interface RegistryListener {
  /** Called with a micro-frontend's live version: first for those known at the start, then for every change. */
  released(entry: Build): void;
  /** Called when a micro-frontend is removed from the registry. */
  withdrawn(name: string): void;
}

/** Watches the registry bucket for as long as the connection lasts. */
export const registrySession =
  (listener: RegistryListener, logger: Logger): NatsSession =>
  async ({ connection }, signal) => {
    const bucket = await new Kvm(connection).open(REGISTRY_BUCKET);
    const entries = await bucket.watch();
    signal.addEventListener('abort', () => entries.stop(), { once: true });
    for await (const entry of entries) {
      if (entry.operation !== 'PUT') {
        listener.withdrawn(entry.key);
        continue;
      }
      const parsed = buildSchema.safeParse(jsonOrNull(entry.string()));
      if (parsed.success && parsed.data.name === entry.key) listener.released(parsed.data);
      else logger.error({ key: entry.key, value: entry.string() }, 'the registry holds an entry that is none; ignored');
    }
  };

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
