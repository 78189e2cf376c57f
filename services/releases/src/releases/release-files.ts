import type { Release } from '@forecourt/contracts';
import { fetchManifest, type ReleasedManifest } from '@forecourt/server-kit';
import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../settings.ts';
import { notServed } from './release.errors.ts';

/** The host of the releases' files, asked before a release becomes live. */
@Injectable()
export class ReleaseFiles {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** @throws {ProblemError} 409 unless its manifest is there and has the hash that is to be signed. */
  async manifestOf(name: string, release: Release): Promise<ReleasedManifest> {
    return fetchManifest(this.settings.REMOTES_URL, name, release).catch((error: unknown) => {
      throw notServed(name, release.version, error);
    });
  }
}
