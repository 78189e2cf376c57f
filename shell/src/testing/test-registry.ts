import { generateKeyPairSync } from 'node:crypto';
import { REGISTRY_BUCKET, type RegistryEntry } from '@forecourt/contracts';
import { integrityOf, signEntry } from '@forecourt/server-kit';
import { type KV, Kvm } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/transport-node';
import { type FixtureRelease, manifestText } from './releases-host.ts';

/** An Ed25519 pair as the releases service has one. */
export const makeKeys = () =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

/** Signs the entries that shells under test believe. */
export const registryKeys = makeKeys();

/** The registry as the releases service fills it. */
export class TestRegistry {
  private readonly bucket: KV;
  private serial = 0;

  private constructor(bucket: KV) {
    this.bucket = bucket;
  }

  /** An empty registry. */
  static async on(nats: NatsConnection): Promise<TestRegistry> {
    const bucket = await new Kvm(nats).create(REGISTRY_BUCKET);
    for await (const key of await bucket.keys()) await bucket.purge(key);
    return new TestRegistry(bucket);
  }

  /** Makes a release stable, with a serial above all before. */
  async announce(fixture: FixtureRelease): Promise<void> {
    this.serial += 1;
    await this.put(this.entryOf(fixture));
  }

  /** The entry that makes a release stable, as changed by `different`. */
  entryOf(fixture: FixtureRelease, different: Partial<RegistryEntry> = {}): RegistryEntry {
    return {
      name: fixture.name,
      serial: this.serial,
      stable: { version: fixture.version, manifest: integrityOf(manifestText(fixture)) },
      candidate: null,
      previous: null,
      changed: { by: 'operator', at: new Date().toISOString(), reason: null },
      lock: null,
      ...different,
    };
  }

  async put(entry: RegistryEntry, key = entry.name, { privateKey } = registryKeys): Promise<void> {
    await this.bucket.put(key, await signEntry(entry, privateKey));
  }

  /** Puts an entry that somebody else has signed. */
  async forge(entry: RegistryEntry): Promise<void> {
    await this.put(entry, entry.name, makeKeys());
  }

  async remove(name: string): Promise<void> {
    await this.bucket.delete(name);
  }
}
