import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a workspace is built before its old output is replaced, so that nobody sees half a build. */
export const workFolder = (workspace: string): string => join(workspace, '.tmp/build');

/** Replaces the old folder with the finished one. */
export async function replaceFolder(finished: string, place: string): Promise<void> {
  await rm(place, { recursive: true, force: true });
  await rename(finished, place);
}
