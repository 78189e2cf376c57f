import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const files = z.array(z.object({ path: z.string(), integrity: z.string() }));

const shellAssetsSchema = z.object({
  /** What runs before anything is painted, written into the page; its hash is for the content policy. */
  first: z.object({ code: z.string(), hash: z.string() }),
  /** What draws the map, written into the map's own document. */
  map: z.object({ code: z.string() }),
  scripts: files,
  styles: files,
  fonts: z.array(z.string()),
  /** The id of a page of the shell → what it needs besides. */
  pages: z.record(z.string(), z.object({ scripts: files, styles: files })),
});

/** The shell's own files as its build listed them; paths below /assets/. */
export type ShellAssets = z.infer<typeof shellAssetsSchema>;

export const readShellAssets = (dist: string): ShellAssets =>
  shellAssetsSchema.parse(JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')));
