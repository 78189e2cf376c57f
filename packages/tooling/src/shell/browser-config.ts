import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { browserOptions } from '../compiler/browser-options.ts';
import type { Mode } from '../compiler/mode.ts';

/** Must run before react-dom, which looks for it once. */
const REFRESH_HOOK = join(import.meta.dirname, '../dev/refresh-hook.js');

/** One long task less while a page starts: the two files are compiled one after the other. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** The shell's own scripts and styles; React in a file of its own, which a release of the shell leaves as it is. */
export function shellBrowserConfig(workspace: string, output: string, mode: Mode): Configuration {
  const options = browserOptions({ owner: 'shell', workspace, output, mode, filename: '[name].[contenthash:10]' });
  return {
    ...options,
    entry: {
      shell: [
        ...(mode === 'development' ? [REFRESH_HOOK] : []),
        join(workspace, 'src/browser/without-stack-traces.ts'),
        join(workspace, 'src/browser/main.tsx'),
      ],
      splash: join(workspace, 'src/browser/splash.ts'),
      map: join(workspace, 'src/map-frame/draw-map.ts'),
    },
    output: { ...options.output, publicPath: '/assets/' },
    optimization: {
      ...options.optimization,
      splitChunks: {
        cacheGroups: {
          react: { test: REACT, name: 'react', chunks: 'initial', enforce: true },
          // What the pages with forms share is one file, the library and ours: together they compress better.
          defaultVendors: false,
        },
      },
    },
  };
}
