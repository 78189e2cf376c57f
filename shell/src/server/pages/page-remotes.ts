import type { MfeManifest } from '@forecourt/contracts';
import type { PageRemote } from '../../app/page-data.ts';
import { releaseBase } from '../releases/fetch-release.ts';

/** The registry in the form that browsers get. */
export const pageRemotes = (manifests: readonly MfeManifest[]): PageRemote[] =>
  manifests.map((manifest) => ({
    name: manifest.name,
    base: releaseBase(manifest),
    entry: manifest.entry,
  }));
