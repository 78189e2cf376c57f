import webpack, { type Configuration } from 'webpack';
import { browserOptions } from '../compiler/browser-options.ts';
import type { Mode } from '../compiler/mode.ts';
import { exposesOf } from './exposes.ts';
import type { Remote } from './federation-config.ts';

export const CONTAINER = 'container.js';

/** Bytes of source; a smaller shared part costs less duplicated than as an extra request. */
const WORTH_A_REQUEST_BYTES = 14_000;

/** Provided by the shell to every micro-frontend, so that there is one Preact and one router on the page. */
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
    // A micro-frontend without routes or widgets is released all the same, with an empty container.
    return { ...options, entry: { container: 'data:text/javascript,' } };
  }
  return {
    ...options,
    entry: {},
    output: { ...options.output, publicPath: 'auto' },
    optimization: {
      ...options.optimization,
      // Code that several routes share becomes a chunk of its own if it is large. The styles of all routes together fit into one
      // file.
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
        shared: {
          react: fromShell,
          'react-dom': { ...fromShell, shareKey: 'react' },
          'react/jsx-runtime': fromShell,
          // Its name while developing, where it would bring a Preact of its own.
          'react/jsx-dev-runtime': { ...fromShell, shareKey: 'react/jsx-runtime' },
          '@forecourt/web-kit': fromShell,
        },
      }),
    ],
  };
}
