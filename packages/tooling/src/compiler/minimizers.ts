import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';

/** lightningcss writes a version as major, minor and patch in one byte each. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** What still gets every feature as written; older browsers get it lowered where CSS can be. */
const CSS_TARGETS = { chrome: version(115), edge: version(115), firefox: version(115), safari: version(16, 4) };

export const minimizers = () => [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
  }),
  new CssMinimizerPlugin({
    minify: CssMinimizerPlugin.lightningCssMinify,
    minimizerOptions: { targets: CSS_TARGETS },
  }),
];
