import type { StockValue } from '@forecourt/contracts';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { refuseQuery } from './refuse-query.ts';
import { stockValue } from './stock-value.ts';

/** GET /api/vehicles/value: sums alone, so that nothing is told of one van. */
@Controller('api/vehicles')
@StaffMay('costs.manage')
export class StockValueController {
  constructor(private readonly dataSource: DataSource) {}

  @Get('value')
  async get(@Query() query: unknown): Promise<StockValue> {
    refuseQuery(query);
    return stockValue(this.dataSource, Date.now());
  }
}
