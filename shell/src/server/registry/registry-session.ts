import { REGISTRY_BUCKET } from '@forecourt/contracts';
import { type Logger, type NatsSession, readSignedEntry, type SignedEntry } from '@forecourt/server-kit';
import { Kvm } from '@nats-io/kv';

export interface RegistryListener {
  /** SPKI PEMs of the keys that vouch for entries. */
  readonly publicKeys: readonly string[];
  readonly logger: Logger;
  /** Called with each entry whose signature fits: first with those known at the start, then with every change. */
  readonly announced: (entry: SignedEntry) => void;
  /** Called once those known at the start have been announced. */
  readonly listed: () => void;
}

/** Watches the registry bucket for as long as the connection lasts. What is removed or cannot be verified changes nothing. */
export const registrySession =
  ({ publicKeys, logger, announced, listed }: RegistryListener): NatsSession =>
  async ({ connection }, signal) => {
    const bucket = await new Kvm(connection).open(REGISTRY_BUCKET);
    const values = await bucket.watch({ ignoreDeletes: true });
    signal.addEventListener('abort', () => values.stop(), { once: true });
    for await (const value of values) {
      try {
        const signed = await readSignedEntry(value.string(), publicKeys);
        if (signed.entry.name !== value.key) throw new Error(`It is the entry of ${signed.entry.name}`);
        announced(signed);
      } catch (error) {
        logger.error({ err: error, key: value.key }, 'the registry holds an entry that cannot be verified; ignored');
      }
      // How many are still to come.
      if (value.delta === 0) listed();
    }
  };
