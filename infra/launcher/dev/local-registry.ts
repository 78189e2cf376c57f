import { type Build, REGISTRY_BUCKET, type RegistryEntry } from '@forecourt/contracts';
import { Kvm } from '@nats-io/kv';
import { connect } from '@nats-io/transport-node';
import { CompactSign, importPKCS8 } from 'jose';

/** The registry of a shell that runs by itself: the same bucket as the releases service writes, signed with a key of this run. */
export class LocalRegistry {
  private serial = 0;

  private constructor(
    private readonly bucket: Awaited<ReturnType<Kvm['create']>>,
    private readonly key: Awaited<ReturnType<typeof importPKCS8>>,
  ) {}

  /** @param privateKey PKCS#8 PEM of an Ed25519 key. */
  static async open(natsUrl: string, privateKey: string): Promise<LocalRegistry> {
    const { username, password, host } = new URL(natsUrl);
    const connection = await connect({ servers: host, user: username, pass: password, maxReconnectAttempts: -1 });
    return new LocalRegistry(await new Kvm(connection).create(REGISTRY_BUCKET), await importPKCS8(privateKey, 'EdDSA'));
  }

  async release({ name, ...stable }: Build): Promise<void> {
    this.serial += 1;
    const changed = { by: 'operator', at: new Date().toISOString(), reason: 'Saved during development' };
    const entry: RegistryEntry = { name, serial: this.serial, stable, candidate: null, previous: null, changed, lock: null };
    const text = new TextEncoder().encode(JSON.stringify(entry));
    await this.bucket.put(name, await new CompactSign(text).setProtectedHeader({ alg: 'EdDSA' }).sign(this.key));
  }
}
