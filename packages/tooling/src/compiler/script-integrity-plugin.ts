import webpack, { type Compiler } from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

/**
 * Makes webpack's runtime ask the shell for the integrity hash of each script (`self.forecourtIntegrity`, set before anything
 * loads) and use the CORS mode of the shell's preloads: without both, the browser would fetch each preloaded script a second
 * time.
 */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScriptIntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ScriptIntegrityPlugin',
        (source) => `${source}
script.crossOrigin = 'anonymous';
script.integrity = (self.forecourtIntegrity && self.forecourtIntegrity(script.src)) || '';`,
      );
    });
  }
}
