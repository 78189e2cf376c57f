import { recordId, sortOrderSchema } from '@forecourt/contracts';
import type { SortOrder, StockPosition } from '@forecourt/rules';
import { cursorRefused, decodeCursor, encodeCursor } from '@forecourt/service-kit';
import { z } from 'zod';

/** The order a list is read in and its last entry's place there: a place stays one when the entry itself moves or goes. */
const placeSchema = z.tuple([sortOrderSchema, recordId(), z.union([z.number(), z.string()])]);

/** The field of a position that each order compares first; ids decide between equal ones. */
const KEYS = { price_asc: 'pricePence', price_desc: 'pricePence', year_desc: 'year', make_asc: 'makeKey' } as const;
const NOWHERE: StockPosition = { id: 0, pricePence: 0, year: 0, makeKey: '' };

export const cursorOf = (sortBy: SortOrder, last: StockPosition): string => encodeCursor([sortBy, last.id, last[KEYS[sortBy]]]);

/** The place to go on from; 400 when the cursor is not one of ours, or of a list in another order. */
export const placeOf = (sortBy: SortOrder, cursor: string): StockPosition => {
  const [order, id, key] = decodeCursor(cursor, placeSchema) ?? [];
  if (order !== sortBy || id === undefined || typeof key !== typeof NOWHERE[KEYS[sortBy]]) {
    throw cursorRefused('INVENTORY.INVALID_CURSOR', 'Give the cursor of the part before, with the same sortBy');
  }
  return { ...NOWHERE, id, [KEYS[sortBy]]: key };
};
