import { type QueryReader, quotedValue, STOCK_QUERY } from '@forecourt/rules';
import { z } from 'zod';
import { cursor } from './stored-values.ts';
import { sortOrderSchema } from './vehicle-terms.ts';

/** A key of the query, given once or several times, read as the page reads it too. */
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
 * The filters of the stock as query strings carry them: those of the table, and what a buyer types. Words of the trade are
 * understood in `search` ("luton with tail lift under 20k", see `packages/language`); what is left must be found in the vehicle's
 * text. Unknown keys are refused (D10).
 */
export const vehicleFilterQuerySchema = z.strictObject(
  Object.fromEntries(Object.entries(filters).map(([key, reader]) => [key, read<unknown>(reader)])) as Readings,
);

/** The query of GET /api/vehicles. `limit` and `cursor` page through the answer; without `limit` all of it comes (D9). */
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

/** What the words of a search were taken to mean. */
export const understoodSearchSchema = z.object({
  /** As it was asked for: an answer to an earlier search says so. */
  search: z.string(),
  /**
   * In the order of the words; `without` is the search when this part is taken off, and `note` a sentence for what no van
   * can be found by.
   */
  parts: z.array(z.object({ label: z.string(), without: z.string(), note: z.string().optional() })),
  /** Words that are ignored: no van that the understood parts find has them. */
  leftOut: z.string().optional(),
  /** The order that the words ask for, used where the query names none; `without` is the search that leaves it open. */
  order: z.object({ sortBy: sortOrderSchema, without: z.string() }).optional(),
});
export type UnderstoodSearch = z.infer<typeof understoodSearchSchema>;

const counts = z.record(z.string(), z.int().nonnegative());

/**
 * Answer of GET /api/vehicles/stats: name → how many vehicles. The call takes the same filters as the list; each group
 * is then counted with every filter but its own, so that ticking a second make shows what it would add. A value that
 * some vehicle of the stock has, but none that passes, counts 0.
 * `understood` is there where words are searched for.
 */
export const vehicleStatsSchema = z.object({
  byMake: counts,
  byBodyType: counts,
  byFuelType: counts,
  understood: understoodSearchSchema.optional(),
});
export type VehicleStats = z.infer<typeof vehicleStatsSchema>;
