import { type EntityManager, In } from 'typeorm';
import { StockedVehicleEntity } from './stocked-vehicle.entity.ts';

/** Each of these vans: "2022 Ford Transit, HV23 ABC", or its number if its facts are not known yet. */
export async function vansInWords(manager: EntityManager, vehicleIds: readonly (number | null)[]): Promise<Map<number, string>> {
  const ids = vehicleIds.filter((id) => id !== null);
  const known = await manager.findBy(StockedVehicleEntity, { id: In(ids) });
  const words = known.map(({ id, year, make, model, registrationNumber }): [number, string] => [
    id,
    [`${year} ${make} ${model}`, registrationNumber].filter(Boolean).join(', '),
  ]);
  return new Map([...ids.map((id): [number, string] => [id, `Vehicle ${id}`]), ...words]);
}
