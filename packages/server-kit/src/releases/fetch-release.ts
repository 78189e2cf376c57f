import { createHash } from 'node:crypto';
import { type Build, type MfeManifest, mfeManifestSchema, type Release } from '@forecourt/contracts';

/** Releases are on the same network; one that takes longer than this is unavailable. */
const DEADLINE_MS = 5_000;

/** Subresource integrity: "sha384-…". */
export const integrityOf = (file: string | Buffer): string => `sha384-${createHash('sha384').update(file).digest('base64')}`;

export const releaseBase = ({ name, version }: Pick<Build, 'name' | 'version'>): string => `/remotes/${name}/${version}/`;

/** A manifest with its text, byte for byte as built: what the registry pins. */
export interface ReleasedManifest {
  readonly manifest: MfeManifest;
  readonly text: string;
}

/** @throws {Error} if it is malformed, or belongs to another release. */
export const readManifest = (text: string, name: string, { version, manifest: integrity }: Release): ReleasedManifest => {
  const found = integrityOf(text);
  if (found !== integrity) throw new Error(`The manifest of ${name} ${version} is not what was released: its hash is ${found}`);
  const manifest = mfeManifestSchema.parse(JSON.parse(text));
  if (manifest.name !== name || manifest.version !== version) throw new Error(`This is not the manifest of ${name} ${version}`);
  return { manifest, text };
};

/**
 * The manifest of a release, from the host of releases.
 * @throws {Error} if it cannot be fetched, is not the one that was released, or is malformed.
 */
export const fetchManifest = async (remotesUrl: string, name: string, release: Release): Promise<ReleasedManifest> =>
  readManifest(await fetchText(`${remotesUrl}${releaseBase({ name, ...release })}mfe.json`), name, release);

/**
 * A file that the manifest pins.
 * @throws {Error} if it cannot be fetched or is not what was built.
 */
export const fetchPinned = async (
  remotesUrl: string,
  manifest: MfeManifest,
  { path, integrity }: MfeManifest['server'],
): Promise<string> => {
  const url = `${remotesUrl}${releaseBase(manifest)}${path}`;
  const text = await fetchText(url);
  const found = integrityOf(text);
  if (found !== integrity) throw new Error(`${url} is not what was built: its hash is ${found}`);
  return text;
};

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  // Unlike `text()`, this leaves every character as it is.
  return Buffer.from(await response.arrayBuffer()).toString();
}
