import type { ListedVehicle } from '@forecourt/contracts';

/** The list with one van changed; the others stay the objects they were. */
export const replaceVehicle = (vehicles: readonly ListedVehicle[], id: number, change: Partial<ListedVehicle>): ListedVehicle[] =>
  vehicles.map((vehicle) => (vehicle.id === id ? { ...vehicle, ...change } : vehicle));
