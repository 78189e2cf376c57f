import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { Mode } from '../compiler/mode.ts';
import { moduleRules } from '../compiler/module-rules.ts';

/** What is bundled: our own packages, and the page's libraries, which must be single instances of the production build. */
const BUNDLED = /^(@forecourt\/|react$|react\/|react-dom$|preact|react-hook-form$|@tanstack\/|lucide|\.|\/|data:)/;

/** Loaded only while tracing is on (ADR 042). */
const LOADED_WHEN_ON = '@forecourt/tracing';

/** The shell's server: an ES module beside the browser's files; Node's modules and server libraries stay external. */
export function shellServerConfig(workspace: string, output: string, mode: Mode): Configuration {
  return {
    name: 'shell: server',
    context: workspace,
    mode,
    target: 'node20',
    devtool: mode === 'development' ? 'source-map' : false,
    entry: { server: join(workspace, 'src/server/main.ts'), 'render-alone': join(workspace, 'src/bench/render-alone.ts') },
    experiments: { outputModule: true },
    output: { path: output, filename: '[name].js', module: true, library: { type: 'module' }, publicPath: '/assets/' },
    externalsType: 'module',
    externals: ({ request }, done) => {
      if (request === LOADED_WHEN_ON) return done(undefined, `import ${request}`);
      return request && !BUNDLED.test(request) ? done(undefined, `module ${request}`) : done();
    },
    resolve: { extensions: ['.js'] },
    module: {
      rules: moduleRules({ owner: 'shell', side: 'server' }),
      // The server loads all its code at the start.
      parser: { javascript: { importMeta: false, dynamicImportMode: 'eager' } },
    },
    // As in the micro-frontends, stack traces stay readable without a source map.
    optimization: { minimize: false },
    performance: false,
    stats: 'errors-warnings',
  };
}
