import { randomInt } from 'node:crypto';
import { type GeneratedDescription, generateDescriptionSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { StaffMay } from '@forecourt/service-kit';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { TextService } from './text.service.ts';
import { MAX_WORDINGS } from './text-writer.ts';
import { vanFacts } from './van-facts.ts';

/** POST /api/generate-description: writes a description from the form's current values, for staff only (D24). */
@Controller('api/generate-description')
@StaffMay('stock.write')
export class GenerateDescriptionController {
  constructor(private readonly texts: TextService) {}

  @Post()
  @HttpCode(200)
  async generate(@Body() body: unknown): Promise<GeneratedDescription> {
    const { wording = randomInt(MAX_WORDINGS), ...van } = parseInput(generateDescriptionSchema, body);
    const facts = vanFacts(van);
    return { description: await this.texts.prose({ facts, purpose: 'description', isSold: false, wording }) };
  }
}
