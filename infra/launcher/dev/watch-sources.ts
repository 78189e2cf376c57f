import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** Milliseconds of quiet after which a change is taken as whole: editors write a file in several steps. */
const QUIET = 100;

/**
 * Calls `rebuild` with the rooms whose sources have changed, one call at a time, and again when more changed meanwhile.
 *
 * @param rooms Folders of the repository: "mfe-chat", "packages/ui".
 */
export function watchSources(rooms: string[], rebuild: (changed: Set<string>) => Promise<void>): void {
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
  // A room that shows nothing yet has no sources.
  for (const room of rooms.filter((name) => existsSync(join(root, name, 'src')))) {
    watch(join(root, room, 'src'), { recursive: true }, () => {
      changed.add(room);
      clearTimeout(timer);
      timer = setTimeout(() => void work(), QUIET);
    });
  }
}
