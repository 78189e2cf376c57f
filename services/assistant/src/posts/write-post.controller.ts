import { randomInt } from 'node:crypto';
import { type CommandDefinition, writePostV1 } from '@forecourt/contracts';
import { LiveDealership } from '@forecourt/server-kit';
import { SETTINGS } from '@forecourt/service-kit';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { Settings } from '../settings.ts';
import { TextService } from '../texts/text.service.ts';
import { MAX_WORDINGS } from '../texts/text-writer.ts';
import { vanFacts } from '../texts/van-facts.ts';
import { composePost } from './compose-post.ts';

type Question = typeof writePostV1 extends CommandDefinition<infer Asked> ? Asked : never;

/** cmd.assistant.write-post.v1: writes a post about a van. */
@Controller()
export class WritePostController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly texts: TextService,
    private readonly live: LiveDealership,
  ) {}

  @MessagePattern<string>(writePostV1.subject)
  async write(@Payload() { vehicle, platform, wording = randomInt(MAX_WORDINGS) }: Question): Promise<{ text: string }> {
    const isSold = vehicle.isSold || vehicle.stockStatus === 'Sold';
    const prose = await this.texts.prose({ facts: vanFacts(vehicle), purpose: platform, isSold, wording });
    const { PUBLIC_URL: publicUrl } = this.settings;
    return { text: composePost({ vehicle, platform, prose, dealership: this.live.now, publicUrl }) };
  }
}
