import { type Build, REGISTRY_BUCKET } from '@forecourt/contracts';
import { Kvm } from '@nats-io/kv';
import { connect } from '@nats-io/transport-node';
import { signBuild } from '../releases/sign-build.ts';

/** The registry of a shell that runs by itself: the same bucket as the releases service writes, signed with a key of this run. */
export class LocalRegistry {
  private serial = 0;

  private constructor(
    private readonly bucket: Awaited<ReturnType<Kvm['create']>>,
    private readonly privateKey: string,
  ) {}

  /** @param privateKey PKCS#8 PEM of an Ed25519 key. */
  static async open(natsUrl: string, privateKey: string): Promise<LocalRegistry> {
    const { username, password, host } = new URL(natsUrl);
    const connection = await connect({ servers: host, user: username, pass: password, maxReconnectAttempts: -1 });
    return new LocalRegistry(await new Kvm(connection).create(REGISTRY_BUCKET), privateKey);
  }

  async release(build: Build): Promise<void> {
    this.serial += 1;
    await this.bucket.put(build.name, await signBuild(build, this.serial, this.privateKey));
  }
}
