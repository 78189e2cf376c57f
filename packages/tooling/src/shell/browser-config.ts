import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { browserOptions } from '../compiler/browser-options.ts';
import type { Mode } from '../compiler/mode.ts';

/** Must run before react-dom, which looks for it once. */
const REFRESH_HOOK = join(import.meta.dirname, '../dev/refresh-hook.js');

/** The shell's own scripts and styles. Libraries change less often than the shell and are kept apart from it. */
export function shellBrowserConfig(room: string, output: string, mode: Mode): Configuration {
  const options = browserOptions({ owner: 'shell', room, output, mode, filename: '[name].[contenthash:10]' });
  return {
    ...options,
    entry: { shell: [...(mode === 'development' ? [REFRESH_HOOK] : []), join(room, 'src/browser/main.tsx')] },
    output: { ...options.output, publicPath: '/assets/' },
    optimization: {
      ...options.optimization,
      splitChunks: {
        cacheGroups: { libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', chunks: 'initial', enforce: true } },
      },
    },
  };
}
