import type { MfeManifest } from '@forecourt/contracts';
import type { RouteModule, RouteParams } from '@forecourt/web-kit';
import { createStaticHandler, matchRoutes, type RouteObject, type StaticHandler } from 'react-router';
import type { PageRemote } from '../../app/page-data.ts';
import { buildRoutes, NOT_FOUND_ROUTE, routeKey, type Visit } from '../../app/routes.tsx';
import type { Releases } from '../releases/releases.ts';
import { pageRemotes } from './page-remotes.ts';

export interface PageOwner {
  readonly manifest: MfeManifest;
  readonly routeId: string;
  /** Absent while the micro-frontend's code cannot be had. */
  readonly module: RouteModule | undefined;
}

export interface PageMatch {
  readonly params: RouteParams;
  /** None: no micro-frontend has a route there. */
  readonly owner: PageOwner | undefined;
}

/** What is live at this moment as one route table; made anew when a release changes. */
export class Site {
  readonly remotes: readonly PageRemote[];
  readonly handler: StaticHandler;
  private readonly routes: RouteObject[];
  private readonly owners = new Map<string, { manifest: MfeManifest; routeId: string }>();
  private readonly releases: Releases;

  constructor(releases: Releases) {
    this.releases = releases;
    this.remotes = pageRemotes(releases.manifests);
    this.routes = buildRoutes({
      remotes: this.remotes,
      modules: releases,
      visitOf: ({ context }) => context as unknown as Visit,
    });
    this.handler = createStaticHandler(this.routes);
    for (const manifest of releases.manifests) {
      for (const { id } of manifest.routes) this.owners.set(routeKey(manifest.name, id), { manifest, routeId: id });
    }
  }

  /** Whether the routes of every registered micro-frontend are known. */
  get complete(): boolean {
    return !this.releases.incomplete;
  }

  match(pathname: string): PageMatch {
    const leaf = matchRoutes(this.routes, pathname)?.at(-1);
    const owner = this.owners.get(leaf?.route.id ?? NOT_FOUND_ROUTE);
    if (!leaf || !owner) return { params: {}, owner: undefined };
    return {
      params: leaf.params,
      owner: { ...owner, module: this.releases.loaded(owner.manifest.name, owner.routeId) },
    };
  }

  /** Paths without parameters: what a sitemap can list. */
  get plainPaths(): string[] {
    return this.remotes.flatMap(({ routes }) => routes.map(({ path }) => path)).filter((path) => !/[:*]/.test(path));
  }
}
