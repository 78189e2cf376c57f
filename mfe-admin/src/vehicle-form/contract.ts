import './zod-without-eval.ts';

/** The contract a saved vehicle is checked with before it is sent. Imported from here, so that zod is told first. */
export { updateVehicleSchema } from '@forecourt/contracts';
