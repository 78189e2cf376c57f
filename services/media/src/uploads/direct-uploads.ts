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
const BATCH = 500;

/**
 * Pictures that clients send straight to the store. They stay in a separate folder, unchecked and never served, until the
 * first request for one imports it like any other upload (ADR 009).
 */
@Injectable()
export class DirectUploads {
  private readonly inFlight = new Map<string, Promise<ImageRow | undefined>>();

  constructor(
    private readonly database: DataSource,
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
    private readonly upload: StoreUpload,
  ) {}

  async expect(key: string): Promise<void> {
    await this.database.query('INSERT INTO awaited_upload (key) VALUES ($1)', [key]);
  }

  /** @returns `undefined` if none has arrived. @throws the problem of a refused upload, which is deleted */
  async import(key: string): Promise<ImageRow | undefined> {
    const running = this.inFlight.get(key);
    if (running) return await running;
    const started = this.importUpload(key).finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, started);
    return await started;
  }

  /** Deletes those that never arrived or that no vehicle names. */
  async forget(before: Date): Promise<void> {
    const forgotten = await this.database.query<{ key: string }[]>(
      `SELECT key FROM awaited_upload WHERE created_at < $1
       AND (EXISTS (SELECT FROM image WHERE image.key = awaited_upload.key)
         OR NOT EXISTS (SELECT FROM vehicle_images WHERE image_keys @> ARRAY[awaited_upload.key]))
       LIMIT ${BATCH}`,
      [before],
    );
    for (const { key } of forgotten) {
      await this.objects.remove(incomingObject(key));
      await this.database.query('DELETE FROM awaited_upload WHERE key = $1', [key]);
    }
  }

  private async importUpload(key: string): Promise<ImageRow | undefined> {
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

/** Whether the file itself was refused, rather than the store failing or the queue being full. */
export const isRefusal = (error: unknown): boolean => error instanceof ProblemError && [400, 413, 415].includes(error.status);
