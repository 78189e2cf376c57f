import { ProblemError } from '@forecourt/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ImageRow } from '../images/image.entity.ts';
import { incomingObject } from '../images/object-path.ts';
import { OBJECT_STORE, type ObjectStore } from '../storage/object-store.ts';
import { spoolUpload } from './spool-upload.ts';
import { StoreUpload } from './store-upload.use-case.ts';
import { MAX_UPLOAD_BYTES, tooLarge } from './upload.errors.ts';

/** Few enough that a slow store does not hold up the next sweep. */
const MOST_FORGOTTEN = 500;

/**
 * Pictures that were sent straight to the store. There they lie apart, checked by nobody and served to nobody, until the
 * first request for one has it taken in as any other upload (ADR 009).
 */
@Injectable()
export class Arrivals {
  private readonly underWay = new Map<string, Promise<ImageRow | undefined>>();

  constructor(
    private readonly database: DataSource,
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
    private readonly upload: StoreUpload,
  ) {}

  async expect(key: string): Promise<void> {
    await this.database.query('INSERT INTO awaited_upload (key) VALUES ($1)', [key]);
  }

  /** @returns `undefined` where none has arrived. @throws what a refused upload is answered with; it is gone then */
  async take(key: string): Promise<ImageRow | undefined> {
    const running = this.underWay.get(key);
    if (running) return await running;
    const started = this.takeIn(key).finally(() => this.underWay.delete(key));
    this.underWay.set(key, started);
    return await started;
  }

  /** Forgets those that never came or that no vehicle names, with what still lies there of them. */
  async forget(before: Date): Promise<void> {
    const forgotten = await this.database.query<{ key: string }[]>(
      `SELECT key FROM awaited_upload WHERE created_at < $1
       AND (EXISTS (SELECT FROM image WHERE image.key = awaited_upload.key)
         OR NOT EXISTS (SELECT FROM vehicle_images WHERE image_keys @> ARRAY[awaited_upload.key]))
       LIMIT ${MOST_FORGOTTEN}`,
      [before],
    );
    for (const { key } of forgotten) {
      await this.objects.remove(incomingObject(key));
      await this.database.query('DELETE FROM awaited_upload WHERE key = $1', [key]);
    }
  }

  private async takeIn(key: string): Promise<ImageRow | undefined> {
    const [awaited] = await this.database.query<{ key: string }[]>('SELECT key FROM awaited_upload WHERE key = $1', [key]);
    const object = awaited && (await this.objects.open(incomingObject(key)));
    if (!object) return undefined;
    try {
      if (object.size > MAX_UPLOAD_BYTES) throw tooLarge();
      const image = await spoolUpload(object.body, (file) => this.upload.store(key, file));
      await this.objects.remove(incomingObject(key));
      return image;
    } catch (error) {
      if (isRefusal(error)) await this.objects.remove(incomingObject(key));
      throw error;
    } finally {
      object.body.destroy();
    }
  }
}

/** Of the file itself; not where the store failed or too much was going on. */
export const isRefusal = (error: unknown): boolean => error instanceof ProblemError && [400, 413, 415].includes(error.status);
