import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { browserOptions } from '../compiler/browser-options.ts';
import type { Mode } from '../compiler/mode.ts';

const { resolve } = createRequire(import.meta.url);

/** The shell's own scripts and styles. */
export function shellBrowserConfig(workspace: string, output: string, mode: Mode): Configuration {
  const options = browserOptions({ owner: 'shell', workspace, output, mode, filename: '[name].[contenthash:10]' });
  return {
    ...options,
    entry: {
      shell: [
        // For the components that a development server replaces.
        ...(mode === 'development' ? [resolve('@prefresh/core')] : []),
        join(workspace, 'src/browser/main.ts'),
      ],
      boot: join(workspace, 'src/browser/boot/boot.ts'),
      frame: join(workspace, 'src/browser/frame/frame.ts'),
      'page-reports': join(workspace, 'src/browser/page-reports/page-reports.ts'),
      'preview-badge': join(workspace, 'src/browser/preview-badge.css'),
      map: join(workspace, 'src/map-frame/draw-map.ts'),
    },
    output: { ...options.output, publicPath: '/assets/' },
    optimization: {
      ...options.optimization,
      splitChunks: {
        cacheGroups: {
          // The code that pages with forms share, ours and the library, is one file: together it compresses better.
          defaultVendors: false,
        },
      },
    },
  };
}
