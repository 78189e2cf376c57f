import type { Addresses } from '../system/data-directory.ts';
import { rememberedFolder } from './backup-folder.ts';
import { storePaths } from './backup-store.ts';
import { erasuresFile, mergeErasures } from './erasure-list.ts';
import { storedImages } from './image-rows.ts';
import { keepPictures } from './keep-pictures.ts';

const EVERY_MS = 5_000;
/** A picture's transaction may be committed this much after the moment that its row names. */
const OVERLAP_MS = 120_000;

/**
 * While the system runs, copies what is not in PostgreSQL's log to the folder of backups: new pictures and the list of erased
 * records. Does nothing before the first backup. @returns how to stop it.
 */
export function followChanges(
  dataDir: string,
  { postgresUrl, objectsDir }: Pick<Addresses, 'postgresUrl' | 'objectsDir'>,
  say: (line: string) => void,
): () => Promise<void> {
  // At first all, because the last ones before a crash may not have been copied.
  let since = new Date(0);
  let isFailing = false;
  const copy = async (): Promise<void> => {
    const folder = await rememberedFolder(dataDir);
    if (folder === undefined) return;
    const began = Date.now();
    await mergeErasures(erasuresFile(dataDir), storePaths(folder).erasures);
    if (postgresUrl && objectsDir) await keepPictures(folder, objectsDir, await storedImages(postgresUrl, since));
    since = new Date(began - OVERLAP_MS);
    isFailing = false;
  };
  const run = (): Promise<void> =>
    copy().catch((error: Error) => {
      if (!isFailing)
        say(`New pictures and erasures could not be copied to the backups (${error.message}); this is tried again.`);
      isFailing = true;
    });
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(run);
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
