import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { Arrivals } from '../uploads/arrivals.ts';
import { type ImageRow, imageEntity } from './image.entity.ts';

/** What serving a picture needs to know about it. None of it ever changes under a key. */
export type StoredImage = Readonly<Pick<ImageRow, 'key' | 'sha256' | 'contentType' | 'width' | 'height' | 'bytes'>>;

const MOST_REMEMBERED = 50_000;

/** The pictures that are stored, remembered once asked for. One that was sent straight to the store is taken in when it is. */
@Injectable()
export class Images {
  private readonly remembered = new LRUCache<string, StoredImage>({ max: MOST_REMEMBERED });

  constructor(
    private readonly database: DataSource,
    private readonly arrivals: Arrivals,
  ) {}

  async find(key: string): Promise<StoredImage | undefined> {
    const image =
      this.remembered.get(key) ??
      (await this.database.manager.findOneBy(imageEntity, { key })) ??
      (await this.arrivals.take(key));
    if (!image) return undefined;
    this.remembered.set(key, image);
    return image;
  }

  forget(key: string): void {
    this.remembered.delete(key);
  }
}
