import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { licences } from './licences.ts';
import { minimizers } from './minimizers.ts';
import type { Mode } from './mode.ts';
import { moduleRules } from './module-rules.ts';
import { ScriptIntegrityPlugin } from './script-integrity-plugin.ts';

/** Answers to libraries' checks for a server environment, so that their server code is removed. */
const IN_A_BROWSER = {
  'typeof window': '"object"',
  'typeof window.document': '"object"',
  'typeof window.document.createElement': '"function"',
  'typeof document': '"object"',
  'typeof process': '"undefined"',
};

/** The same as the shell's timeout for a container. */
const SCRIPT_TIMEOUT_MS = 12_000;

export interface BrowserOptions {
  readonly owner: string;
  readonly workspace: string;
  readonly output: string;
  readonly mode: Mode;
  /** Hot-replaces components on the page; needs a development server. */
  readonly hot?: boolean;
  /** Template for names of scripts and stylesheets; a release's folder is immutable, but the shell's own assets need a hash. */
  readonly filename: string;
}

/** What the browser builds of the shell and the micro-frontends have in common. */
export function browserOptions({ owner, workspace, output, mode, filename, hot = false }: BrowserOptions): Configuration {
  const development = mode === 'development';
  return {
    name: `${owner}: browser`,
    context: workspace,
    mode,
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    output: {
      path: output,
      filename: `${filename}.js`,
      chunkFilename: `${filename}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: owner,
      chunkLoadTimeout: SCRIPT_TIMEOUT_MS,
      clean: true,
    },
    resolve: { extensions: ['.js'] },
    module: { rules: moduleRules({ owner, side: 'browser', hot }) },
    // Mangled to one letter each: a module with a new export causes its importers to be rebuilt; all else keeps its names.
    optimization: { minimizer: minimizers(), mangleExports: development ? false : 'size' },
    performance: false,
    stats: 'errors-warnings',
    plugins: [
      new webpack.DefinePlugin(IN_A_BROWSER),
      // The order of stylesheets never matters: every rule is scoped to its module.
      new MiniCssExtractPlugin({ filename: `${filename}.css`, chunkFilename: `${filename}.css`, ignoreOrder: true }),
      new ScriptIntegrityPlugin(mode),
      ...(development ? [] : [licences()]),
    ],
  };
}
