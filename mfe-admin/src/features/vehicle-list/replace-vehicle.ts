import type { Vehicle } from '@forecourt/contracts';

/** The list with one van changed; the others stay the objects they were. */
export const replaceVehicle = (vehicles: readonly Vehicle[], id: number, change: Partial<Vehicle>): Vehicle[] =>
  vehicles.map((vehicle) => (vehicle.id === id ? { ...vehicle, ...change } : vehicle));
