import type { CreateVehicle } from '@forecourt/contracts';
import { BODY_TYPES, CONDITIONS, FUEL_TYPES, STOCK_STATUSES, TRANSMISSIONS } from '@forecourt/rules';
import fc from 'fast-check';

export const MAKES = ['Ford', 'Citroën', 'Mercedes-Benz', 'Volkswagen', 'iveco'] as const;
export const MODELS = ['Transit', 'Relay', 'Sprinter', 'Crafter', 'Daily'] as const;

/** Bodies of POST /api/vehicles. Each field has few values, so that filters match some vans and sort keys collide. */
export const vehicleBodies: fc.Arbitrary<CreateVehicle> = fc.record({
  make: fc.constantFrom(...MAKES),
  model: fc.constantFrom(...MODELS),
  derivative: fc.option(fc.constantFrom('L2H2 Trend', '350 Leader')),
  registrationNumber: fc.option(fc.constantFrom('HV24 QAN', 'AB12CDE')),
  year: fc.integer({ min: 2018, max: 2026 }),
  price: fc.oneof(
    fc.constantFrom('15000', '15000.00', '15000.01', '14999.99'),
    fc.integer({ min: 4_000, max: 60_000 }).map((pounds) => `${pounds}.50`),
  ),
  monthlyPrice: fc.option(fc.integer({ min: 150, max: 700 })),
  condition: fc.constantFrom(...CONDITIONS),
  stockStatus: fc.constantFrom(...STOCK_STATUSES),
  isSold: fc.boolean(),
  bodyType: fc.option(fc.constantFrom(...BODY_TYPES)),
  fuelType: fc.option(fc.constantFrom(...FUEL_TYPES)),
  transmission: fc.option(fc.constantFrom(...TRANSMISSIONS)),
  colour: fc.option(fc.constantFrom('Red', 'Frozen White')),
  payload: fc.option(fc.integer({ min: 500, max: 1_600 })),
  loadLength: fc.option(fc.constantFrom(2_400, 3_100, 3_450, 4_300)),
  height: fc.option(fc.constantFrom(1_990, 2_590)),
  loadVolume: fc.option(fc.constantFrom(5.8, 11.3, 15)),
  wheelbase: fc.option(fc.constantFrom(2_900, 3_300, 3_640)),
  specifications: fc.record({ euroStatus: fc.constantFrom('Euro 3', 'Euro 4', 'Euro 5', 'Euro 6') }, { requiredKeys: [] }),
  images: fc.constantFrom([], ['/objects/uploads/a.jpg'], ['/objects/uploads/a.jpg', '/objects/uploads/b.jpg']),
});

/** The same bodies in every run, with unique registrations so that all can be stored. */
export const someVehicleBodies = (count: number): CreateVehicle[] =>
  fc.sample(vehicleBodies, { numRuns: count, seed: 20 }).map((body, place, all) => {
    const isFirst = all.findIndex(({ registrationNumber }) => registrationNumber === body.registrationNumber) === place;
    return isFirst ? body : { ...body, registrationNumber: null };
  });
