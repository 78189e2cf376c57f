import { EventEmitter, once } from 'node:events';
import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from '@forecourt/contracts';
import type { Compilation, Compiler, Stats } from 'webpack';
import { integrityOf } from '../release/hashes.ts';
import type { Remote } from '../remote/federation-config.ts';
import { manifestOf } from '../remote/manifest.ts';
import { SERVER_BUNDLE } from '../remote/server-config.ts';

export interface DevReleaseOptions {
  readonly remote: Remote;
  readonly browserOutput: string;
  readonly serverOutput: string;
  /** Where `latest.json` names the newest build; the launcher watches it. */
  readonly folder: string;
  /** Resolves when the site shows a build. */
  readonly shown: (version: string) => Promise<void>;
}

/** A page may still name the build before, or one that a quick save has followed. */
const KEPT_BUILDS = 5;

/**
 * Combines the latest output of the two compilers, which watch independently, into a build. Its version changes every time, so
 * that the shell loads the new server bundle; the browser's files keep their addresses.
 */
export class DevRelease {
  /** By version and path, oldest build first: the next build writes over the files. */
  private readonly builds = new Map<string, ReadonlyMap<string, Buffer>>();
  private browser: Compilation | undefined;
  /** Those that have seen a change and not compiled it yet. */
  private readonly compiling = new Set<Compiler>();
  private readonly failed = new Map<Compiler, Stats>();
  private readonly events = new EventEmitter();
  private readonly options: DevReleaseOptions;

  constructor(options: DevReleaseOptions) {
    this.options = options;
  }

  follow(browser: Compiler, server: Compiler): void {
    for (const compiler of [browser, server]) {
      this.compiling.add(compiler);
      compiler.hooks.invalid.tap('DevRelease', () => void this.compiling.add(compiler));
      compiler.hooks.done.tapPromise('DevRelease', async (stats) => {
        this.compiling.delete(compiler);
        if (stats.hasErrors()) this.failed.set(compiler, stats);
        else this.failed.delete(compiler);
        if (compiler === browser) this.browser = stats.compilation;
        if (this.compiling.size === 0) await this.settle();
        // The page hears of a change after this: should it reload, it has to find the change in what the server renders too.
        else if (compiler === browser) await once(this.events, 'settled');
      });
    }
  }

  /** A file of one of the latest builds, as its `mfe.json` pins it; also that itself. */
  file(version: string, path: string): Buffer | undefined {
    return this.builds.get(version)?.get(path);
  }

  private async settle(): Promise<void> {
    const [failure] = this.failed.values();
    if (failure) for (const { message } of failure.compilation.errors) console.error(message.split('\nCaused by:')[0]?.trimEnd());
    else await this.release();
    this.events.emit('settled');
  }

  private async release(): Promise<void> {
    const { remote, browserOutput, serverOutput, folder, shown } = this.options;
    if (!this.browser) return;
    try {
      await copyFile(join(serverOutput, SERVER_BUNDLE), join(browserOutput, SERVER_BUNDLE));
      const version = `dev-${Date.now().toString(36)}`;
      // Each file is read once, because a compiler may be writing the next one.
      const reading = new Map<string, Promise<Buffer>>();
      const read = (path: string): Promise<Buffer> => {
        const file = reading.get(path) ?? readFile(join(browserOutput, path));
        reading.set(path, file);
        return file;
      };
      const text = JSON.stringify(await manifestOf(remote, version, read, this.browser));
      const files = await Promise.all([...reading].map(async ([path, file]) => [path, await file] as const));
      this.builds.set(version, new Map([...files, ['mfe.json', Buffer.from(text)]]));
      for (const oldest of [...this.builds.keys()].slice(0, -KEPT_BUILDS)) this.builds.delete(oldest);
      const latest: Build = { name: remote.name, version, manifest: integrityOf(text) };
      await writeFile(join(folder, 'latest.new.json'), JSON.stringify(latest));
      await rename(join(folder, 'latest.new.json'), join(folder, 'latest.json'));
      await shown(version);
    } catch (error) {
      console.error(error);
    }
  }
}
