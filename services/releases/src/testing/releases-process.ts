import { generateKeyPairSync } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  type Build,
  type DealershipState,
  type MfeManifest,
  type NewRelease,
  type Preview,
  type PreviewLink,
  type Problem,
  REGISTRY_BUCKET,
  type ReleaseOverview,
  type ReleaseState,
} from '@forecourt/contracts';
import { integrityOf, readPreview, readSignedEntry, type SignedEntry } from '@forecourt/server-kit';
import { createStaffTokens, runService, type ServiceAnswer, ServiceProcess } from '@forecourt/service-kit/testing';
import { FakeServer, serverUrl } from '@forecourt/testing';
import { Kvm } from '@nats-io/kv';
import { connect } from '@nats-io/transport-node';

const MAIN = fileURLToPath(new URL('../../dist/bundle.js', import.meta.url));
const DEALERSHIP_FILE = fileURLToPath(new URL('../../../../tests/dealership.json', import.meta.url));
export const staff = createStaffTokens();
const keys = generateKeyPairSync('ed25519', {
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

const file = { path: 'container.js', integrity: integrityOf('') };
const manifestText = (name: string, version: string): string =>
  JSON.stringify({
    name,
    version,
    entry: file,
    server: file,
    scripts: [],
    routes: [],
    widgets: [],
    contract: file,
  } satisfies MfeManifest);

/** A build whose manifest the fake host of releases serves. */
export const buildOf = (name: string, version: string): Build => ({
  name,
  version,
  manifest: integrityOf(manifestText(name, version)),
});

/** Serves the manifest of any build of {@link buildOf}. */
export const startReleasesHost = (): Promise<FakeServer> =>
  FakeServer.start(({ url }) => {
    const [, name = '', version = ''] = /^\/remotes\/([^/]+)\/([^/]+)\/mfe\.json$/.exec(url) ?? [];
    return name === '' ? { status: 404 } : { body: manifestText(name, version) };
  });

interface Stores {
  readonly databaseUrl: string;
  readonly natsUrl: string;
  readonly remotesUrl: string;
}

/** The built service in its own process, called as staff. */
export class ReleasesProcess extends ServiceProcess {
  static async start({ databaseUrl, natsUrl, remotesUrl }: Stores): Promise<ReleasesProcess> {
    return new ReleasesProcess(
      await runService(MAIN, {
        DATABASE_URL: databaseUrl,
        NATS_URL: natsUrl,
        REDIS_URL: serverUrl('REDIS_URL'),
        REMOTES_URL: remotesUrl,
        DEALERSHIP_FILE,
        JWT_PUBLIC_KEY: staff.publicKey,
        REGISTRY_PRIVATE_KEY: keys.privateKey,
      }),
    );
  }

  async send<Body = ReleaseState & Problem>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ServiceAnswer<Body>> {
    return this.call<Body>(method, `/api/releases${path}`, body, { authorization: `Bearer ${staff.sign()}`, ...headers });
  }

  async sendSettings<Body = DealershipState & Problem>(method: string, path = '', body?: unknown): Promise<ServiceAnswer<Body>> {
    return this.call<Body>(method, `/api/dealership${path}`, body, { authorization: `Bearer ${staff.sign()}` });
  }

  /** Releases a build with the serial that is current, or another one. */
  async release(build: Build, more: Partial<NewRelease> = {}): Promise<ServiceAnswer<ReleaseState & Problem>> {
    const { name, ...release } = build;
    return this.send('POST', `/${name}`, { ...release, serial: await this.serialOf(name), ...more });
  }

  async stateOf(name: string): Promise<ReleaseOverview | undefined> {
    const { body } = await this.send<ReleaseOverview[]>('GET', '');
    return body.find((state) => state.name === name);
  }

  async serialOf(name: string): Promise<number> {
    return (await this.stateOf(name))?.serial ?? 0;
  }
}

/** What a preview link shows, if its signature fits. */
export const previewIn = ({ path }: PreviewLink): Promise<Preview> =>
  readPreview(new URL(path, 'http://site').searchParams.get('token') ?? '', [keys.publicKey]);

/** The entry that shells read, if its signature fits. */
export async function signedEntry(natsUrl: string, name: string): Promise<SignedEntry> {
  const connection = await connect({ servers: natsUrl });
  try {
    const held = await (await new Kvm(connection).open(REGISTRY_BUCKET)).get(name);
    if (held === null) throw new Error(`The registry does not hold ${name}`);
    return await readSignedEntry(held.string(), [keys.publicKey]);
  } finally {
    await connection.close();
  }
}
