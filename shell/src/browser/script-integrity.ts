import type { PageRemote } from '../app/page-data.ts';

declare global {
  /** Asked by the script loader of every container (tooling, ScriptIntegrityPlugin). */
  var forecourtIntegrity: ((src: string) => string | undefined) | undefined;
}

/** Makes the hashes of all released scripts known: nothing else of a micro-frontend is run. */
export function provideIntegrity(remotes: readonly PageRemote[]): (src: string) => string | undefined {
  const hashes = new Map(
    remotes.flatMap(({ base, scripts }) =>
      Object.entries(scripts).map(([path, hash]) => [new URL(base + path, document.baseURI).href, hash]),
    ),
  );
  globalThis.forecourtIntegrity = (src) => hashes.get(new URL(src, document.baseURI).href);
  return globalThis.forecourtIntegrity;
}
