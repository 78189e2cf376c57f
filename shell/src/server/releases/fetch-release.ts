import { createHash } from 'node:crypto';
import { type Build, type MfeManifest, mfeManifestSchema } from '@forecourt/contracts';

/** Releases are on the same network; one that takes longer than this is unavailable. */
const DEADLINE_MS = 5_000;

async function fetchFile(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

export const releaseBase = ({ name, version }: Build): string => `/remotes/${name}/${version}/`;

/** The manifest of a release. Rejects if it is malformed or belongs to another release. */
export async function fetchManifest(remotesUrl: string, entry: Build): Promise<MfeManifest> {
  const url = `${remotesUrl}${releaseBase(entry)}mfe.json`;
  const manifest = mfeManifestSchema.parse(JSON.parse((await fetchFile(url)).toString()));
  if (manifest.name !== entry.name || manifest.version !== entry.version) throw new Error(`${url} is of another release`);
  return manifest;
}

/** The server bundle, byte for byte as built. */
export async function fetchBundle(remotesUrl: string, manifest: MfeManifest): Promise<string> {
  const url = `${remotesUrl}${releaseBase(manifest)}${manifest.server.path}`;
  const code = await fetchFile(url);
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (integrity !== manifest.server.integrity) throw new Error(`${url} is not what was built: its hash is ${integrity}`);
  return code.toString();
}
