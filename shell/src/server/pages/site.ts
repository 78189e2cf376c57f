import { type Dealership, type MfeManifest, type Preview, partPages } from '@forecourt/contracts';
import type { RouteModule, RouteParams } from '@forecourt/web-kit';
import findMyWay from 'find-my-way';
import type { PageRemote, PageRoute } from '../../app/page-data.ts';
import { SHELL, withShellPages } from '../../app/page-modules.ts';
import { SHELL_PAGES } from '../../app/pages.ts';
import type { PortableError } from '../../app/portable-error.ts';
import type { RouteModules } from '../../app/route-modules.ts';
import type { PageObserver } from '../observations/page-observer.ts';
import type { LoadedRelease } from '../releases/load-release.ts';
import { type ReleaseSet, withCandidates } from '../releases/with-candidates.ts';
import { pageRemotes } from './page-remotes.ts';

export interface PageOwner {
  /** Name of the micro-frontend, or {@link SHELL}. */
  readonly name: string;
  readonly routeId: string;
  readonly frame?: 'own' | undefined;
  /** Undefined: the page is the shell's own. */
  readonly manifest: MfeManifest | undefined;
  /** Undefined while the micro-frontend's code is unavailable. */
  readonly module: RouteModule | undefined;
}

export interface PageMatch {
  readonly params: RouteParams;
  /** Undefined: there is no such route. */
  readonly owner: PageOwner | undefined;
  /** Set: something threw before the route was asked, or its owner has not been released yet. */
  readonly error?: PortableError;
}

/** What cannot be shown just now. */
export const UNAVAILABLE: PageMatch = { params: {}, owner: undefined, error: { kind: 'unavailable' } };

interface Route extends Pick<PageRoute, 'id' | 'frame'> {
  readonly path: string;
  readonly manifest?: MfeManifest;
}

export interface SiteOptions {
  /** What is live. */
  readonly releases: ReleaseSet;
  /** The releases under trial that take the place of others in this site. */
  readonly candidates: readonly LoadedRelease[];
  /** Counts the site's pages; undefined while nothing is under trial. */
  readonly observerOf: (manifests: readonly MfeManifest[]) => PageObserver | undefined;
  /** Set if the site is for staff: they look at the one candidate, which is not under trial, or at other settings. */
  readonly preview?: Preview;
  /** The settings that they look at. */
  readonly dealership?: Dealership;
}

/** One release of every micro-frontend as one route table. */
export class Site {
  readonly remotes: readonly PageRemote[];
  readonly modules: RouteModules;
  /** Names of the micro-frontends whose release here is under trial. */
  readonly candidates: ReadonlySet<string>;
  readonly observer: PageObserver | undefined;
  /** Set: nobody but staff gets this site, and nothing of it is kept. */
  readonly preview: Preview | undefined;
  /** The settings that staff look at; undefined: the live ones. */
  readonly dealership: Dealership | undefined;
  /** Begins the cache keys of its pages; empty without a release under trial. */
  readonly key: string;
  private readonly routes: readonly Route[];
  private readonly router = findMyWay({ caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 1_000 });
  private readonly releases: ReleaseSet;

  constructor({ releases, candidates, observerOf, preview, dealership }: SiteOptions) {
    this.releases = withCandidates(releases, candidates);
    const { manifests } = this.releases;
    this.modules = withShellPages(this.releases);
    this.candidates = new Set(candidates.map(({ manifest }) => manifest.name));
    this.observer = observerOf(manifests);
    this.preview = preview;
    this.dealership = dealership;
    this.key = candidates.map(({ manifest: { name, version } }) => `${name}@${version} `).join('');
    this.remotes = pageRemotes(manifests);
    const ofRemotes = manifests.flatMap((manifest) => manifest.routes.map((route) => ({ ...route, manifest })));
    this.routes = [...SHELL_PAGES, ...ofRemotes];
    for (const route of this.routes) {
      // Of two routes with the same path, the first one counts.
      if (!this.router.findRoute('GET', route.path)) this.router.on('GET', route.path, () => undefined, route);
    }
    const released = new Set(manifests.map(({ name }) => name));
    for (const [part, path] of Object.entries(partPages)) {
      const [owner = ''] = part.split('.');
      if (!released.has(owner) && !this.router.findRoute('GET', path)) this.router.on('GET', path, () => undefined, null);
    }
  }

  /** Whether the routes of every registered micro-frontend are known. */
  get complete(): boolean {
    return !this.releases.incomplete;
  }

  match(pathname: string): PageMatch {
    const found = this.router.find('GET', pathname);
    if (!found) return { params: {}, owner: undefined };
    const route: Route | null = found.store;
    // The contract says that there is such a page, and the frame links to it: 404 would have search engines drop it.
    if (!route) return UNAVAILABLE;
    const { id, frame, manifest } = route;
    const name = manifest?.name ?? SHELL;
    const module = this.modules.loaded(name, id);
    return { params: found.params, owner: { name, routeId: id, frame, manifest, module } };
  }

  /** The settings that a page of this site shows. The back office works with the live ones: it sends mails that name them. */
  dealershipFor({ owner }: PageMatch, live: Dealership): Dealership {
    return owner?.frame === 'own' ? live : (this.dealership ?? live);
  }

  /** Where the release that is previewed shows itself: the home page if it has no page of its own. */
  get firstPathOfCandidate(): string {
    const own = ({ path, manifest }: Route) => manifest && this.candidates.has(manifest.name) && !/[:*]/.test(path);
    return this.routes.find(own)?.path ?? '/';
  }

  /** Paths without parameters, for the sitemap. */
  get plainPaths(): string[] {
    return this.routes.filter(({ frame }) => !frame).flatMap(({ path }) => (/[:*]/.test(path) ? [] : [path]));
  }
}
