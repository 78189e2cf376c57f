import { listPostsQuerySchema, type SocialPosts } from '@forecourt/contracts';
import { parseQuery } from '@forecourt/server-kit';
import { StaffGuard } from '@forecourt/service-kit';
import { Controller, Get, Inject, Query, UseGuards } from '@nestjs/common';
import { PUBLISHERS, type Publishers } from '../publishers/publisher.ts';
import { toPost } from './post.mapper.ts';
import { Posts } from './posts.ts';

/** GET /api/social-media-publish?vehicleId=: what was posted about a van, and where a post would go now. */
@Controller('api/social-media-publish')
@UseGuards(StaffGuard)
export class ListPostsController {
  constructor(
    private readonly posts: Posts,
    @Inject(PUBLISHERS) private readonly publishers: Publishers,
  ) {}

  @Get()
  async list(@Query() query: unknown): Promise<SocialPosts> {
    const { vehicleId } = parseQuery(listPostsQuerySchema, query);
    const { facebook, instagram } = this.publishers;
    const rows = await this.posts.ofVehicle(vehicleId);
    return { channels: { facebook: facebook.channel, instagram: instagram.channel }, posts: rows.map(toPost) };
  }
}
