import { RESTORABLE_DAYS } from '@forecourt/contracts';
import { ProblemError } from '@forecourt/service-kit';

export const vehicleNotFound = (id: number | string): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'INVENTORY.VEHICLE_NOT_FOUND',
    title: 'Vehicle not found',
    detail: `There is no vehicle ${id} in stock.`,
  });

export const versionConflict = (id: number, expected: number, current: number): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'INVENTORY.VERSION_CONFLICT',
    title: 'Changed by somebody else',
    detail: `Vehicle ${id} is at version ${current}, not ${expected}: it was changed meanwhile. Load it again before saving.`,
  });

export const vehicleNotRestorable = (id: number): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'INVENTORY.VEHICLE_NOT_RESTORABLE',
    title: 'Vehicle not found',
    detail: `There is no removed vehicle ${id}: it never was there, or it was removed more than ${RESTORABLE_DAYS} days ago.`,
  });

export const vehicleNotRemoved = (id: number): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'INVENTORY.VEHICLE_NOT_REMOVED',
    title: 'Vehicle is in stock',
    detail: `Vehicle ${id} is in stock: there is nothing to bring back.`,
  });
