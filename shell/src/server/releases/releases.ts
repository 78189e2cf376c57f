import type { MfeManifest, RegistryEntry } from '@forecourt/contracts';
import { fetchManifest, type Logger, type SignedEntry } from '@forecourt/server-kit';
import type { RouteModule } from '@forecourt/web-kit';
import { RemoteUnavailable } from '../../app/remote-unavailable-error.ts';
import type { KnownRelease } from '../registry/registry-snapshot.ts';
import { keepTrying } from './keep-trying.ts';
import { type LoadedRelease, loadBundle } from './load-release.ts';
import type { ReleaseSet } from './with-candidates.ts';

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
  /** Called after every change of what a snapshot keeps. */
  readonly onKnown: () => void;
}

/** The live release of every micro-frontend. The last one that loaded keeps serving until its successor has loaded. */
export class Releases implements ReleaseSet {
  private readonly live = new Map<string, Live>();
  private readonly wanted = new Map<string, Wanted>();
  /** Names of those that have been loaded, or could not be. */
  private readonly tried = new Set<string>();
  private areListed = false;
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

  /**
   * Rejects while it is not known which releases there are, or one is being loaded for the first time. One that cannot be loaded, because its files are
   * lost for example, keeps nobody from the others.
   */
  async check(): Promise<void> {
    if (!this.areListed || this.live.size === 0) throw new Error('the routes are not known');
    if (this.tried.size < this.wanted.size) throw new Error('releases are being loaded');
  }

  /** Every micro-frontend has been announced. */
  listed(): void {
    this.areListed = true;
  }

  /** Adds the routes of a snapshot; their code is fetched as for any release. */
  restore(known: readonly KnownRelease[]): void {
    for (const release of known) {
      const { name } = release.signed.entry;
      if (!this.live.has(name)) this.live.set(name, release);
      this.release(release.signed);
      this.listed();
    }
  }

  /**
   * Makes the stable release of an entry live once it is loaded, retrying until it is.
   * @param tried the release if it has been loaded already, because it was under trial.
   * @returns false if the entry is older than the known one, and ignored.
   */
  release(signed: SignedEntry, tried?: LoadedRelease): boolean {
    const { name, serial, stable } = signed.entry;
    const wanted = this.wanted.get(name);
    if (wanted && serial < wanted.serial) {
      this.options.logger.error(
        { name, serial, known: wanted.serial },
        'the registry holds an entry older than the known one; ignored',
      );
      return false;
    }
    wanted?.superseded.abort();
    const superseded = new AbortController();
    this.wanted.set(name, { serial, superseded });
    const current = this.live.get(name);
    if (current?.routes && current.signed.entry.stable.manifest === stable.manifest) this.keep({ ...current, signed });
    else if (tried) this.become({ signed, released: tried, routes: tried.routes });
    else this.loadUntilDone(signed, superseded.signal);
    return true;
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

  private loadUntilDone(signed: SignedEntry, signal: AbortSignal): void {
    const release = describe(signed.entry);
    const onFailure = (error: unknown) => {
      this.tried.add(signed.entry.name);
      this.options.logger.error({ err: error, release }, 'a release cannot be loaded; the last one keeps serving');
    };
    void keepTrying(() => this.loadOnce(signed, signal), onFailure, signal);
  }

  private async loadOnce(signed: SignedEntry, signal: AbortSignal): Promise<void> {
    const { remotesUrl, logger } = this.options;
    const { name, stable } = signed.entry;
    const released = await fetchManifest(remotesUrl, name, stable);
    // A micro-frontend that has never loaded can at least claim its routes.
    if (!signal.aborted && !this.live.has(name)) this.become({ signed, released });
    const { routes } = await loadBundle(remotesUrl, released);
    if (signal.aborted) return;
    this.become({ signed, released, routes });
    logger.info({ release: describe(signed.entry) }, 'release is live');
  }

  private become(live: Live): void {
    if (live.routes) this.tried.add(live.signed.entry.name);
    this.keep(live);
    this.options.onChange();
  }

  private keep(live: Live): void {
    this.live.set(live.signed.entry.name, live);
    this.options.onKnown();
  }
}

const describe = ({ name, stable }: RegistryEntry): string => `${name}@${stable.version}`;
