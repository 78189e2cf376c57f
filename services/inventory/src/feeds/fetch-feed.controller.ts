import { Readable } from 'node:stream';
import { type StockFeedName, stockFeedNameSchema, stockFeedQuerySchema } from '@forecourt/contracts';
import { isHeld, LiveDealership, parseQuery } from '@forecourt/server-kit';
import { SETTINGS } from '@forecourt/service-kit';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { Stock } from '../stock/stock.ts';
import { etagOf, feedPages } from './feed-file.ts';
import { FORMATS } from './formats/formats.ts';
import { feedNotFound } from './stock-feed.errors.ts';
import { StockFeeds } from './stock-feeds.ts';

const FILE = /^(.+)\.csv$/;

/**
 * GET /api/feeds/stock.csv?secret=…: the stock as visitors see it now, for whoever was given the address (ADR 050). The secret is in the
 * query, which no part of the system logs.
 */
@Controller('api/feeds/:file')
export class FetchFeedController {
  constructor(
    private readonly feeds: StockFeeds,
    private readonly stock: Stock,
    private readonly dealership: LiveDealership,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  async fetch(
    @Param('file') file: string,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { secret } = parseQuery(stockFeedQuerySchema, query);
    const name = nameOf(file);
    if (name === undefined || !(await this.feeds.opens(name, secret))) throw feedNotFound();
    const { vehicles } = (await this.stock.current()).search({});
    const site = { publicUrl: this.settings.PUBLIC_URL, dealership: this.dealership.now };
    // Written twice, because holding it would take the memory of the whole file for each reader.
    const pages = () => feedPages(vehicles, FORMATS[name], site);
    const etag = await etagOf(pages());
    await this.feeds.markFetched(name);
    reply
      .type('text/csv; charset=utf-8; header=present')
      .header('content-disposition', `inline; filename="${name}.csv"`)
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
      .header('etag', etag);
    if (isHeld(request.headers['if-none-match'], etag)) await reply.code(304).send();
    else await reply.send(Readable.from(pages(), { objectMode: false }));
  }
}

const nameOf = (file: string): StockFeedName | undefined => stockFeedNameSchema.safeParse(FILE.exec(file)?.[1]).data;
