import type { Dealership, Preview, ReleasePreview } from '@forecourt/contracts';
import { fetchManifest, type Logger, readPreview } from '@forecourt/server-kit';
import { LRUCache } from 'lru-cache';
import { PagePlans } from '../pages/page-plans.ts';
import { Site } from '../pages/site.ts';
import { checkFiles } from '../releases/check-files.ts';
import { type LoadedRelease, loadBundle } from '../releases/load-release.ts';
import type { ReleaseSet } from '../releases/with-candidates.ts';
import { carriesPreview, previewIn } from './preview-cookie.ts';

/** Releases, drafts and links that are kept in memory: staff look at one or two at a time. */
const KEPT_RELEASES = 4;
const KEPT_DRAFTS = 4;
const KEPT_LINKS = 100;

/** Why a preview is not shown: not signed by the releases service, over, or what it shows cannot be loaded. */
export type PreviewFault = 'invalid' | 'expired' | 'broken';

export class PreviewRefused extends Error {
  constructor(readonly fault: PreviewFault) {
    super(`A preview is ${fault}`);
  }
}

export interface PreviewsOptions {
  readonly publicKeys: readonly string[];
  readonly remotesUrl: string;
  /** What is live, beside the release that is previewed. */
  readonly releases: ReleaseSet;
  /** Settings of the dealership that nobody has saved, by their key. */
  readonly readDraft: (draft: string) => Promise<Dealership>;
  readonly logger: Logger;
}

/** The sites that staff see by a preview link. What the shell loads is signed, and comes from the host of releases only. */
export class Previews {
  private readonly options: PreviewsOptions;
  private readonly links = new LRUCache<string, Preview>({ max: KEPT_LINKS });
  private readonly loaded = new LRUCache<string, Promise<LoadedRelease>>({ max: KEPT_RELEASES });
  private readonly drafts = new LRUCache<string, Dealership>({ max: KEPT_DRAFTS });

  constructor(options: PreviewsOptions) {
    this.options = options;
  }

  /**
   * The pages for a browser that has opened a link; undefined if it has not, or what it has is not signed: it is not told
   * anything about that, because a page of a neighbouring site may have set the cookie.
   * @throws {PreviewRefused} if the preview is over or cannot be loaded.
   */
  async of(cookies: string | undefined): Promise<PagePlans | undefined> {
    if (!carriesPreview(cookies)) return undefined;
    try {
      return new PagePlans((await this.open(previewIn(cookies) ?? '')).site);
    } catch (error) {
      if (error instanceof PreviewRefused && error.fault === 'invalid') return undefined;
      throw error;
    }
  }

  /** The site that a link shows, and until when. @throws {PreviewRefused} */
  async open(token: string): Promise<{ readonly site: Site; readonly until: string }> {
    const preview = this.links.get(token) ?? (await this.read(token));
    if (Date.parse(preview.until) <= Date.now()) throw new PreviewRefused('expired');
    const shown =
      'draft' in preview
        ? { candidates: [], dealership: await this.draft(preview.draft) }
        : { candidates: [await this.load(preview)] };
    const site = new Site({ releases: this.options.releases, observerOf: () => undefined, preview, ...shown });
    return { site, until: preview.until };
  }

  private async draft(key: string): Promise<Dealership> {
    const { readDraft, logger } = this.options;
    try {
      const draft = this.drafts.get(key) ?? (await readDraft(key));
      this.drafts.set(key, draft);
      return draft;
    } catch (error) {
      logger.error({ err: error, draft: key }, 'a preview of settings cannot be shown');
      throw new PreviewRefused('broken');
    }
  }

  private async read(token: string): Promise<Preview> {
    try {
      const preview = await readPreview(token, this.options.publicKeys);
      this.links.set(token, preview);
      return preview;
    } catch {
      throw new PreviewRefused('invalid');
    }
  }

  private async load({ name, version, manifest }: ReleasePreview): Promise<LoadedRelease> {
    const { remotesUrl, logger } = this.options;
    const fetchWhole = async () => {
      const released = await fetchManifest(remotesUrl, name, { version, manifest });
      await checkFiles(remotesUrl, released.manifest);
      return loadBundle(remotesUrl, released);
    };
    const loading = this.loaded.get(manifest) ?? fetchWhole();
    this.loaded.set(manifest, loading);
    try {
      return await loading;
    } catch (error) {
      this.loaded.delete(manifest);
      logger.error({ err: error, release: { name, version } }, 'a preview cannot be loaded');
      throw new PreviewRefused('broken');
    }
  }
}
