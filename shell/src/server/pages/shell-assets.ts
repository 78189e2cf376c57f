import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const files = z.array(z.object({ path: z.string(), integrity: z.string() }));

const shellAssetsSchema = z.object({
  /** Inlined into the page because it runs before the first paint; the content policy needs its hash. */
  boot: z.object({ code: z.string(), hash: z.string() }),
  /** Inlined into the map's own document. */
  map: z.object({ code: z.string() }),
  /** Runs on every page as soon as it arrives. */
  frame: files,
  /** Reports how a page does, while a release is under trial. */
  reports: files,
  /** Styles of the badge of a preview. */
  preview: files,
  /** Run when the page starts. */
  scripts: files,
  styles: files,
  fonts: z.array(z.string()),
  /** Additional files by the id of a page of the shell. */
  pages: z.record(z.string(), z.object({ scripts: files, styles: files })),
});

/** The shell's own files as its build lists them; paths below /assets/. */
export type ShellAssets = z.infer<typeof shellAssetsSchema>;

export const readShellAssets = (dist: string): ShellAssets =>
  shellAssetsSchema.parse(JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')));
