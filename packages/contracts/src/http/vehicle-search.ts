import { type QueryReader, quotedValue, STOCK_QUERY } from '@forecourt/rules';
import { z } from 'zod';
import { cursor } from './stored-values.ts';
import { sortOrderSchema } from './vehicle-terms.ts';

/** A query key, given once or several times and parsed exactly as by the page. */
const read = <Value>(reader: QueryReader<Value>) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((given, context) => {
      const { value, unread } = reader([given].flat());
      for (const { value: input, reason } of unread) {
        context.addIssue({ code: 'custom', message: `${quotedValue(input)} is ${reason}`, input });
      }
      return value;
    })
    .optional();

type Filters = Omit<typeof STOCK_QUERY, 'sortBy'>;
type Readings = {
  [Key in keyof Filters]: ReturnType<typeof read<Filters[Key] extends QueryReader<infer Value> ? Value : never>>;
};
const { sortBy, ...filters } = STOCK_QUERY;

/**
 * The filters of the stock in a query string: those of the table, and free text. `search` understands terms of the trade ("luton
 * with tail lift under 20k", see `packages/language`); the remaining words must be in the vehicle's text. Unknown keys are refused
 * (D10).
 */
export const vehicleFilterQuerySchema = z.strictObject(
  Object.fromEntries(Object.entries(filters).map(([key, reader]) => [key, read<unknown>(reader)])) as Readings,
);

/** The query of GET /api/vehicles. `limit` and `cursor` paginate; without `limit` everything is returned (D9). */
export const vehicleSearchQuerySchema = vehicleFilterQuerySchema.extend({
  sortBy: read(sortBy),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'Give a number from 1 to 999')
    .transform(Number)
    .optional(),
  cursor: cursor(),
});

export type VehicleFilter = z.output<typeof vehicleFilterQuerySchema>;
export type VehicleSearch = z.output<typeof vehicleSearchQuerySchema>;

/** How a search was understood. */
export const understoodSearchSchema = z.object({
  /** The search as sent, to recognise the answer to an earlier one. */
  search: z.string(),
  /**
   * In the order of the words; `without` is the search with this part removed, and `note` a sentence for what cannot be
   * searched for.
   */
  parts: z.array(z.object({ label: z.string(), without: z.string(), note: z.string().optional() })),
  /** Ignored words, which no van has that matches the understood parts. */
  leftOut: z.string().optional(),
  /** The order that the words ask for, used if the query has none; `without` is the search without it. */
  order: z.object({ sortBy: sortOrderSchema, without: z.string() }).optional(),
});
export type UnderstoodSearch = z.infer<typeof understoodSearchSchema>;

const counts = z.record(z.string(), z.int().nonnegative());

/**
 * Answer of GET /api/vehicles/stats: number of vehicles by name. Takes the filters of the list; each group is counted under all
 * filters but its own, so that the counts show what ticking a second make would add. A value that is in stock but has no
 * match counts 0. `understood` is present if there is a search.
 */
export const vehicleStatsSchema = z.object({
  byMake: counts,
  byBodyType: counts,
  byFuelType: counts,
  understood: understoodSearchSchema.optional(),
});
export type VehicleStats = z.infer<typeof vehicleStatsSchema>;
