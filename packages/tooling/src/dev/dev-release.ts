import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MfeManifest } from '@forecourt/contracts';
import type { Compilation, Compiler } from 'webpack';
import type { Remote } from '../remote/federation-config.ts';
import { manifestOf } from '../remote/manifest.ts';
import { SERVER_BUNDLE } from '../remote/server-config.ts';

export interface DevReleaseOptions {
  readonly remote: Remote;
  readonly browserOutput: string;
  readonly serverOutput: string;
  /** Called with every build that both compilers have completed without errors. */
  readonly onRelease: (manifest: MfeManifest) => Promise<void>;
}

/**
 * Combines the latest output of the two compilers, which watch independently, into a release. Its version changes with every
 * build, so that the shell loads the new server bundle; the browser's files keep their addresses.
 */
export class DevRelease {
  private browser: Compilation | undefined;
  private serverReady = false;
  private readonly options: DevReleaseOptions;

  constructor(options: DevReleaseOptions) {
    this.options = options;
  }

  follow(browser: Compiler, server: Compiler): void {
    browser.hooks.done.tap('DevRelease', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      this.browser = compilation;
      void this.release();
    });
    server.hooks.done.tap('DevRelease', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      this.serverReady = true;
      void this.release();
    });
  }

  private async release(): Promise<void> {
    const { remote, browserOutput, serverOutput, onRelease } = this.options;
    if (!this.browser || !this.serverReady) return;
    try {
      await copyFile(join(serverOutput, SERVER_BUNDLE), join(browserOutput, SERVER_BUNDLE));
      await onRelease(await manifestOf(remote, `dev-${Date.now().toString(36)}`, browserOutput, this.browser));
    } catch (error) {
      console.error(error);
    }
  }
}
