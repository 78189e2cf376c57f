import webpack, { type Compiler } from 'webpack';
import { integrityOf } from '../release/hashes.ts';
import type { Mode } from './mode.ts';

const { LoadScriptRuntimeModule } = webpack.runtime;
const NAME = 'ScriptIntegrityPlugin';

/** A free variable in webpack's runtime, replaced by the hashes once the files are final. */
const HASHES = '__SCRIPT_HASHES__';

/**
 * Writes the integrity hash of each script into the file that loads it, so that a page that knows the hash of a container knows
 * all of its files. Scripts are requested in the CORS mode of the shell's prefetches: any other would fetch them a second time.
 */
export class ScriptIntegrityPlugin {
  private readonly mode: Mode;

  /** @param mode in development files change without the file that loads them, so there are no hashes. */
  constructor(mode: Mode) {
    this.mode = mode;
  }

  apply(compiler: Compiler): void {
    const { Compilation } = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}
script.crossOrigin = 'anonymous';
script.integrity = ${HASHES}[url.slice(url.lastIndexOf('/') + 1)] || '';`,
      );
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => this.writeHashes(compiler, compilation));
    });
  }

  private writeHashes({ webpack: { sources } }: Compiler, compilation: webpack.Compilation): void {
    const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
    // The files of an entry point are requested by the page, which has their hashes.
    const requested = new Set([...compilation.chunks].filter((chunk) => chunk.canBeInitial()).flatMap(({ files }) => [...files]));
    const loaded = this.mode === 'development' ? [] : scripts.filter(({ name }) => !requested.has(name));
    const hashes = Object.fromEntries(loaded.map(({ name, source }) => [name, integrityOf(source.buffer())]));
    for (const { name, source } of scripts.filter((script) => script.source.source().toString().includes(HASHES))) {
      const text = source
        .source()
        .toString()
        .replaceAll(HASHES, `(${JSON.stringify(hashes)})`);
      compilation.updateAsset(name, new sources.RawSource(text));
    }
  }
}
