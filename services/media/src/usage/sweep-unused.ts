import { RESTORABLE_DAYS } from '@forecourt/contracts';
import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Images, type StoredImage } from '../images/images.ts';
import { masterObject, renderingsFolder } from '../images/object-path.ts';
import { Links } from '../links/links.ts';
import { ImageCache } from '../renderings/image-cache.ts';
import type { Settings } from '../settings.ts';
import { OBJECT_STORE, type ObjectStore } from '../storage/object-store.ts';

/** An arbitrary advisory lock id; service-kit uses 7305071 for migrations. */
const SWEEP_LOCK = 7_305_072;
/** Small, so that a slow store does not hold the transaction open for long. */
const BATCH = 20;
const UNUSED = 'NOT EXISTS (SELECT FROM vehicle_images WHERE image_keys @> ARRAY[image.key])';

type Expired = Pick<StoredImage, 'key' | 'sha256'>;

/**
 * Deletes pictures that no vehicle has used for the grace period, with their renderings. A removed vehicle uses its
 * pictures until it can no longer be restored. This frees space; copies in clients and other caches remain.
 */
@Injectable()
export class SweepUnused {
  constructor(
    private readonly database: DataSource,
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
    private readonly images: Images,
    private readonly cache: ImageCache,
    private readonly links: Links,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @returns how many pictures were deleted; 0 while another replica is sweeping */
  async sweep(now: Date): Promise<number> {
    // First, so that no address leads to a copy that is gone.
    await this.links.forget();
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
    const expired = await manager.query<Expired[]>(
      `SELECT key, sha256 FROM image WHERE unused_since <= $1 AND ${UNUSED} ORDER BY unused_since LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      [new Date(now.getTime() - this.settings.UNUSED_IMAGE_HOURS * 3_600_000)],
    );
    for (const image of expired) await this.delete(manager, image);
    return expired.length;
  }

  /** Objects before the row, so that the next sweep finds what a crash leaves behind. */
  private async delete(manager: EntityManager, image: Expired): Promise<void> {
    const [twins] = await manager.query<{ any: boolean }[]>(
      'SELECT EXISTS (SELECT FROM image WHERE sha256 = $1 AND key <> $2) AS any',
      [image.sha256, image.key],
    );
    if (!twins?.any) await this.objects.removeFolder(renderingsFolder(image));
    await this.objects.remove(masterObject(image.key));
    await manager.query('DELETE FROM image WHERE key = $1', [image.key]);
    this.images.forget(image.key);
    this.cache.clear();
  }
}
