import { createHash } from 'node:crypto';
import { type Build, frontendDiscoverySchema } from '@forecourt/contracts';
import { Failure } from '../failure.ts';

const DEADLINE_MS = 10_000;

/**
 * The releases that a site shows its visitors.
 * @param site Its address: "https://vans.example".
 * @throws {Failure} if nothing answers there, or something that is not Forecourt.
 */
export async function liveReleases(site: string): Promise<Build[]> {
  const discovered = frontendDiscoverySchema.safeParse(await read(`${site}/.well-known/frontend-discovery.json`).then(parsed));
  if (!discovered.success) throw stranger(site, 'it lists no micro-frontends');
  const named = Object.entries(discovered.data.microFrontends);
  return Promise.all(named.flatMap(([name, versions]) => versions.filter(isStable).map((one) => buildOf(site, name, one))));
}

type Version = ReturnType<typeof frontendDiscoverySchema.parse>['microFrontends'][string][number];

const isStable = ({ deployment }: Version): boolean => deployment.default;

/** The shell verifies a release by its manifest's hash; here the site is taken at its word. */
async function buildOf(site: string, name: string, { metadata: { version } }: Version): Promise<Build> {
  const manifest = await read(`${site}/remotes/${name}/${version}/mfe.json`);
  return { name, version, manifest: `sha384-${createHash('sha384').update(manifest).digest('base64')}` };
}

const stranger = (site: string, why: string) =>
  new Failure(`${site} answers, but not as Forecourt does: ${why}. Is the address right?`);

async function read(url: string): Promise<Buffer> {
  const { origin } = new URL(url);
  const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) }).catch((error: Error & { cause?: Error }) => {
    throw new Failure(
      `${origin} does not answer (${error.cause?.message || error.message}): start it with npm start, or check the address.`,
    );
  });
  if (!response.ok) throw stranger(origin, `${url} is a ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

function parsed(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}
