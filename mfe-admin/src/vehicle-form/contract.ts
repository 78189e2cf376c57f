import './zod-without-eval.ts';

/** The contracts a vehicle is checked with before it is sent. Imported from here, so that zod is configured first. */
export { createVehicleSchema, NO_REGISTRATION, updateDealerRecordSchema, updateVehicleSchema } from '@forecourt/contracts';
