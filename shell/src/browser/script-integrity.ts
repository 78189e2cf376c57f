import type { PageRemote } from '../app/page-data.ts';

declare global {
  /** Called by the script loader of every container (tooling, ScriptIntegrityPlugin). */
  var forecourtIntegrity: ((src: string) => string | undefined) | undefined;
}

/** Provides the hashes of all released scripts to the containers, which load their chunks themselves. */
export function provideIntegrity(remotes: readonly PageRemote[]): void {
  const hashes = new Map(
    remotes.flatMap(({ base, scripts }) => Object.entries(scripts).map(([path, hash]) => [base + path, hash])),
  );
  globalThis.forecourtIntegrity = (src) => hashes.get(new URL(src).pathname);
}
