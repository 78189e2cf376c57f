import { z } from 'zod';
import { dealershipSettingsSchema } from '../platform/dealership.ts';

const serial = z.int().min(0);

/** A version of the dealership's settings. Version 0 is `infra/dealership.json`. */
export const settingsVersionSchema = z.object({
  serial,
  /** The account's name; null for version 0. */
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
  /** The version whose values it took up again; null if the values were new. */
  restores: serial.nullable(),
  /** What it changed of the version before; `field` is a path such as `address.town`, and long values are cut. */
  changed: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
});
export type SettingsVersion = z.infer<typeof settingsVersionSchema>;

/** Answer of GET, PUT and POST at /api/dealership: what is live, and how it came about, newest first. */
export const dealershipStateSchema = z.object({
  serial,
  settings: dealershipSettingsSchema,
  versions: z.array(settingsVersionSchema),
});
export type DealershipState = z.infer<typeof dealershipStateSchema>;

/** PUT /api/dealership. `serial` is the version that was edited; refused with 409 if another one is live. */
export const changeDealershipSchema = z.strictObject({ serial, settings: dealershipSettingsSchema });
export type ChangeDealership = z.infer<typeof changeDealershipSchema>;

/** POST /api/dealership/preview: a link to the site with settings that nobody has saved. */
export const previewDealershipSchema = z.strictObject({ settings: dealershipSettingsSchema });
export type PreviewDealership = z.infer<typeof previewDealershipSchema>;

/** POST /api/dealership/restore: makes an earlier version's values live again, as a new version. */
export const restoreDealershipSchema = z.strictObject({ serial, version: serial });
export type RestoreDealership = z.infer<typeof restoreDealershipSchema>;
