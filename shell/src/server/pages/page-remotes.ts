import type { MfeManifest } from '@forecourt/contracts';
import { releaseBase } from '@forecourt/server-kit';
import type { PageRemote } from '../../app/page-data.ts';

/** The registry in the form that browsers get. */
export const pageRemotes = (manifests: readonly MfeManifest[]): PageRemote[] =>
  manifests.map((manifest) => ({
    name: manifest.name,
    base: releaseBase(manifest),
    entry: manifest.entry,
  }));
