import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SERVICES } from '@forecourt/contracts';
import { explain, Failure } from '../failure.ts';
import { ordinaryUser } from '../servers/ordinary-user.ts';
import type { Settings } from '../settings.ts';
import { openDataDirectory } from '../system/data-directory.ts';
import { settleStock } from '../system/first-stock.ts';
import { readSecrets, renewTokenKeys } from '../system/secrets.ts';
import { chosenFolder, rememberedFolder } from './backup-folder.ts';
import { openStore, storePaths } from './backup-store.ts';
import { type Base, CLUSTER_FILE, isIntact } from './base.ts';
import { erasuresFile, mergeErasures } from './erasure-list.ts';
import { layOutPictures } from './keep-pictures.ts';
import { type Plan, planRestore, readMoment } from './plan-restore.ts';
import { type Replayed, replay } from './replay.ts';
import { beginRestoring, endRestoring, swapIn } from './restoring-folder.ts';
import { noteTimeline } from './timelines.ts';
import { unpackCluster } from './unpack-cluster.ts';

/**
 * `restore --to <moment>`: makes the data directory what it was at that second, and moves aside what it holds.
 * `restore --list`: says which moments there are.
 */
export async function restore(words: string[], { dataDir }: Settings): Promise<number> {
  const { values } = parseArgs({ args: words, options: { to: { type: 'string' }, list: { type: 'boolean' } } });
  if (process.env['DATABASE_URL']) {
    throw new Failure(
      'DATABASE_URL names a PostgreSQL that Forecourt does not run: restore it with its own tool, then start Forecourt.',
    );
  }
  const folder = await chosenFolder(dataDir, process.env, false);
  if (values.list) return list(folder);
  if (values.to === undefined) {
    throw new Failure(
      'Say which moment: npm run restore -- --to 2026-11-26T10:15:00Z, or --to latest. --list says what there is.',
    );
  }
  const now = new Date();
  const plan = await planRestore(folder, readMoment(values.to, now));
  const unlock = await openDataDirectory(dataDir);
  try {
    await restoreInto(dataDir, folder, plan, now);
  } catch (error) {
    throw explain(error);
  } finally {
    await unlock();
  }
  return 0;
}

async function list(folder: string): Promise<number> {
  const { bases, hasGap } = await planRestore(folder, undefined);
  for (const { endedAt, size } of bases.toReversed()) console.log(`${endedAt}  ${Math.ceil(size / 1_000_000)} MB`);
  const first = bases.filter((base) => !hasGap(base)).at(-1);
  console.log(
    first
      ? `\nEvery moment from ${first.endedAt} on can be restored, to a second.`
      : '\nPart of the log of changes is missing since: only moments before that part can be restored. npm run backup begins anew.',
  );
  return 0;
}

async function restoreInto(dataDir: string, folder: string, plan: Plan, now: Date): Promise<void> {
  // Another data directory may be a trial beside the running system: the log of that one must not be taken for the system's.
  const isFollowed = (await rememberedFolder(dataDir)) === folder;
  const secrets = await readSecrets(dataDir, SERVICES);
  await openStore(folder);
  const restoring = await beginRestoring(dataDir);
  const log = join(dataDir, 'logs', 'restore.log');
  const base = await unpackNewest(dataDir, folder, plan);
  if (plan.target === undefined && plan.hasGap(base)) throw gap(folder);
  console.log(`Replaying the changes since ${base.endedAt}`);
  const options = { restoring, folder, isFollowed, timeline: plan.timeline, log, password: secrets.postgresPassword };
  const replayed =
    (await replay({ ...options, target: plan.target })) ?? (await replayToTheEnd(plan.hasGap(base), folder, options));

  const pictures = { folder, present: join(dataDir, 'objects'), target: join(restoring, 'objects', 'uploads') };
  const missing = process.env['MINIO_URL'] ? [] : await layOutPictures(replayed.images, pictures);
  await mergeErasures(storePaths(folder).erasures, erasuresFile(dataDir));
  await settleStock(dataDir);
  await renewTokenKeys(dataDir, secrets);
  const aside = await swapIn(dataDir, now);
  if (isFollowed) await noteTimeline(folder, { timeline: replayed.timeline, since: new Date().toISOString() });
  await endRestoring(dataDir);
  tell({ plan, replayed, missing, aside, dataDir, isFollowed });
}

/** Unpacks the newest base that is whole. */
async function unpackNewest(dataDir: string, folder: string, { bases }: Plan): Promise<Base> {
  for (const base of bases) {
    await checkSpace(dataDir, base.size);
    if (await isIntact(folder, base)) {
      const archive = join(storePaths(folder).bases, base.name, CLUSTER_FILE);
      await unpackCluster(archive, join(dataDir, 'restoring', 'postgres'), ordinaryUser());
      return base;
    }
    console.log(`The backup of ${base.endedAt} is damaged; trying the one before.`);
  }
  throw new Failure(`Every backup in ${folder} that leads to this moment is damaged.`);
}

async function checkSpace(dataDir: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize > needed) return;
  throw new Failure(
    `The disk of ${dataDir} is too full: the restored database needs ${Math.ceil(needed / 1_000_000)} MB beside the present one.`,
  );
}

const gap = (folder: string): Failure =>
  new Failure(
    `Part of the log of changes is missing from ${storePaths(folder).wal}. A moment before that part can be restored: give it with --to.`,
  );

/** For a moment at which nothing had changed for a while, or whose changes never reached the backup. */
async function replayToTheEnd(
  hasGap: boolean,
  folder: string,
  options: Omit<Parameters<typeof replay>[0], 'target'>,
): Promise<Replayed> {
  if (hasGap) throw gap(folder);
  const replayed = await replay({ ...options, target: undefined });
  if (replayed === undefined) throw new Failure(`The log of changes could not be replayed: see ${options.log}.`);
  console.log(`Nothing that changed later than ${replayed.lastChange ?? 'the backup'} has reached the backup.`);
  return replayed;
}

interface Outcome {
  plan: Plan;
  replayed: Replayed;
  missing: readonly string[];
  aside: string | undefined;
  dataDir: string;
  isFollowed: boolean;
}

function tell({ plan, replayed, missing, aside, dataDir, isFollowed }: Outcome): void {
  console.log(
    `${dataDir} is as it was ${plan.target ? `at ${plan.target.toISOString()}` : 'at its last change'}: npm start starts it.`,
  );
  if (replayed.lastChange) console.log(`Its last change was at ${replayed.lastChange}.`);
  if (missing.length > 0) console.log(`${missing.length} pictures are neither here nor in the backup.`);
  if (aside) console.log(`What was there before is in ${aside}; delete it when you no longer need it.`);
  if (!isFollowed) console.log('Its changes are not backed up before npm run backup.');
  console.log('People erased since stay erased. Staff sign in again, with the password of that moment.');
}
