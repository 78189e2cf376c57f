import webpack, { type Configuration } from 'webpack';

/** Builds, prints webpack's messages, and rejects if there was an error. */
export async function runWebpack(configurations: Configuration[]): Promise<webpack.MultiStats> {
  const compiler = webpack(configurations);
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('webpack gave no result'))));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
  if (stats.hasErrors()) throw new Error('The build failed');
  return stats;
}
