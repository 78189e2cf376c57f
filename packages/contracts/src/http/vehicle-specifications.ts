import { z } from 'zod';

const text = z.string().max(80).optional();
const count = z.number().min(0).max(2_000_000).optional();

/**
 * Further facts, mostly from the DVLA and DVSA records (specification §3). Units as in the vehicle itself: torque in
 * Nm, CO2 in g/km, dates as ISO dates, age in years.
 */
export const vehicleSpecificationsSchema = z.strictObject({
  engineSize: count,
  power: count,
  torque: count,
  fuelEconomyCombined: count,
  co2Emissions: count,
  euroStatus: text,
  colour: text,
  doors: count,
  length: count,
  width: count,
  height: count,
  unladenWeight: count,
  kerbWeight: count,
  maxGrossWeight: count,
  payloadWeight: count,
  seatingCapacity: count,
  registrationPlace: text,
  currentMileage: count,
  wheelbase: count,
  vehicleCategory: text,
  motStatus: text,
  motDueDate: z.iso.date().optional(),
  taxStatus: text,
  taxDueDate: z.iso.date().optional(),
  vehicleAge: count,
});

export type VehicleSpecifications = z.infer<typeof vehicleSpecificationsSchema>;
