import { type VehicleEvent, vehicleAfter } from '@forecourt/contracts';
import type { StockedVehicleRow } from './stocked-vehicle.entity.ts';

/** What an event makes of a vehicle here. */
export const rowOf = (event: VehicleEvent): StockedVehicleRow => ({ ...vehicleAfter(event), version: event.entityVersion });
