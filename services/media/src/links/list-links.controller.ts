import { type LinkedPicture, linkedPicturesQuerySchema } from '@forecourt/contracts';
import { parseQuery } from '@forecourt/server-kit';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { Links } from './links.ts';

/** GET /api/objects/links: pictures on other sites that could not be copied so far. */
@Controller('api/objects/links')
@StaffMay('stock.read')
export class ListLinksController {
  constructor(private readonly links: Links) {}

  @Get()
  async list(@Query() query: unknown): Promise<LinkedPicture[]> {
    const { vehicleId } = parseQuery(linkedPicturesQuerySchema, query);
    return await this.links.troubles(vehicleId ?? null);
  }
}
