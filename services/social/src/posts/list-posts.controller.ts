import { listPostsQuerySchema, NEXT_CURSOR_HEADER, type SocialPosts } from '@forecourt/contracts';
import { parseQuery } from '@forecourt/server-kit';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PUBLISHERS, type Publishers } from '../publishers/publisher.ts';
import { toPost } from './post.mapper.ts';
import { Posts } from './posts.ts';

/** GET /api/social-media-publish: what was posted, about one van or all, in one state or any, and where a post would go now. */
@Controller('api/social-media-publish')
@StaffMay('social.publish')
export class ListPostsController {
  constructor(
    private readonly posts: Posts,
    @Inject(PUBLISHERS) private readonly publishers: Publishers,
  ) {}

  @Get()
  async list(@Query() query: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<SocialPosts> {
    const { rows, nextCursor } = await this.posts.page(parseQuery(listPostsQuerySchema, query));
    if (nextCursor !== null) reply.header(NEXT_CURSOR_HEADER, nextCursor);
    const { facebook, instagram } = this.publishers;
    return { channels: { facebook: facebook.channel, instagram: instagram.channel }, posts: rows.map(toPost) };
  }
}
