import {
  cancelScheduledPostQuerySchema,
  changeScheduledPostSchema,
  markPostedSchema,
  type PublishPost,
  type ScheduledPost,
  type SocialPost,
  schedulePostSchema,
  type ToldFacts,
} from '@forecourt/contracts';
import { POST_AHEAD } from '@forecourt/rules';
import { parseInput, parseQuery } from '@forecourt/server-kit';
import { idempotencyKeyIn, type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Patch, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { toPost } from '../posts/post.mapper.ts';
import { checkPost } from '../posts/ready-post.ts';
import { PUBLISHERS, type Publishers } from '../publishers/publisher.ts';
import { Stock } from '../stock/stock.ts';
import { obstacleOf } from './obstacle.ts';
import { timeNotPossible, vanChanged } from './schedule.errors.ts';
import { Schedule } from './schedule.ts';
import type { ScheduledRow } from './scheduled-post.entity.ts';
import { toScheduledPost } from './scheduled-post.mapper.ts';

type StaffRequest = FastifyRequest & { user: StaffClaims };

const addressSchema = z.object({ id: z.uuid() });
const MINUTE_MS = 60_000;

/** /api/social-media-publish/scheduled: posts that the service publishes when they are due (ADR 064). */
@Controller('api/social-media-publish/scheduled')
@StaffMay('social.publish')
export class ScheduledPostsController {
  constructor(
    private readonly schedule: Schedule,
    private readonly stock: Stock,
    @Inject(PUBLISHERS) private readonly publishers: Publishers,
  ) {}

  @Get()
  async list(): Promise<ScheduledPost[]> {
    const rows = await this.schedule.open();
    const stocked = await this.stock.known(rows.map(({ vehicleId }) => vehicleId));
    return rows.map((row) => toScheduledPost(row, this.publishers[row.platform].channel, stocked.get(row.vehicleId)));
  }

  /** Idempotent by its key, which the row keeps: inventory is asked before there is a transaction. */
  @Post()
  async add(@Body() body: unknown, @Req() { headers, user }: StaffRequest): Promise<ScheduledPost> {
    const value = idempotencyKeyIn(headers['idempotency-key']);
    const key = value === undefined ? null : { value, owner: user.sub };
    const request = parseInput(schedulePostSchema, body);
    const before = await this.schedule.ofKey(request, key);
    if (before !== null) return this.answer(before);
    await this.check(request, request);
    return this.answer(await this.schedule.add(request, key, user.sub));
  }

  @Patch(':id')
  async change(@Param() address: unknown, @Body() body: unknown, @Req() { user }: StaffRequest): Promise<ScheduledPost> {
    const { id } = parseInput(addressSchema, address);
    const request = parseInput(changeScheduledPostSchema, body);
    const { vehicleId, platform } = await this.schedule.one(id);
    await this.check({ ...request, vehicleId, platform }, request);
    return this.answer(await this.schedule.change(id, request, user.sub));
  }

  @Delete(':id')
  @HttpCode(204)
  async cancel(@Param() address: unknown, @Query() query: unknown): Promise<void> {
    const { id } = parseInput(addressSchema, address);
    await this.schedule.cancel(id, parseQuery(cancelScheduledPostQuerySchema, query).version);
  }

  @Post(':id/posted')
  @HttpCode(200)
  async markPosted(@Param() address: unknown, @Body() body: unknown, @Req() { user }: StaffRequest): Promise<SocialPost> {
    const { id } = parseInput(addressSchema, address);
    const { version } = parseInput(markPostedSchema, body);
    const { platform } = await this.schedule.one(id);
    const { channel } = this.publishers[platform];
    return toPost(await this.schedule.markPosted(id, version, { by: user.sub, channel }));
  }

  /** @throws {ProblemError} if it could not go out as it is, or its author has seen the van as it is no longer. */
  private async check(post: PublishPost, { publishAt, ...told }: ToldFacts & { publishAt: string }): Promise<void> {
    const ahead = Date.parse(publishAt) - Date.now();
    const isPossible = ahead >= POST_AHEAD.leastMinutes * MINUTE_MS && ahead <= POST_AHEAD.mostDays * 24 * 60 * MINUTE_MS;
    if (!isPossible) throw timeNotPossible();
    const vehicle = await this.stock.currentOrThrow(post.vehicleId);
    const obstacle = obstacleOf(told, vehicle);
    if (obstacle !== null) throw vanChanged(obstacle);
    checkPost(post, vehicle, this.publishers[post.platform].channel);
  }

  private async answer(row: ScheduledRow): Promise<ScheduledPost> {
    const stocked = await this.stock.known([row.vehicleId]);
    return toScheduledPost(row, this.publishers[row.platform].channel, stocked.get(row.vehicleId));
  }
}
