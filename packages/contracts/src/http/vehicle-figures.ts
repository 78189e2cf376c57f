import { z } from 'zod';

const count = z.int().nonnegative();

/** Visitors of one day, each counted once, and enquiries. */
const dayFiguresSchema = z.object({
  day: z.iso.date(),
  views: count,
  gallery: count,
  fit: count,
  saved: count,
  enquiries: count,
});
export type DayFigures = z.infer<typeof dayFiguresSchema>;

/** The answer of GET /api/vehicles/{id}/figures, by day; days without any are left out. */
export const vehicleFiguresSchema = z.object({
  title: z.string(),
  days: z.array(dayFiguresSchema),
  /** The prices that it has had, the first one as it was when they began to be kept. */
  prices: z.array(z.object({ since: z.iso.date(), price: z.string() })),
});
export type VehicleFigures = z.infer<typeof vehicleFiguresSchema>;

/** The answer of GET /api/vehicles/looked-at: vans for sale that were looked at most and not asked about, the most first. */
export const lookedAtSchema = z.array(z.object({ id: z.int().positive(), title: z.string(), views: count }));
export type LookedAt = z.infer<typeof lookedAtSchema>;

/** GET /api/vehicles/looks: how many visitors looked at each van in so many days; one that is not there had none. */
export const looksSchema = z.record(z.string().regex(/^\d+$/), count);
export type Looks = z.infer<typeof looksSchema>;
