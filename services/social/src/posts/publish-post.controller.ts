import { publishPostSchema, type SocialPost } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { idempotencyKeyIn, type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PublishPostUseCase } from './publish-post.use-case.ts';

/**
 * POST /api/social-media-publish: publishes a post on the dealership's page. It is idempotent without `@Idempotent()`, which
 * would hold a transaction open for the seconds that sending takes; the post's row must be committed before it is sent.
 */
@Controller('api/social-media-publish')
@StaffMay('social.publish')
export class PublishPostController {
  constructor(private readonly publishPost: PublishPostUseCase) {}

  @Post()
  async publish(@Body() body: unknown, @Req() request: FastifyRequest & { user: StaffClaims }): Promise<SocialPost> {
    const value = idempotencyKeyIn(request.headers['idempotency-key']);
    const key = value === undefined ? null : { value, owner: request.user.sub };
    return this.publishPost.execute(parseInput(publishPostSchema, body), key);
  }
}
