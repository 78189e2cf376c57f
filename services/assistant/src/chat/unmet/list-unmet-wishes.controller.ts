import type { UnmetWishes as Report } from '@forecourt/contracts';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get } from '@nestjs/common';
import { UnmetWishes } from './unmet-wishes.ts';

/** GET /api/ai-assistant/unmet-wishes: what visitors asked for in the last 90 days that was not in stock. */
@Controller('api/ai-assistant/unmet-wishes')
@StaffMay('stock.read')
export class ListUnmetWishesController {
  constructor(private readonly wishes: UnmetWishes) {}

  @Get()
  list(): Promise<Report> {
    return this.wishes.report();
  }
}
