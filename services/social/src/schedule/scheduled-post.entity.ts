import type { SocialPlatform, ToldFacts } from '@forecourt/contracts';
import { EntitySchema } from 'typeorm';

/** Why a post waits for staff. */
export interface Hold {
  readonly code: string;
  readonly detail: string;
}

/**
 * `waiting`: for its time or the next attempt. `held`: for staff. `sent`: it is a post now, with an outcome of its own (ADR 013).
 */
export type ScheduledState = 'waiting' | 'held' | 'sent' | 'cancelled';

export interface ScheduledRow {
  id: string;
  vehicleId: number;
  platform: SocialPlatform;
  content: string;
  imageUrl: string | null;
  told: ToldFacts;
  publishAt: Date;
  attemptAt: Date;
  attempts: number;
  state: ScheduledState;
  hold: Hold | null;
  /** Incremented with every change but a claim. */
  version: number;
  scheduledBy: string;
  requestKey: string | null;
  requestHash: string;
}

const instant = { type: 'timestamptz', precision: 3 } as const;

export const ScheduledPostEntity = new EntitySchema<ScheduledRow>({
  name: 'ScheduledPost',
  tableName: 'scheduled_post',
  columns: {
    id: { type: 'uuid', primary: true },
    vehicleId: { type: 'integer', name: 'vehicle_id' },
    platform: { type: 'text' },
    content: { type: 'text' },
    imageUrl: { type: 'text', name: 'image_url', nullable: true },
    told: { type: 'jsonb' },
    publishAt: { ...instant, name: 'publish_at' },
    attemptAt: { ...instant, name: 'attempt_at' },
    attempts: { type: 'integer' },
    state: { type: 'text' },
    hold: { type: 'jsonb', nullable: true },
    version: { type: 'integer' },
    scheduledBy: { type: 'text', name: 'scheduled_by' },
    requestKey: { type: 'text', name: 'request_key', nullable: true },
    requestHash: { type: 'text', name: 'request_hash' },
  },
});
