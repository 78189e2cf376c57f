import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** What goes into the web rooms' bundles. */
const SOURCES = [
  'shell',
  'mfe-catalog',
  'mfe-finance',
  'mfe-chat',
  'mfe-admin',
  'packages/ui',
  'packages/web-kit',
  'packages/rules',
];

/** Milliseconds of quiet after which a change is taken as whole: editors write a file in several steps. */
const QUIET = 100;

/** Calls `rebuild` after changes in the web rooms' sources, one call at a time, and again when more changed meanwhile. */
export function watchWebRooms(rebuild: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let working = false;
  let changed = false;
  const work = async () => {
    if (working) return;
    working = true;
    while (changed) {
      changed = false;
      await rebuild();
    }
    working = false;
  };
  for (const room of SOURCES) {
    watch(join(root, room, 'src'), { recursive: true }, () => {
      changed = true;
      clearTimeout(timer);
      timer = setTimeout(() => void work(), QUIET);
    });
  }
}
