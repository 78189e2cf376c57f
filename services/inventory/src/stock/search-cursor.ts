import { recordId, sortOrderSchema } from '@forecourt/contracts';
import type { SortOrder, StockPosition } from '@forecourt/rules';
import { cursorRefused, decodeCursor, encodeCursor } from '@forecourt/service-kit';
import { z } from 'zod';

/** The sort order and the sort key of the page's last entry, which stays valid if that entry moves or is removed. */
const positionSchema = z.tuple([sortOrderSchema, recordId(), z.union([z.number(), z.string()])]);

/** The field that each order compares first; ids break ties. */
const KEYS = { price_asc: 'pricePence', price_desc: 'pricePence', year_desc: 'year', make_asc: 'makeKey' } as const;
const START: StockPosition = { id: 0, pricePence: 0, year: 0, makeKey: '' };

export const cursorOf = (sortBy: SortOrder, last: StockPosition): string => encodeCursor([sortBy, last.id, last[KEYS[sortBy]]]);

/** @throws {ProblemError} 400 if the cursor is malformed or belongs to another order. */
export const decodePosition = (sortBy: SortOrder, cursor: string): StockPosition => {
  const [order, id, key] = decodeCursor(cursor, positionSchema) ?? [];
  if (order !== sortBy || id === undefined || typeof key !== typeof START[KEYS[sortBy]]) {
    throw cursorRefused('INVENTORY.INVALID_CURSOR', 'Give the cursor of the part before, with the same sortBy');
  }
  return { ...START, id, [KEYS[sortBy]]: key };
};
