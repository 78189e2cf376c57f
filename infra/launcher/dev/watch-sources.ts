import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** Debounce in milliseconds: editors write a file in several steps. */
const QUIET = 100;

/**
 * Calls `rebuild` with the workspaces whose sources have changed, one call at a time, and again if more have changed meanwhile.
 *
 * @param workspaces Folders of the repository: "mfe-chat", "packages/ui".
 */
export function watchSources(workspaces: string[], rebuild: (changed: Set<string>) => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let working = false;
  let changed = new Set<string>();
  const work = async () => {
    if (working) return;
    working = true;
    while (changed.size > 0) {
      const batch = changed;
      changed = new Set();
      await rebuild(batch);
    }
    working = false;
  };
  // A workspace that is still empty has no sources.
  for (const workspace of workspaces.filter((name) => existsSync(join(root, name, 'src')))) {
    watch(join(root, workspace, 'src'), { recursive: true }, () => {
      changed.add(workspace);
      clearTimeout(timer);
      timer = setTimeout(() => void work(), QUIET);
    });
  }
}
