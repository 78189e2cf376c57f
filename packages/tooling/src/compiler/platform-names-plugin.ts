import type { Compiler, Module, ModuleGraph } from 'webpack';

const NAME = 'PlatformNamesPlugin';

/** What the shell shares with micro-frontends, by the end of its file's path in the shell's build. */
const SHARED = {
  react: 'preact/compat/dist/compat.mjs',
  'react/jsx-runtime': 'preact/jsx-runtime/dist/jsxRuntime.mjs',
  '@forecourt/web-kit': 'packages/web-kit/src/index.ts',
} as const;

type Names = Record<string, string[]>;

/** Finds the names of shared modules: those that the shell has, or those that a micro-frontend uses. */
export class PlatformNamesPlugin {
  /** By module; complete after the build. */
  readonly names: Names = {};
  /** In the federation container's runtime. Undefined: the build is the shell's. */
  private readonly runtime: string | undefined;

  constructor(runtime?: string) {
    this.runtime = runtime;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // Afterwards modules are concatenated.
      compilation.hooks.afterOptimizeDependencies.tap(NAME, (modules) => {
        for (const module of modules) {
          if (this.runtime === undefined) this.noteProvided(module, compilation.moduleGraph);
          else this.noteUsed(module, compilation.moduleGraph, this.runtime);
        }
      });
    });
  }

  private noteProvided(module: Module, graph: ModuleGraph): void {
    const [shared] = Object.entries(SHARED).find(([, path]) => module.nameForCondition()?.endsWith(path)) ?? [];
    const provided = graph.getProvidedExports(module);
    if (shared && Array.isArray(provided)) this.names[shared] = provided.toSorted();
  }

  private noteUsed(module: Module, graph: ModuleGraph, runtime: string): void {
    const { shareKey } = (module as { options?: { shareKey?: string } }).options ?? {};
    if (module.type !== 'consume-shared-module' || shareKey === undefined) return;
    const used = new Set<string>();
    for (const connection of graph.getIncomingConnections(module)) {
      const [name] = (connection.dependency as { ids?: readonly string[] } | null)?.ids ?? [];
      // What is imported by code that was shaken off is not active.
      if (name !== undefined && connection.getActiveState(runtime) === true) used.add(name);
    }
    this.names[shareKey] = [...used].sort();
  }
}
