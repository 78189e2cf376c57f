import type { IncomingMessage } from 'node:http';
import type { ReleaseId } from '@forecourt/contracts';
import type { StoredAnswer } from '@forecourt/server-kit';
import type { ReleaseCounts } from './release-counts.ts';

/** The micro-frontends that have an area in a page, by page. */
export type PageAreas = WeakMap<StoredAnswer, readonly string[]>;

export interface ObservedRelease {
  readonly counts: ReleaseCounts;
  /** The chat has no page of its own, and its area is there only once it is opened: it is counted on every public page. */
  readonly isEverywhere: boolean;
}

export interface PageObserverOptions {
  readonly areas: PageAreas;
  /** The network that a request comes from. */
  readonly networkOf: (request: IncomingMessage) => string;
}

/** Whose page it is. */
export interface ObservedOwner {
  readonly name: string;
  readonly frame?: 'own' | undefined;
}

/** Counts the pages of one site for the releases in it that are compared. */
export class PageObserver {
  private readonly releases: readonly ObservedRelease[];
  private readonly options: PageObserverOptions;

  constructor(releases: readonly ObservedRelease[], options: PageObserverOptions) {
    this.releases = releases;
    this.options = options;
  }

  /** The releases that are compared in the site's pages. */
  get builds(): ReleaseId[] {
    return this.releases.map(({ counts }) => counts.id);
  }

  /** Notes whose areas are in a page that has been rendered. */
  rendered(page: StoredAnswer, html: string, owner: ObservedOwner | undefined): void {
    this.options.areas.set(page, this.areasIn(html, owner));
  }

  /** Counts a page that was sent. @param hasFailed its owner could not render it. */
  sent(request: IncomingMessage, page: StoredAnswer, owner: ObservedOwner | undefined, hasFailed: boolean): void {
    this.count(request, this.options.areas.get(page) ?? [], owner, hasFailed);
  }

  /** Counts a page that was rendered for one request. */
  sentFresh(request: IncomingMessage, html: string, owner: ObservedOwner | undefined, hasFailed: boolean): void {
    this.count(request, this.areasIn(html, owner), owner, hasFailed);
  }

  private areasIn(html: string, owner: ObservedOwner | undefined): string[] {
    const isPublic = owner?.frame !== 'own';
    return this.releases.flatMap(({ counts, isEverywhere }) => {
      const { name } = counts.id;
      return (isEverywhere && isPublic) || html.includes(`data-boundary="${name}"`) ? [name] : [];
    });
  }

  private count(request: IncomingMessage, areas: readonly string[], owner: ObservedOwner | undefined, hasFailed: boolean): void {
    const network = owner?.frame === 'own' ? undefined : this.options.networkOf(request);
    for (const { counts } of this.releases) {
      const { name } = counts.id;
      if (!areas.includes(name)) continue;
      counts.addView(hasFailed && owner?.name === name, network);
    }
  }
}
