import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const shellAssetsSchema = z.object({
  scripts: z.array(z.object({ path: z.string(), integrity: z.string() })),
  styles: z.array(z.object({ path: z.string(), integrity: z.string() })),
  fonts: z.array(z.string()),
});

/** The shell's own files as its build listed them; paths below /assets/. */
export type ShellAssets = z.infer<typeof shellAssetsSchema>;

export const readShellAssets = (dist: string): ShellAssets =>
  shellAssetsSchema.parse(JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')));
