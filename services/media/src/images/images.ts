import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { DirectUploads } from '../uploads/direct-uploads.ts';
import { type ImageRow, imageEntity } from './image.entity.ts';

/** What is needed to serve a picture. It never changes for a given key, so it can be cached. */
export type StoredImage = Readonly<Pick<ImageRow, 'key' | 'sha256' | 'contentType' | 'width' | 'height' | 'bytes'>>;

const MAX_CACHED = 50_000;

/** The stored pictures, cached once read. A direct upload is imported on its first read. */
@Injectable()
export class Images {
  private readonly cache = new LRUCache<string, StoredImage>({ max: MAX_CACHED });

  constructor(
    private readonly database: DataSource,
    private readonly directUploads: DirectUploads,
  ) {}

  async find(key: string): Promise<StoredImage | undefined> {
    const image =
      this.cache.get(key) ??
      (await this.database.manager.findOneBy(imageEntity, { key })) ??
      (await this.directUploads.import(key));
    if (!image) return undefined;
    this.cache.set(key, image);
    return image;
  }

  forget(key: string): void {
    this.cache.delete(key);
  }
}
