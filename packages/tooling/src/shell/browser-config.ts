import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { browserOptions } from '../compiler/browser-options.ts';
import type { Mode } from '../compiler/mode.ts';

/** Must run before react-dom, which checks for it once. */
const REFRESH_HOOK = join(import.meta.dirname, '../dev/refresh-hook.js');

/** Splits a long task while a page starts: the two files are compiled one after the other. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** The shell's own scripts and styles; React has a file of its own, which releases of the shell do not change. */
export function shellBrowserConfig(workspace: string, output: string, mode: Mode): Configuration {
  const options = browserOptions({ owner: 'shell', workspace, output, mode, filename: '[name].[contenthash:10]' });
  return {
    ...options,
    entry: {
      shell: [
        ...(mode === 'development' ? [REFRESH_HOOK] : []),
        join(workspace, 'src/browser/without-stack-traces.ts'),
        join(workspace, 'src/browser/main.ts'),
      ],
      boot: join(workspace, 'src/browser/boot/boot.ts'),
      frame: join(workspace, 'src/browser/frame/frame.ts'),
      map: join(workspace, 'src/map-frame/draw-map.ts'),
    },
    output: { ...options.output, publicPath: '/assets/' },
    optimization: {
      ...options.optimization,
      splitChunks: {
        cacheGroups: {
          react: { test: REACT, name: 'react', chunks: 'initial', enforce: true },
          // The code that pages with forms share, ours and the library, is one file: together it compresses better.
          defaultVendors: false,
        },
      },
    },
  };
}
