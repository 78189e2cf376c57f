import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { browserOptions } from '../compiler/browser-options.ts';
import type { Mode } from '../compiler/mode.ts';

/** Must run before react-dom, which looks for it once. */
const REFRESH_HOOK = join(import.meta.dirname, '../dev/refresh-hook.js');

/**
 * The shell's own scripts and styles. Libraries are in one file with the shell: kept apart, a release of the shell would be
 * a smaller download, and every first visit one request more.
 */
export function shellBrowserConfig(room: string, output: string, mode: Mode): Configuration {
  const options = browserOptions({ owner: 'shell', room, output, mode, filename: '[name].[contenthash:10]' });
  return {
    ...options,
    entry: {
      shell: [...(mode === 'development' ? [REFRESH_HOOK] : []), join(room, 'src/browser/main.tsx')],
      splash: join(room, 'src/browser/splash.ts'),
    },
    output: { ...options.output, publicPath: '/assets/' },
  };
}
