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
