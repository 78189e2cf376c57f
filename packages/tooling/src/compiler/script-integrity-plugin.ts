import webpack, { type Compiler } from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

/**
 * Scripts that webpack's runtime adds to the page ask the shell for their hash (`self.forecourtIntegrity`, set before
 * anything is loaded), and are asked for in the mode of the shell's preloads: without both, the browser would fetch each
 * preloaded script a second time.
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
