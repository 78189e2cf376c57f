import { type GeneratedPost, generatePostSchema, postFactsSchema, writePostV1 } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Commands, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Stock } from '../stock/stock.ts';

/** Milliseconds: longer than the assistant allows OpenAI, so that its fallback still has time to answer. */
const ANSWER_WITHIN_MS = 24_000;

/** POST /api/generate-ai-post: has the assistant write the text of a post from the van's facts. */
@Controller('api/generate-ai-post')
@StaffMay('social.publish')
export class GeneratePostController {
  constructor(
    private readonly stock: Stock,
    private readonly commands: Commands,
  ) {}

  @Post()
  @HttpCode(200)
  async generate(@Body() body: unknown): Promise<GeneratedPost> {
    const { vehicleId, platform, wording } = parseInput(generatePostSchema, body);
    const vehicle = postFactsSchema.parse(await this.stock.vehicle(vehicleId));
    const { text } = await this.commands.ask(writePostV1, { vehicle, platform, wording }, ANSWER_WITHIN_MS);
    return { generatedPost: text };
  }
}
