import type { MfeManifest, RegisteredRelease, Release } from '@forecourt/contracts';
import { fetchManifest } from '@forecourt/server-kit';
import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../settings.ts';
import { notServed } from './release.errors.ts';

/** The host of the releases' files, asked before a release becomes live. */
@Injectable()
export class ReleaseFiles {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /**
   * A release as the registry names it.
   * @throws {ProblemError} 409 unless its manifest is there and has the hash that is to be signed.
   */
  async find(name: string, { version, manifest }: Release): Promise<{ served: MfeManifest; release: RegisteredRelease }> {
    const { manifest: served } = await fetchManifest(this.settings.REMOTES_URL, name, { version, manifest }).catch(
      (error: unknown) => {
        throw notServed(name, version, error);
      },
    );
    const { contract } = served;
    return { served, release: { version, manifest, ...(contract && { contract: contract.integrity }) } };
  }
}
