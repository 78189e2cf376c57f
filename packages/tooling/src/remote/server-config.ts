import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { Mode } from '../compiler/mode.ts';
import { moduleRules } from '../compiler/module-rules.ts';
import type { Remote } from './federation-config.ts';

export const SERVER_BUNDLE = 'server.cjs';

/** The modules that the shell's `require` provides; a bundle that requires anything else is refused. */
const FROM_SHELL = ['react', 'react/jsx-runtime', '@forecourt/web-kit'];

/** Writes the entry, whose `exports.routes` maps route ids to route modules. Widgets are never rendered on the server. */
async function writeEntry({ workspace, routes }: Remote, file: string): Promise<void> {
  const imports = routes.map(({ module }, index) => `import * as route${index} from ${JSON.stringify(join(workspace, module))};`);
  const entries = routes.map(({ id }, index) => `${JSON.stringify(id)}: route${index}`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${imports.join('\n')}\nexport const routes = { ${entries.join(', ')} };\n`);
}

/** The single file that the shell evaluates to render the micro-frontend's routes. */
export async function remoteServerConfig(remote: Remote, output: string, mode: Mode): Promise<Configuration> {
  const entry = join(output, 'entry.mjs');
  await writeEntry(remote, entry);
  return {
    name: `${remote.name}: server`,
    context: remote.workspace,
    mode,
    target: 'node20',
    devtool: mode === 'development' ? 'inline-cheap-module-source-map' : false,
    entry,
    output: { path: output, filename: SERVER_BUNDLE, library: { type: 'commonjs2' }, publicPath: '' },
    // Preact is both.
    externals: { ...Object.fromEntries(FROM_SHELL.map((name) => [name, `commonjs2 ${name}`])), 'react-dom': 'commonjs2 react' },
    resolve: { extensions: ['.js'] },
    module: { rules: moduleRules({ owner: remote.name, side: 'server' }) },
    // Readable stack traces are worth more than bytes that never leave the server.
    optimization: { minimize: false },
    performance: false,
    stats: 'errors-warnings',
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
