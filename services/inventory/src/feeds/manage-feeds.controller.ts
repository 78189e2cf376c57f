import { type StockFeed, type StockFeedName, stockFeedNameSchema } from '@forecourt/contracts';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { refuseQuery } from '../vehicles/refuse-query.ts';
import { feedNotFound } from './stock-feed.errors.ts';
import { StockFeeds } from './stock-feeds.ts';

/** Staff give and take the addresses at which others fetch the stock. */
@Controller('api/feeds')
@StaffMay('feeds.manage')
export class ManageFeedsController {
  constructor(private readonly feeds: StockFeeds) {}

  @Get()
  async list(@Query() query: unknown): Promise<StockFeed[]> {
    refuseQuery(query);
    return this.feeds.list();
  }

  /** A new address, also if there is one. */
  @Put(':name')
  async renew(@Param('name') name: string): Promise<StockFeed> {
    return this.feeds.renew(known(name));
  }

  @Delete(':name')
  @HttpCode(204)
  async turnOff(@Param('name') name: string): Promise<void> {
    await this.feeds.turnOff(known(name));
  }
}

const known = (name: string): StockFeedName => {
  const { data } = stockFeedNameSchema.safeParse(name);
  if (data === undefined) throw feedNotFound();
  return data;
};
