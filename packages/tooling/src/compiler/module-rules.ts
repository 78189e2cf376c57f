import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

const { resolve } = createRequire(import.meta.url);
const HOT_LOADER = join(import.meta.dirname, '../dev/hot-loader.js');

export interface ModuleRulesOptions {
  /** Prefix of every class name, so that micro-frontends cannot style each other. */
  readonly owner: string;
  readonly side: 'browser' | 'server';
  /** Hot-replaces components on the page. */
  readonly hot?: boolean;
}

/** How TypeScript, CSS and files become modules; the same for the shell and every micro-frontend. */
export function moduleRules({ owner, side, hot = false }: ModuleRulesOptions): RuleSetRule[] {
  const cssModules = {
    namedExport: false,
    exportOnlyLocals: side === 'server',
    exportLocalsConvention: 'as-is',
    localIdentName: `${owner}_[local]_[hash:base64:4]`,
    // Hashes the file only: the class names of one file end alike, which compresses well.
    hashStrategy: 'minimal-subset',
  };
  const css = (modules: object | false) => [
    ...(side === 'browser' ? [MiniCssExtractPlugin.loader] : []),
    { loader: resolve('css-loader'), options: { modules } },
  ];
  return [
    ...(hot ? [{ test: /\.tsx?$/, loader: HOT_LOADER }] : []),
    {
      test: /\.tsx?$/,
      loader: resolve('swc-loader'),
      options: {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
        },
      },
    },
    { test: /\.module\.css$/, use: css(cssModules) },
    { test: /\.css$/, exclude: /\.module\.css$/, use: side === 'browser' ? css(false) : css({ exportOnlyLocals: true }) },
    { test: /\.(woff2|svg|webp|avif|png|jpg)$/, type: 'asset/resource', generator: { emit: side === 'browser' } },
  ];
}
