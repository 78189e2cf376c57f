import { RESTORABLE_DAYS } from '@forecourt/contracts';
import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Images, type StoredImage } from '../images/images.ts';
import { masterObject, renderingsFolder } from '../images/object-path.ts';
import { HotImages } from '../renderings/hot-images.ts';
import type { Settings } from '../settings.ts';
import { OBJECT_STORE, type ObjectStore } from '../storage/object-store.ts';

/** Any constant, the same in all replicas; 7305071 is the kit's, for migrations. */
const SWEEP_LOCK = 7_305_072;
/** Few enough that a slow store does not hold the transaction for long. */
const BATCH = 20;
const UNUSED = 'NOT EXISTS (SELECT FROM vehicle_images WHERE image_keys @> ARRAY[image.key])';

type Doomed = Pick<StoredImage, 'key' | 'sha256'>;

/**
 * Deletes pictures that no vehicle has used for the grace period, with everything rendered from them. A removed vehicle
 * uses its pictures until it cannot be brought back any more. Clients and other
 * caches may still hold what they have: this frees room, it does not take back what was published.
 */
@Injectable()
export class SweepUnused {
  constructor(
    private readonly database: DataSource,
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
    private readonly images: Images,
    private readonly hot: HotImages,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @returns how many pictures were deleted; 0 while another replica is sweeping */
  async sweep(now: Date): Promise<number> {
    let deleted = 0;
    for (let batch = BATCH; batch === BATCH; deleted += batch) {
      batch = await this.database.transaction((manager) => this.sweepBatch(manager, now));
    }
    return deleted;
  }

  private async sweepBatch(manager: EntityManager, now: Date): Promise<number> {
    const [lock] = await manager.query<{ mine: boolean }[]>('SELECT pg_try_advisory_xact_lock($1) AS mine', [SWEEP_LOCK]);
    if (!lock?.mine) return 0;
    await manager.query(`DELETE FROM vehicle_images WHERE removed_at < $1::timestamptz - interval '${RESTORABLE_DAYS} days'`, [
      now,
    ]);
    await manager.query(`UPDATE image SET unused_since = $1 WHERE unused_since IS NULL AND ${UNUSED}`, [now]);
    const doomed = await manager.query<Doomed[]>(
      `SELECT key, sha256 FROM image WHERE unused_since <= $1 AND ${UNUSED} ORDER BY unused_since LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      [new Date(now.getTime() - this.settings.UNUSED_IMAGE_HOURS * 3_600_000)],
    );
    for (const image of doomed) await this.delete(manager, image);
    return doomed.length;
  }

  /** Objects before the row: what a crash leaves behind is found again by the next sweep. */
  private async delete(manager: EntityManager, image: Doomed): Promise<void> {
    const [twins] = await manager.query<{ any: boolean }[]>(
      'SELECT EXISTS (SELECT FROM image WHERE sha256 = $1 AND key <> $2) AS any',
      [image.sha256, image.key],
    );
    if (!twins?.any) await this.objects.removeFolder(renderingsFolder(image));
    await this.objects.remove(masterObject(image.key));
    await manager.query('DELETE FROM image WHERE key = $1', [image.key]);
    this.images.forget(image.key);
    this.hot.clear();
  }
}
