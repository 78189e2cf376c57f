import { type SocialPost, settlePostSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Param, Patch } from '@nestjs/common';
import { z } from 'zod';
import { failed, published } from '../publishers/publisher.ts';
import { NOT_FOUND_ON_PAGE } from './post.errors.ts';
import { toPost } from './post.mapper.ts';
import { PostOutcomes } from './post-outcomes.ts';

const addressSchema = z.object({ id: z.uuid() });

/** PATCH /api/social-media-publish/{id}: staff have checked the page for a post with an unknown outcome. */
@Controller('api/social-media-publish/:id')
@StaffMay('social.publish')
export class SettlePostController {
  constructor(private readonly outcomes: PostOutcomes) {}

  @Patch()
  async settle(@Param() address: unknown, @Body() body: unknown): Promise<SocialPost> {
    const { id } = parseInput(addressSchema, address);
    const { foundOnPage } = parseInput(settlePostSchema, body);
    const outcome = foundOnPage ? published(null) : failed(NOT_FOUND_ON_PAGE);
    return toPost(await this.outcomes.record(id, ['unknown'], outcome));
  }
}
