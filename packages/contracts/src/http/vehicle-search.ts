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

/** The filters of the stock, as query strings carry them (product §3, §7; D6–D8). Unknown keys are refused (D10). */
export const vehicleFilterQuerySchema = z.strictObject({
  make: read(STOCK_QUERY.make),
  bodyType: read(STOCK_QUERY.bodyType),
  fuelType: read(STOCK_QUERY.fuelType),
  transmission: read(STOCK_QUERY.transmission),
  condition: read(STOCK_QUERY.condition),
  /** By availability (D37): a van with `isSold` is Sold whatever its status, and found by no other value. */
  stockStatus: read(STOCK_QUERY.stockStatus),
  priceMin: read(STOCK_QUERY.priceMin),
  priceMax: read(STOCK_QUERY.priceMax),
  monthlyMin: read(STOCK_QUERY.monthlyMin),
  monthlyMax: read(STOCK_QUERY.monthlyMax),
  payloadMin: read(STOCK_QUERY.payloadMin),
  loadLengthMin: read(STOCK_QUERY.loadLengthMin),
  loadVolumeMin: read(STOCK_QUERY.loadVolumeMin),
  /** In mm: what the van fits under. */
  heightMax: read(STOCK_QUERY.heightMax),
  wheelbaseMin: read(STOCK_QUERY.wheelbaseMin),
  wheelbaseMax: read(STOCK_QUERY.wheelbaseMax),
  /** Years of registration, both inclusive. */
  yearMin: read(STOCK_QUERY.yearMin),
  yearMax: read(STOCK_QUERY.yearMax),
  /** In miles, inclusive. */
  mileageMax: read(STOCK_QUERY.mileageMax),
  /** At least so many. */
  seatsMin: read(STOCK_QUERY.seatsMin),
  /** Only vans that enter clean air zones free of charge. */
  cleanAir: read(STOCK_QUERY.cleanAir),
  /**
   * What a buyer types: words of the trade are understood ("luton with tail lift under 20k", see `packages/language`), and
   * what is left must be found in the vehicle's text; a word that is in no vehicle means those nearest to it.
   */
  search: read(STOCK_QUERY.search),
});

/** The query of GET /api/vehicles. `limit` and `cursor` page through the answer; without `limit` all of it comes (D9). */
export const vehicleSearchQuerySchema = vehicleFilterQuerySchema.extend({
  sortBy: read(STOCK_QUERY.sortBy),
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
