import { type VehicleAddedV1, type VehicleRemovedV1, type VehicleUpdatedV1, vehicleRemovedV1 } from '@forecourt/contracts';
import type { StockedVehicleRow } from './stocked-vehicle.entity.ts';

/** Every event of the stock. One pattern for all three, so that they are heard in order. */
export const VEHICLE_EVENTS = 'inventory.vehicle.*.v1';
export type VehicleEvent = VehicleAddedV1 | VehicleUpdatedV1 | VehicleRemovedV1;

/** What an event makes of a vehicle here. */
export const rowOf = ({ type, data, entityVersion: version }: VehicleEvent): StockedVehicleRow =>
  type === vehicleRemovedV1.type
    ? { id: data.vehicleId, version, vehicle: null }
    : { id: data.vehicle.id, version, vehicle: data.vehicle };
