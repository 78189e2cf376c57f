import { compileFunction } from 'node:vm';
import type { MfeManifest } from '@forecourt/contracts';
import { fetchPinned } from '@forecourt/server-kit';

/**
 * Checks the files that browsers load before any of them does.
 * @throws {Error} if one is missing, is not what was built, or is a script that cannot be parsed.
 */
export async function checkFiles(remotesUrl: string, manifest: MfeManifest): Promise<void> {
  const { entry, scripts, routes, widgets } = manifest;
  const listed = [entry, ...scripts, ...[...routes, ...widgets].flatMap(({ js, css }) => [...js, ...css])];
  for (const file of new Map(listed.map((file) => [file.path, file])).values()) {
    const code = await fetchPinned(remotesUrl, manifest, file);
    // Compiled, never run.
    if (file.path.endsWith('.js')) compileFunction(code, [], { filename: `${manifest.name}/${file.path}` });
  }
}
