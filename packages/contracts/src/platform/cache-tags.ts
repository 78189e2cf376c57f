// Tags of cached answers and pages: a change drops everything with its tags.

/** The live releases of the micro-frontends. */
export const REGISTRY_TAG = 'registry';

/** Anything made from more than one vehicle. */
export const STOCK_TAG = 'vehicles';

/** One vehicle. */
export const vehicleTag = (id: number | string): string => `vehicle:${id}`;
