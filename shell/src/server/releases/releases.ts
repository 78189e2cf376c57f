import { setTimeout as delay } from 'node:timers/promises';
import type { MfeManifest, RegistryEntry } from '@forecourt/contracts';
import { fetchManifest, fetchPinned, type Logger, type SignedEntry } from '@forecourt/server-kit';
import type { RouteModule } from '@forecourt/web-kit';
import { RemoteUnavailable } from '../../app/remote-unavailable-error.ts';
import type { RouteModules } from '../../app/route-modules.ts';
import type { KnownRelease } from '../registry/registry-snapshot.ts';
import { evaluateBundle } from './evaluate-bundle.ts';

interface Live extends KnownRelease {
  /** Undefined: the routes are known, but the code is unavailable. */
  readonly routes?: Readonly<Record<string, RouteModule>>;
}

interface Wanted {
  readonly serial: number;
  readonly superseded: AbortController;
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
  private readonly wanted = new Map<string, Wanted>();
  private readonly options: ReleasesOptions;

  constructor(options: ReleasesOptions) {
    this.options = options;
  }

  get manifests(): readonly MfeManifest[] {
    return this.known.map(({ released }) => released.manifest).sort((a, b) => a.name.localeCompare(b.name));
  }

  /** What a snapshot keeps. */
  get known(): readonly KnownRelease[] {
    return [...this.live.values()];
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
  restore(known: readonly KnownRelease[]): void {
    for (const release of known) {
      const { name } = release.signed.entry;
      if (!this.live.has(name)) this.live.set(name, release);
      this.release(release.signed);
    }
  }

  /** Makes the stable release of an entry live once it is loaded, retrying until it is. An entry older than the known one is ignored. */
  release(signed: SignedEntry): void {
    const { name, serial, stable } = signed.entry;
    const wanted = this.wanted.get(name);
    if (wanted && serial < wanted.serial) {
      this.options.logger.error(
        { name, serial, known: wanted.serial },
        'the registry holds an entry older than the known one; ignored',
      );
      return;
    }
    wanted?.superseded.abort();
    const superseded = new AbortController();
    this.wanted.set(name, { serial, superseded });
    const current = this.live.get(name);
    if (current?.routes && current.signed.entry.stable.manifest === stable.manifest) {
      if (serial > current.signed.entry.serial) this.become({ ...current, signed });
    } else void this.loadUntilDone(signed, superseded.signal);
  }

  stop(): void {
    for (const { superseded } of this.wanted.values()) superseded.abort();
  }

  async load(remote: string, routeId: string): Promise<RouteModule> {
    const module = this.loaded(remote, routeId);
    if (!module) throw new RemoteUnavailable(remote);
    return module;
  }

  loaded(remote: string, routeId: string): RouteModule | undefined {
    return this.live.get(remote)?.routes?.[routeId];
  }

  private async loadUntilDone(signed: SignedEntry, signal: AbortSignal): Promise<void> {
    for (let pause = FIRST_RETRY_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_RETRY_MS)) {
      try {
        await this.loadOnce(signed, signal);
        return;
      } catch (error) {
        if (signal.aborted) return;
        const release = describe(signed.entry);
        this.options.logger.error({ err: error, release }, 'a release cannot be loaded; the last one keeps serving');
      }
      await delay(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  private async loadOnce(signed: SignedEntry, signal: AbortSignal): Promise<void> {
    const { remotesUrl, logger } = this.options;
    const { name, stable } = signed.entry;
    const released = await fetchManifest(remotesUrl, name, stable);
    const { manifest } = released;
    // A micro-frontend that has never loaded can at least claim its routes.
    if (!signal.aborted && !this.live.has(name)) this.become({ signed, released });
    const code = await fetchPinned(remotesUrl, manifest, manifest.server);
    const routes = evaluateBundle(code, `${describe(signed.entry)}/${manifest.server.path}`);
    for (const { id } of manifest.routes) {
      if (!routes[id]) throw new Error(`The manifest names a route '${id}' that the bundle does not have`);
    }
    if (signal.aborted) return;
    this.become({ signed, released, routes });
    logger.info({ release: describe(signed.entry) }, 'release is live');
  }

  private become(live: Live): void {
    this.live.set(live.signed.entry.name, live);
    this.options.onChange();
  }
}

const describe = ({ name, stable }: RegistryEntry): string => `${name}@${stable.version}`;
