import type { UnreadValue } from '@forecourt/rules';
import { NO_FILTERS, type StockFilters, writeStockFilters } from './stock-filters.ts';
import { STOCK_LIST } from './stock-link.ts';

export type StockLayout = 'grid' | 'list';

/** Where a reader without scripts continues; `offset` vans come before. */
export interface StockStart {
  readonly offset: number;
  readonly cursor: string;
}

/** The state of the stock list in its address. */
export interface StockPlace {
  readonly filters: StockFilters;
  readonly layout: StockLayout;
  readonly from: StockStart | null;
  /** Ignored values, which the page reports (D45). */
  readonly unread: readonly UnreadValue[];
}

/** The address of the stock list; by default unfiltered, as a grid, from the start. */
export function stockPath({ filters = NO_FILTERS, layout = 'grid', from = null }: Partial<StockPlace> = {}): string {
  const query = [
    writeStockFilters(filters),
    layout === 'list' && 'view=list',
    from && `from=${from.offset}.${encodeURIComponent(from.cursor)}`,
  ]
    .filter(Boolean)
    .join('&');
  return query ? `${STOCK_LIST}?${query}` : STOCK_LIST;
}

export function readStart(params: URLSearchParams): StockStart | null {
  const [, offset, cursor] = /^(\d{1,7})\.(.{1,200})$/.exec(params.get('from') ?? '') ?? [];
  return offset && cursor ? { offset: Number(offset), cursor } : null;
}

export const readLayout = (params: URLSearchParams): StockLayout => (params.get('view') === 'list' ? 'list' : 'grid');
