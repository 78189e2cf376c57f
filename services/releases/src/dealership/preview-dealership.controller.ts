import { type PreviewLink, previewDealershipSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { SETTINGS, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { linkTo, previewEnd } from '../previews/preview-link.ts';
import type { Settings } from '../settings.ts';
import { DealershipDrafts } from './dealership-drafts.ts';

/** POST /api/dealership/preview: a link to the site with settings that nobody has saved. */
@Controller('api/dealership/preview')
@StaffMay('settings.manage')
export class PreviewDealershipController {
  constructor(
    private readonly drafts: DealershipDrafts,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post()
  @HttpCode(200)
  async link(@Body() body: unknown): Promise<PreviewLink> {
    const { settings } = parseInput(previewDealershipSchema, body);
    const draft = await this.drafts.keep(settings);
    return linkTo({ draft, until: previewEnd() }, this.settings.REGISTRY_PRIVATE_KEY);
  }
}
