import type { MfeManifest } from '@forecourt/contracts';
import type { RouteModule, RouteParams } from '@forecourt/web-kit';
import { createStaticHandler, matchRoutes, type RouteObject, type StaticHandler } from 'react-router';
import type { PageRemote } from '../../app/page-data.ts';
import { withShellPages } from '../../app/page-modules.ts';
import { SHELL_PAGES } from '../../app/pages.ts';
import type { RouteModules } from '../../app/route-modules.ts';
import { buildRoutes, ownerOf, type Visit } from '../../app/routes.tsx';
import type { Releases } from '../releases/releases.ts';
import { pageRemotes } from './page-remotes.ts';

export interface PageOwner {
  /** Name of the micro-frontend, or {@link SHELL}. */
  readonly name: string;
  readonly routeId: string;
  /** Undefined: the page is the shell's own. */
  readonly manifest: MfeManifest | undefined;
  /** Undefined while the micro-frontend's code is unavailable. */
  readonly module: RouteModule | undefined;
}

export interface PageMatch {
  readonly params: RouteParams;
  /** Undefined: there is no such route. */
  readonly owner: PageOwner | undefined;
}

/** All live releases as one route table; rebuilt when a release changes. */
export class Site {
  readonly remotes: readonly PageRemote[];
  readonly handler: StaticHandler;
  private readonly routes: RouteObject[];
  private readonly modules: RouteModules;
  private readonly releases: Releases;

  constructor(releases: Releases) {
    this.releases = releases;
    this.modules = withShellPages(releases);
    this.remotes = pageRemotes(releases.manifests);
    this.routes = buildRoutes({
      remotes: this.remotes,
      modules: releases,
      visitOf: ({ context }) => context as unknown as Visit,
    });
    this.handler = createStaticHandler(this.routes);
  }

  /** Whether the routes of every registered micro-frontend are known. */
  get complete(): boolean {
    return !this.releases.incomplete;
  }

  match(pathname: string): PageMatch {
    const leaf = matchRoutes(this.routes, pathname)?.at(-1);
    const place = ownerOf(leaf?.route.id);
    if (!leaf || !place) return { params: {}, owner: undefined };
    const { owner: name, routeId } = place;
    const manifest = this.releases.manifests.find((candidate) => candidate.name === name);
    return { params: leaf.params, owner: { name, routeId, manifest, module: this.modules.loaded(name, routeId) } };
  }

  /** Paths without parameters, for the sitemap. */
  get plainPaths(): string[] {
    const pages: PageRemote['routes'] = [...this.remotes.flatMap(({ routes }) => routes), ...SHELL_PAGES];
    return pages.filter(({ frame }) => !frame).flatMap(({ path }) => (/[:*]/.test(path) ? [] : [path]));
  }
}
