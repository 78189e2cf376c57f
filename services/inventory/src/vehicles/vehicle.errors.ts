import { RESTORABLE_DAYS } from '@forecourt/contracts';
import { normaliseRegistration, vehicleName } from '@forecourt/rules';
import { ProblemError } from '@forecourt/server-kit';
import type { VehicleRow } from './vehicle.entity.ts';

export const vehicleNotFound = (id: number | string): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'INVENTORY.VEHICLE_NOT_FOUND',
    title: 'Vehicle not found',
    detail: `There is no vehicle ${id} in stock.`,
  });

export const versionConflict = (id: number): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'INVENTORY.VERSION_CONFLICT',
    title: 'Changed by someone else',
    detail: `Somebody has changed vehicle ${id} since you loaded it. Look at it again before you change it.`,
  });

export const vehicleNotRestorable = (id: number): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'INVENTORY.VEHICLE_NOT_RESTORABLE',
    title: 'Vehicle not found',
    detail: `Vehicle ${id} can't be restored: it never existed, or it was deleted more than ${RESTORABLE_DAYS} days ago.`,
  });

export const vehicleNotRemoved = (id: number): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'INVENTORY.VEHICLE_NOT_REMOVED',
    title: 'Vehicle is in stock',
    detail: `Vehicle ${id} is in stock already.`,
  });

/** For a body with only one of the two weights, which the contract cannot compare with the stored one. */
export const payloadTooLarge = (path: 'payload' | 'grossWeight', message: string): ProblemError =>
  new ProblemError({
    status: 400,
    code: 'INVENTORY.PAYLOAD_TOO_LARGE',
    title: 'Please check what was entered',
    detail: `${message}.`,
    errors: [{ path, message }],
  });

export const stockNumberTaken = (holder: VehicleRow): ProblemError => {
  const message = `You already have stock number ${holder.stockNumber}`;
  return new ProblemError({
    status: 409,
    code: 'INVENTORY.STOCK_NUMBER_TAKEN',
    title: 'Stock number is in use',
    detail: `${message}: vehicle ${holder.id}, ${vehicleName(holder)}.`,
    errors: [{ path: 'stockNumber', message }],
  });
};

export const registrationTaken = (holder: VehicleRow): ProblemError => {
  const message = `You already have ${normaliseRegistration(holder.registrationNumber ?? '')}`;
  return new ProblemError({
    status: 409,
    code: 'INVENTORY.REGISTRATION_TAKEN',
    title: 'Registration is in stock',
    detail: `${message}: vehicle ${holder.id}, ${vehicleName(holder)}.`,
    errors: [{ path: 'registrationNumber', message }],
  });
};
