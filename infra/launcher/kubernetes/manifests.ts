import type { EdgeRoute } from '@forecourt/contracts';
import { PICTURE_MEMORY } from '../system/part-environment.ts';
import { SERVICES, type ServiceName } from '../system/parts.ts';
import { deployment } from './deployment.ts';
import { job } from './job.ts';
import { environment, labelsOf, type Manifest } from './manifest.ts';

/** Image names; kustomize sets registry and tag (infra/kubernetes/kustomization.yaml). */
const PLATFORM = 'forecourt/platform';

/** MANAGEMENT_PORT of the images. */
const MANAGEMENT = 8081;

/** The secrets an operator makes (infra/kubernetes/README.md): where the stores are, and the keys. */
const store = (key: string) => ({ name: 'forecourt-stores', key });
const key = (name: string) => ({ name: 'forecourt-keys', key: name });
/** Keys of outside services, which there may be: what the secret lacks is left unset. */
const outsideKeys = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { ...key(name.toLowerCase().replaceAll('_', '-')), optional: true }]));
const DVSA_KEYS = ['DVSA_API_KEY', 'DVSA_TOKEN_URL', 'DVSA_CLIENT_ID', 'DVSA_CLIENT_SECRET'];
const META_KEYS = ['META_ACCESS_TOKEN', 'META_PAGE_ID', 'META_INSTAGRAM_ID', 'META_APP_SECRET'];

/** Posts to a platform without an account; their texts are in the database too, so a pod may lose its files. */
const SOCIAL_OUTBOX = { name: 'social', mountPath: '/social', source: { emptyDir: {} } };

const RELEASES = { name: 'releases', source: { persistentVolumeClaim: { claimName: 'releases' } } };
const PUBLIC_URL = { name: 'PUBLIC_URL', valueFrom: { configMapKeyRef: { name: 'forecourt', key: 'public-url' } } };
const TRUSTED_PROXIES = {
  name: 'TRUSTED_PROXIES',
  valueFrom: { configMapKeyRef: { name: 'forecourt', key: 'trusted-proxies' } },
};
const GOOGLE_MAPS_API_KEY = {
  name: 'GOOGLE_MAPS_API_KEY',
  valueFrom: { secretKeyRef: { name: 'forecourt-keys', key: 'google-maps-api-key', optional: true } },
};

/** Every file of infra/kubernetes but the kustomization, by name. */
export function renderManifests(routes: EdgeRoute[]): Record<string, Manifest[]> {
  const services = SERVICES.map((name): [string, Manifest[]] => [`${name}.yaml`, service(name)]);
  return {
    ...Object.fromEntries(services),
    'shell.yaml': shell(),
    'remotes.yaml': remotes(),
    'databases.yaml': [databases()],
    'ingress.yaml': [ingress(routes)],
  };
}

function service(name: ServiceName): Manifest[] {
  const secrets = {
    DATABASE_URL: store(`${name}-database-url`),
    NATS_URL: store(`${name}-nats-url`),
    REDIS_URL: store(`${name}-redis-url`),
    JWT_PUBLIC_KEY: key('jwt-public-key'),
    ...(name === 'inventory' && outsideKeys('DVLA_API_KEY', ...DVSA_KEYS)),
    ...(name === 'assistant' && outsideKeys('OPENAI_API_KEY')),
    ...(name === 'social' && outsideKeys(...META_KEYS)),
    ...(name === 'media' && { MINIO_URL: store('minio-url'), UPLOAD_SECRET: key('upload-secret') }),
    ...(name === 'enquiries' && { SMTP_URL: store('smtp-url'), FORM_TOKEN_SECRET: key('form-token-secret') }),
    ...(name === 'identity' && { JWT_PRIVATE_KEY: key('jwt-private-key'), ADMIN_PASSWORD: key('admin-password') }),
  };
  // Pictures are decoded in memory: 40 megapixels are 160 MB.
  const memory = name === 'media' ? 1024 : 384;
  const plain = {
    ...(name === 'social' && { SOCIAL_DIR: SOCIAL_OUTBOX.mountPath }),
    ...(name === 'media' && PICTURE_MEMORY),
  };
  const env = [...environment(plain, secrets), PUBLIC_URL, TRUSTED_PROXIES];
  const volumes = name === 'social' ? [SOCIAL_OUTBOX] : [];
  return deployment({
    name,
    image: `forecourt/${name}`,
    env,
    readyPath: '/health/ready',
    managementPort: MANAGEMENT,
    memory,
    volumes,
  });
}

function shell(): Manifest[] {
  const upstreams = Object.fromEntries(
    [...SERVICES, 'remotes'].map((name) => [`${name.toUpperCase()}_URL`, `http://${name}:8080`]),
  );
  const secrets = { NATS_URL: store('shell-nats-url') };
  const env = [...environment(upstreams, secrets), PUBLIC_URL, TRUSTED_PROXIES, GOOGLE_MAPS_API_KEY];
  const state = { name: 'state', mountPath: '/state', source: { emptyDir: {} } };
  const health = { readyPath: '/health/ready', managementPort: MANAGEMENT };
  return deployment({ name: 'shell', image: 'forecourt/shell', env, ...health, memory: 512, volumes: [state] });
}

/** The releases live in a volume that all pods of the host share, so a new image does not take the old releases away. */
function remotes(): Manifest[] {
  const claim: Manifest = {
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: { name: 'releases', labels: labelsOf('remotes') },
    spec: { accessModes: ['ReadWriteMany'], resources: { requests: { storage: '2Gi' } } },
  };
  const volumes = [{ ...RELEASES, mountPath: '/remotes' }];
  const host = deployment({ name: 'remotes', image: PLATFORM, env: [], readyPath: '/health/live', memory: 128, volumes });
  const announce = job('announce', PLATFORM, {
    command: ['node', 'infra/dist/containers/announce.js'],
    env: environment({}, { NATS_URL: store('release-nats-url') }),
    volumes: [{ name: RELEASES.name, ...RELEASES.source }],
    mounts: [{ name: RELEASES.name, mountPath: '/remotes' }],
  });
  return [claim, ...host, announce];
}

function databases(): Manifest {
  const passwords = Object.fromEntries(
    SERVICES.map((name) => [`${name.toUpperCase()}_DATABASE_PASSWORD`, key(`${name}-database-password`)]),
  );
  const env = environment({}, { DATABASE_URL: store('superuser-database-url'), ...passwords });
  return job('databases', PLATFORM, { command: ['node', 'infra/dist/containers/databases.js'], env });
}

/** The edge, by the route table: the longest path wins, and what it does not name goes to the shell. */
function ingress(routes: EdgeRoute[]): Manifest {
  const to = (path: string, name: string) => ({
    path,
    pathType: 'Prefix',
    backend: { service: { name, port: { name: 'http' } } },
  });
  const paths = [...routes.map(({ path, upstream }) => to(path, upstream)), to('/', 'shell')];
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    metadata: { name: 'forecourt', labels: labelsOf('forecourt') },
    spec: { rules: [{ http: { paths } }] },
  };
}
