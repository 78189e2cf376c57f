import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ImageRow, imageEntity } from '../images/image.entity.ts';
import { masterObject } from '../images/object-path.ts';
import { ProcessingQueue } from '../images/processing-queue.ts';
import { OBJECT_STORE, type ObjectStore } from '../storage/object-store.ts';
import { type Master, makeMaster } from './make-master.ts';
import type { SpooledFile } from './spool-upload.ts';
import { ticketUsed } from './upload.errors.ts';

/** Stores the one picture that an upload URL allows. Sending the same file again gets the same answer. */
@Injectable()
export class StoreUpload {
  constructor(
    private readonly database: DataSource,
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
    private readonly work: ProcessingQueue,
  ) {}

  /** @param when 'later' lets the uploads of staff go first. */
  async store(key: string, file: SpooledFile, when: 'now' | 'later' = 'now'): Promise<ImageRow> {
    const earlier = await this.storedBefore(key, file);
    if (earlier) return earlier;

    const master = await this.work.forUpload(() => makeMaster(file.path), when);
    const stored = await this.keep(key, file, master);
    // Another request with the same URL may have been quicker.
    return stored ?? (await this.storedBefore(key, file)) ?? refuse();
  }

  private async storedBefore(key: string, file: SpooledFile): Promise<ImageRow | undefined> {
    const image = await this.database.manager.findOneBy(imageEntity, { key });
    if (image && image.sourceSha256 !== file.sha256) throw ticketUsed();
    return image ?? undefined;
  }

  private async keep(
    key: string,
    file: SpooledFile,
    { bytes, sha256, contentType, width, height }: Master,
  ): Promise<ImageRow | undefined> {
    const now = new Date();
    const size = { width, height, bytes: bytes.length };
    const row: ImageRow = { key, sha256, sourceSha256: file.sha256, contentType, ...size, createdAt: now, unusedSince: now };
    return await this.database.transaction(async (manager) => {
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(imageEntity)
        .values(row)
        .orIgnore()
        .returning('key')
        .execute();
      if (raw.length === 0) return undefined;
      // Inside the transaction, so that the row's lock makes a second request wait and no row lacks its file.
      await this.objects.put(masterObject(key), bytes);
      return row;
    });
  }
}

const refuse = (): never => {
  throw ticketUsed();
};
