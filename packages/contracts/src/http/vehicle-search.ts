import { z } from 'zod';
import {
  bodyTypeSchema,
  conditionSchema,
  fuelTypeSchema,
  sortOrderSchema,
  stockStatusSchema,
  transmissionSchema,
} from './vehicle-terms.ts';

const NO_FILTER = new Set(['', 'all', 'any', 'New & Used']);

/** A comma-separated list; 'all', 'any', 'New & Used' and empty mean no filter (D6). */
const listOf = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .transform((text) =>
      NO_FILTER.has(text.trim())
        ? []
        : text
            .split(',')
            .map((part) => part.trim())
            .filter((part) => part !== ''),
    )
    .pipe(z.array(item).max(50))
    .optional();

const wholeNumber = (message: string) =>
  z
    .string()
    .regex(/^\d{1,7}$/, message)
    .transform(Number)
    .optional();
const wholePounds = wholeNumber('Give whole pounds');
const wholeMillimetres = wholeNumber('Give whole millimetres');

/** 'Awaiting Delivery' is an alias of 'Due In' (D7). */
const stockStatusOrAlias = z
  .string()
  .transform((status) => (status === 'Awaiting Delivery' ? 'Due In' : status))
  .pipe(stockStatusSchema);

/** The filters of the stock, as query strings carry them (specification §3, §7; D6–D8). Unknown keys are refused (D10). */
export const vehicleFilterQuerySchema = z.strictObject({
  make: listOf(z.string().max(60)),
  bodyType: listOf(bodyTypeSchema),
  fuelType: listOf(fuelTypeSchema),
  transmission: listOf(transmissionSchema),
  condition: listOf(conditionSchema),
  stockStatus: listOf(stockStatusOrAlias),
  priceMin: wholePounds,
  priceMax: wholePounds,
  monthlyMin: wholePounds,
  monthlyMax: wholePounds,
  payloadMin: wholeNumber('Give whole kilograms'),
  loadLengthMin: wholeMillimetres,
  loadVolumeMin: wholeNumber('Give whole cubic metres'),
  wheelbaseMin: wholeMillimetres,
  wheelbaseMax: wholeMillimetres,
  /** Only vans that enter clean air zones free of charge. */
  cleanAir: z
    .literal('true', 'Give true, or leave it out')
    .transform(() => true)
    .optional(),
  /** Words that must all be found; a word that is in no vehicle means those nearest to it. */
  search: z.string().max(100).optional(),
});

/** The query of GET /api/vehicles. `limit` and `cursor` page through the answer; without `limit` all of it comes (D9). */
export const vehicleSearchQuerySchema = vehicleFilterQuerySchema.extend({
  sortBy: sortOrderSchema.optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'Give a number from 1 to 999')
    .transform(Number)
    .optional(),
  cursor: z.string().max(500).optional(),
});

export type VehicleFilter = z.output<typeof vehicleFilterQuerySchema>;
export type VehicleSearch = z.output<typeof vehicleSearchQuerySchema>;

const counts = z.record(z.string(), z.int().nonnegative());

/**
 * Answer of GET /api/vehicles/stats: name → how many vehicles. The call takes the same filters as the list; each group
 * is then counted with every filter but its own, so that ticking a second make shows what it would add. A value that
 * some vehicle of the stock has, but none that passes, counts 0.
 */
export const vehicleStatsSchema = z.object({ byMake: counts, byBodyType: counts, byFuelType: counts });
export type VehicleStats = z.infer<typeof vehicleStatsSchema>;
