import type { PostChannel, PostState, SocialPlatform } from '@forecourt/contracts';
import { EntitySchema } from 'typeorm';
import type { PostProblem } from '../publishers/publisher.ts';

export interface PostRow {
  id: string;
  vehicleId: number;
  platform: SocialPlatform;
  channel: PostChannel;
  content: string;
  imageUrl: string | null;
  state: PostState;
  /** Incremented with every change of state. */
  version: number;
  /** While it is pending: when its sender is presumed dead. */
  dueAt: Date;
  /** Hash of the sender and the `Idempotency-Key`. */
  requestKey: string | null;
  requestHash: string;
  /** Its id on the platform. */
  remoteId: string | null;
  permalink: string | null;
  problem: PostProblem | null;
  createdAt: Date;
  settledAt: Date | null;
  /** Whoever has posted it by hand. */
  postedBy: string | null;
}

const instant = { type: 'timestamptz', precision: 3 } as const;

export const PostEntity = new EntitySchema<PostRow>({
  name: 'Post',
  tableName: 'post',
  columns: {
    id: { type: 'uuid', primary: true },
    vehicleId: { type: 'integer', name: 'vehicle_id' },
    platform: { type: 'text' },
    channel: { type: 'text' },
    content: { type: 'text' },
    imageUrl: { type: 'text', name: 'image_url', nullable: true },
    state: { type: 'text' },
    version: { type: 'integer' },
    dueAt: { ...instant, name: 'due_at' },
    requestKey: { type: 'text', name: 'request_key', nullable: true },
    requestHash: { type: 'text', name: 'request_hash' },
    remoteId: { type: 'text', name: 'remote_id', nullable: true },
    permalink: { type: 'text', nullable: true },
    problem: { type: 'jsonb', nullable: true },
    createdAt: { ...instant, name: 'created_at' },
    settledAt: { ...instant, name: 'settled_at', nullable: true },
    postedBy: { type: 'text', name: 'posted_by', nullable: true },
  },
});
