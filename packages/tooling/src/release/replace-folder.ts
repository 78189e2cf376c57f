import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a workspace is built before what it had is replaced, so that nobody finds half a build. */
export const workFolder = (workspace: string): string => join(workspace, '.tmp/build');

/** Puts a finished folder in the place of the last one. */
export async function replaceFolder(finished: string, place: string): Promise<void> {
  await rm(place, { recursive: true, force: true });
  await rename(finished, place);
}
