import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';

/** lightningcss encodes major, minor and patch in one byte each. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The oldest browsers that get every feature as written; lightningcss lowers what is newer. */
const CSS_TARGETS = { chrome: version(115), edge: version(115), firefox: version(115), safari: version(16, 4) };

/** Removes what only the server renders (`Served` of the web-kit); webpack itself would remove its styles too. */
const IN_A_BROWSER = { 'typeof globalThis.document': 'object' };

export const minimizers = () => [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { compress: { passes: 3, global_defs: IN_A_BROWSER }, mangle: true, format: { comments: false } },
  }),
  new CssMinimizerPlugin({
    minify: CssMinimizerPlugin.lightningCssMinify,
    minimizerOptions: { targets: CSS_TARGETS },
  }),
];
