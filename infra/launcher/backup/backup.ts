import { join } from 'node:path';
import { explain, Failure } from '../failure.ts';
import type { Settings } from '../settings.ts';
import { readAddresses } from '../system/data-directory.ts';
import { areOnOneDisk, chosenFolder, rememberedFolder, rememberFolder } from './backup-folder.ts';
import { openStore, storePaths } from './backup-store.ts';
import type { Base } from './base.ts';
import { erasuresFile, mergeErasures } from './erasure-list.ts';
import { storedImages } from './image-rows.ts';
import { keepPictures } from './keep-pictures.ts';
import { prune } from './prune.ts';
import { takeBase } from './take-base.ts';
import { FIRST_TIMELINE, noteTimeline, timelineAt } from './timelines.ts';

/** `backup`: copies the running system to BACKUP_DIR, and has every later change follow within a minute. */
export async function backup({ dataDir }: Settings): Promise<number> {
  const { postgresUrl, objectsDir } = await readAddresses(dataDir);
  if (postgresUrl === undefined) {
    throw new Failure(
      'DATABASE_URL names a PostgreSQL that Forecourt does not run: back it up with its own tool (pgBackRest, Barman, WAL-G, or ' +
        'what its provider offers). npm run export leaves with the data in open formats.',
    );
  }
  const before = await rememberedFolder(dataDir);
  const folder = await chosenFolder(dataDir, process.env, true);
  if (before !== undefined && before !== folder) {
    console.log(`Backups went to ${before} until now, and go to ${folder} from now on. Earlier moments need the folder before.`);
  }
  try {
    await openStore(folder);
    await rememberFolder(dataDir, folder);
    await mergeErasures(erasuresFile(dataDir), storePaths(folder).erasures);
    // Before the database, which must not name a picture that is not there.
    const pictures = objectsDir === undefined ? 0 : await keepPictures(folder, objectsDir, await storedImages(postgresUrl));
    const base = await takeBase(postgresUrl, join(dataDir, 'postgres'), folder);
    await noteBranch(folder, base);
    const gone = await prune(folder, new Date());
    console.log(`Backed up to ${folder}: ${inMegabytes(base.size)} of data and ${pictures} new pictures.`);
    console.log(
      `Every moment from ${base.endedAt} on can be restored; later changes follow within a minute while the system runs.`,
    );
    if (gone.length > 0) console.log(`Deleted ${gone.length} older than 14 days.`);
    console.log('secrets.json is not in it: keep a copy elsewhere, or a restore on another machine makes new passwords.');
    if (objectsDir === undefined)
      console.log('Nor are the pictures, which are in MinIO: back them up with its own tool (mc mirror).');
    if (await areOnOneDisk(dataDir, folder)) {
      console.log(`It is on the same disk as ${dataDir}: this helps against mistakes, not when that disk is lost.`);
    }
    return 0;
  } catch (error) {
    throw isFull(error)
      ? new Failure(`${folder} is full: free some space and run it again. The backups there are whole.`)
      : explain(error);
  }
}

/** A system that was restored elsewhere goes on with a branch of its own from its first backup on. */
async function noteBranch(folder: string, { timeline, endedAt }: Base): Promise<void> {
  const known = (await timelineAt(folder, new Date())) ?? FIRST_TIMELINE;
  if (known !== timeline) await noteTimeline(folder, { timeline, since: endedAt });
}

const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`;
