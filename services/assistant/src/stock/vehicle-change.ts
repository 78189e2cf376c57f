import { type VehicleEvent, vehicleAfter } from '@forecourt/contracts';
import type { StockedVehicleRow } from './stocked-vehicle.entity.ts';

/** The row that results from an event. */
export const rowOf = (event: VehicleEvent): StockedVehicleRow => ({ ...vehicleAfter(event), version: event.entityVersion });
