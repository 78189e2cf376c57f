import { setTimeout as delay } from 'node:timers/promises';
import type { Build, MfeManifest } from '@forecourt/contracts';
import type { Logger } from '@forecourt/server-kit';
import type { RouteModule } from '@forecourt/web-kit';
import { RemoteUnavailable } from '../../app/remote-unavailable-error.ts';
import type { RouteModules } from '../../app/route-modules.ts';
import { evaluateBundle } from './evaluate-bundle.ts';
import { fetchBundle, fetchManifest } from './fetch-release.ts';

interface Live {
  readonly manifest: MfeManifest;
  /** Undefined: the routes are known, but the code is unavailable. */
  readonly routes?: Readonly<Record<string, RouteModule>>;
}

export interface ReleasesOptions {
  readonly remotesUrl: string;
  readonly logger: Logger;
  /** Called after every change of what is live. */
  readonly onChange: () => void;
}

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;

/** The live release of every micro-frontend. The last one that loaded keeps serving until its successor has loaded. */
export class Releases implements RouteModules {
  private readonly live = new Map<string, Live>();
  private readonly wanted = new Map<string, AbortController>();
  private readonly options: ReleasesOptions;

  constructor(options: ReleasesOptions) {
    this.options = options;
  }

  get manifests(): readonly MfeManifest[] {
    return [...this.live.values()].map(({ manifest }) => manifest).sort((a, b) => a.name.localeCompare(b.name));
  }

  /** Whether the routes of a registered micro-frontend are unknown: a path without a match may be one of them. */
  get incomplete(): boolean {
    return this.wanted.size > this.live.size;
  }

  /** Rejects while there are no releases, or the routes of one are unknown. */
  async check(): Promise<void> {
    if (this.live.size === 0 || this.incomplete) throw new Error('the routes are not known');
  }

  /** Adds the routes of a snapshot; their code is fetched as for any release. */
  restore(manifests: readonly MfeManifest[]): void {
    for (const manifest of manifests) {
      if (!this.live.has(manifest.name)) this.live.set(manifest.name, { manifest });
      this.release(manifest);
    }
  }

  /** Makes a version live once it is loaded, retrying until it is. Does nothing if it is live already. */
  release({ name, version }: Build): void {
    this.wanted.get(name)?.abort();
    const superseded = new AbortController();
    this.wanted.set(name, superseded);
    const current = this.live.get(name);
    if (current?.routes && current.manifest.version === version) return;
    void this.loadUntilDone({ name, version }, superseded.signal);
  }

  withdraw(name: string): void {
    this.wanted.get(name)?.abort();
    this.wanted.delete(name);
    if (this.live.delete(name)) this.options.onChange();
  }

  stop(): void {
    for (const superseded of this.wanted.values()) superseded.abort();
  }

  async load(remote: string, routeId: string): Promise<RouteModule> {
    const module = this.loaded(remote, routeId);
    if (!module) throw new RemoteUnavailable(remote);
    return module;
  }

  loaded(remote: string, routeId: string): RouteModule | undefined {
    return this.live.get(remote)?.routes?.[routeId];
  }

  private async loadUntilDone(entry: Build, signal: AbortSignal): Promise<void> {
    for (let pause = FIRST_RETRY_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_RETRY_MS)) {
      try {
        await this.loadOnce(entry, signal);
        return;
      } catch (error) {
        if (signal.aborted) return;
        this.options.logger.error({ err: error, release: entry }, 'a release cannot be loaded; the last one keeps serving');
      }
      await delay(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  private async loadOnce(entry: Build, signal: AbortSignal): Promise<void> {
    const { remotesUrl, logger } = this.options;
    const manifest = await fetchManifest(remotesUrl, entry);
    // A micro-frontend that has never loaded can at least claim its routes.
    if (!signal.aborted && !this.live.has(entry.name)) this.become(entry.name, { manifest });
    const routes = evaluateBundle(await fetchBundle(remotesUrl, manifest), `${entry.name}@${entry.version}/server.cjs`);
    for (const { id } of manifest.routes) {
      if (!routes[id]) throw new Error(`The manifest names a route '${id}' that the bundle does not have`);
    }
    if (signal.aborted) return;
    this.become(entry.name, { manifest, routes });
    logger.info({ release: entry }, 'release is live');
  }

  private become(name: string, live: Live): void {
    this.live.set(name, live);
    this.options.onChange();
  }
}
