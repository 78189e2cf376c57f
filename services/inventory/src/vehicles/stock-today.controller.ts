import { type InStockSince, STOCK_TAG, type StockToday } from '@forecourt/contracts';
import { STOCK_PARTS, type StockPart, stockPartsOf, ukDay } from '@forecourt/rules';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { inStockSince } from '../dealer-record/in-stock-since.ts';
import { Stock } from '../stock/stock.ts';
import type { StockIndex } from '../stock/stock-index.ts';
import { StockResponses } from '../stock/stock-responses.ts';
import { refuseQuery } from './refuse-query.ts';

/** What the back office's Today and its list of vans have in common: the list filters by the same rule. */
@Controller('api/vehicles')
@StaffMay('stock.read')
export class StockTodayController {
  constructor(
    private readonly stock: Stock,
    private readonly answers: StockResponses,
    private readonly dataSource: DataSource,
  ) {}

  /** GET /api/vehicles/today: one query; the stock itself is in memory. */
  @Get('today')
  async count(@Query() query: unknown): Promise<StockToday> {
    refuseQuery(query);
    const since = await inStockSince(this.dataSource);
    const today = ukDay(Date.now());
    const parts = Object.fromEntries(STOCK_PARTS.map((part) => [part, 0])) as Record<StockPart, number>;
    for (const vehicle of (await this.stock.current()).listed()) {
      const day = since[vehicle.id] ?? ukDay(Date.parse(vehicle.createdAt));
      for (const part of stockPartsOf(vehicle, day, today)) parts[part] += 1;
    }
    return { parts };
  }

  /** GET /api/vehicles/listed: some megabytes of a large stock, so it is kept compressed. */
  @Get('listed')
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    refuseQuery(request.query);
    const produce = (stock: StockIndex) => ({ body: stock.listed() });
    await this.answers.answer(request, reply, { key: 'listed', forStaff: true, tags: [STOCK_TAG], produce });
  }

  /** GET /api/vehicles/in-stock-since. */
  @Get('in-stock-since')
  async since(@Query() query: unknown): Promise<InStockSince> {
    refuseQuery(query);
    const [since, stock] = await Promise.all([inStockSince(this.dataSource), this.stock.current()]);
    return Object.fromEntries(Object.entries(since).filter(([id]) => stock.findAny(Number(id))));
  }
}
