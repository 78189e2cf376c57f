import { sortOrderSchema } from '@forecourt/contracts';
import type { SortOrder, StockPosition } from '@forecourt/rules';
import { ProblemError } from '@forecourt/service-kit';
import { z } from 'zod';

/** The order a list is read in and its last entry's place there: a place stays one when the entry itself moves or goes. */
const cursorSchema = z.tuple([sortOrderSchema, z.int().positive(), z.union([z.number(), z.string()])]);

/** The field of a position that each order compares first; ids decide between equal ones. */
const KEYS = { price_asc: 'pricePence', price_desc: 'pricePence', year_desc: 'year', make_asc: 'makeKey' } as const;
const NOWHERE: StockPosition = { id: 0, pricePence: 0, year: 0, makeKey: '' };

export const encodeCursor = (sortBy: SortOrder, last: StockPosition): string =>
  Buffer.from(JSON.stringify([sortBy, last.id, last[KEYS[sortBy]]])).toString('base64url');

/** The place to go on from; 400 when the cursor is not one of ours, or of a list in another order. */
export const decodeCursor = (sortBy: SortOrder, cursor: string): StockPosition => {
  const [order, id, key] = cursorSchema.safeParse(parsedJson(cursor)).data ?? [];
  if (order !== sortBy || id === undefined || typeof key !== typeof NOWHERE[KEYS[sortBy]]) throw cursorRefused();
  return { ...NOWHERE, id, [KEYS[sortBy]]: key };
};

const parsedJson = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};

const cursorRefused = (): ProblemError => {
  const message = 'Give the cursor of the part before, with the same sortBy';
  return new ProblemError({
    status: 400,
    code: 'INVENTORY.INVALID_CURSOR',
    title: 'The cursor is not valid',
    detail: `${message}.`,
    errors: [{ path: 'cursor', message }],
  });
};
