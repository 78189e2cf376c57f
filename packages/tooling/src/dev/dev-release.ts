import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from '@forecourt/contracts';
import type { Compilation, Compiler } from 'webpack';
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
  private serverReady = false;
  private work = Promise.resolve();
  private readonly options: DevReleaseOptions;

  constructor(options: DevReleaseOptions) {
    this.options = options;
  }

  follow(browser: Compiler, server: Compiler): void {
    browser.hooks.done.tap('DevRelease', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      this.browser = compilation;
      this.releaseNext();
    });
    server.hooks.done.tap('DevRelease', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      this.serverReady = true;
      this.releaseNext();
    });
  }

  /** A file of one of the latest builds, as its `mfe.json` pins it; also that itself. */
  file(version: string, path: string): Buffer | undefined {
    return this.builds.get(version)?.get(path);
  }

  /** One at a time: both compilers may finish at once. */
  private releaseNext(): void {
    this.work = this.work.then(() => this.release());
  }

  private async release(): Promise<void> {
    const { remote, browserOutput, serverOutput, folder } = this.options;
    if (!this.browser || !this.serverReady) return;
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
    } catch (error) {
      console.error(error);
    }
  }
}
