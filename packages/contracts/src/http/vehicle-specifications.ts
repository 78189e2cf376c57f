import { z } from 'zod';
import { vehicleDay } from './stored-values.ts';
import { text } from './text.ts';

const words = text().max(80).optional();
const count = z.number().min(0).max(2_000_000).optional();

/**
 * Further facts, mostly from the DVLA and DVSA records (product §3). Units as in the vehicle itself: torque in
 * Nm, CO2 in g/km, dates as ISO dates, age in years.
 */
export const vehicleSpecificationsSchema = z.strictObject({
  engineSize: count,
  power: count,
  torque: count,
  fuelEconomyCombined: count,
  co2Emissions: count,
  euroStatus: words,
  colour: words,
  doors: count,
  length: count,
  width: count,
  height: count,
  unladenWeight: count,
  kerbWeight: count,
  maxGrossWeight: count,
  payloadWeight: count,
  seatingCapacity: count,
  registrationPlace: words,
  currentMileage: count,
  wheelbase: count,
  vehicleCategory: words,
  motStatus: words,
  motDueDate: vehicleDay().optional(),
  taxStatus: words,
  taxDueDate: vehicleDay().optional(),
  vehicleAge: count,
});

export type VehicleSpecifications = z.infer<typeof vehicleSpecificationsSchema>;
