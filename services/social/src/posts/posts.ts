import { createHash, randomUUID } from 'node:crypto';
import { type ListPostsQuery, moment, type PostChannel, type PublishPost } from '@forecourt/contracts';
import { cursorRefused, decodeCursor, encodeCursor, idempotencyKeyReused } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { PostEntity, type PostRow } from './post.entity.ts';
import { beingSent, lookFirst, NO_WORD } from './post.errors.ts';

/** Longer than any publisher takes, in seconds: the sender of a post that is still pending then is presumed dead. */
const SENDER_LIVES_SECONDS = 90;

const PAGE_SIZE = 50;
const placeSchema = z.tuple([moment(), z.uuid()]);

/** An `Idempotency-Key` and its owner. */
export interface RequestKey {
  readonly value: string;
  readonly owner: string;
}

export interface NewPost {
  readonly request: PublishPost;
  readonly channel: PostChannel;
  readonly key: RequestKey | null;
}

export const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** The posts: what was sent where, and with what outcome. */
@Injectable()
export class Posts {
  constructor(private readonly dataSource: DataSource) {}

  /** The earlier post with this key, if there is one. @throws {ProblemError} 422 if the request differs. */
  async ofKey({ request, key }: NewPost): Promise<PostRow | null> {
    if (key === null) return null;
    const post = await this.dataSource.manager.findOneBy(PostEntity, { requestKey: hashOf(key) });
    if (post !== null && post.requestHash !== hashOf(request)) throw idempotencyKeyReused(key.value);
    return post;
  }

  /**
   * Records a post before it is sent, so that a crash cannot lose it. One at a time per vehicle and platform.
   * @returns its id.
   * @throws {ProblemError} 409 while another one is being sent, or the outcome of the last is unknown.
   */
  async begin(post: NewPost): Promise<string> {
    return this.dataSource.transaction((manager) => this.insert(manager, post));
  }

  /** The same, in the transaction of the caller. */
  async insert(manager: EntityManager, post: NewPost): Promise<string> {
    await giveUpOnDead(manager);
    const { vehicleId, platform, content, imageUrl } = post.request;
    const id = randomUUID();
    const inserted: unknown[] = await manager.query(
      `INSERT INTO post (id, vehicle_id, platform, channel, content, image_url, state, version, due_at, request_key, request_hash)
       VALUES ($1, $2, $3, $4, $5, $6, 'pending', 1, now() + make_interval(secs => $7), $8, $9)
       ON CONFLICT DO NOTHING RETURNING id`,
      [
        id,
        vehicleId,
        platform,
        post.channel,
        content,
        imageUrl || null,
        SENDER_LIVES_SECONDS,
        post.key && hashOf(post.key),
        hashOf(post.request),
      ],
    );
    if (inserted.length > 0) return id;
    const open = await manager.findOneBy(PostEntity, { vehicleId, platform, state: In(['pending', 'unknown']) });
    throw open?.state === 'unknown' ? lookFirst(platform) : beingSent(platform);
  }

  /** Newest first. @throws {ProblemError} 400 if the cursor is malformed. */
  async page({ vehicleId, state, cursor }: ListPostsQuery): Promise<{ rows: readonly PostRow[]; nextCursor: string | null }> {
    await giveUpOnDead(this.dataSource.manager);
    const posts = this.dataSource.manager
      .createQueryBuilder(PostEntity, 'post')
      .orderBy({ 'post.createdAt': 'DESC', 'post.id': 'DESC' })
      // One more than the page size, to know whether there is another page.
      .limit(PAGE_SIZE + 1);
    if (vehicleId !== undefined) posts.andWhere('post.vehicleId = :vehicleId', { vehicleId });
    if (state !== undefined) posts.andWhere('post.state = :state', { state });
    if (cursor !== undefined) {
      const place = decodeCursor(cursor, placeSchema);
      if (!place) throw cursorRefused('SOCIAL.INVALID_CURSOR', 'Give the cursor of the part before');
      posts.andWhere('(post.createdAt, post.id) < (:createdAt, :id)', { createdAt: place[0], id: place[1] });
    }
    const found = await posts.getMany();
    const rows = found.slice(0, PAGE_SIZE);
    const last = rows.at(-1);
    return {
      rows,
      nextCursor: last && rows.length < found.length ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
    };
  }
}

/** Marks posts whose sender is presumed dead: nobody knows whether they were sent. */
const giveUpOnDead = async (manager: EntityManager): Promise<void> => {
  await manager.query(
    `UPDATE post SET state = 'unknown', version = version + 1, problem = $1 WHERE state = 'pending' AND due_at < now()`,
    [JSON.stringify(NO_WORD)],
  );
};
