import webpack, { type Configuration } from 'webpack';
import { browserOptions } from '../compiler/browser-options.ts';
import type { Mode } from '../compiler/mode.ts';
import { exposesOf } from './exposes.ts';
import type { Remote } from './federation-config.ts';

export const CONTAINER = 'container.js';

/** Of source; a smaller common part is cheaper twice than as a request of its own. */
const WORTH_A_REQUEST_BYTES = 14_000;

/** What the shell gives to every micro-frontend, so that there is one React and one router in the page. */
const fromShell = { import: false, singleton: true, requiredVersion: false } as const;

/** The federation container that browsers load. */
export function remoteBrowserConfig(remote: Remote, output: string, mode: Mode): Configuration {
  const options = browserOptions({
    owner: remote.name,
    workspace: remote.workspace,
    output,
    mode,
    filename: '[name]',
    hot: mode === 'development',
  });
  const exposes = exposesOf(remote);
  if (exposes.length === 0) {
    // A micro-frontend that shows nothing yet is released all the same: its container has nothing in it.
    return { ...options, entry: { container: 'data:text/javascript,' } };
  }
  return {
    ...options,
    entry: {},
    output: { ...options.output, publicPath: 'auto' },
    optimization: {
      ...options.optimization,
      // What several routes need is a chunk of its own where it is large. The styles of all of them together are small
      // enough for one file.
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          styles: { name: 'styles', type: 'css/mini-extract', enforce: true },
          shared: { type: /^javascript/, minChunks: 2, minSize: WORTH_A_REQUEST_BYTES },
        },
      },
    },
    plugins: [
      ...(options.plugins ?? []),
      new webpack.container.ModuleFederationPlugin({
        name: remote.global,
        library: { type: 'var', name: remote.global },
        filename: CONTAINER,
        exposes: Object.fromEntries(exposes.map(({ key, chunk, module }) => [key, { import: module, name: chunk }])),
        shared: { react: fromShell, 'react/jsx-runtime': fromShell, '@forecourt/web-kit': fromShell },
      }),
    ],
  };
}
