import type { Vehicle } from '@forecourt/contracts';
import { listingImage, normaliseRegistration, type StockStatus } from '@forecourt/rules';
import { EntitySchema } from 'typeorm';

/** A local copy of a vehicle, kept up to date by inventory's events, which may lag behind. */
export interface StockedVehicleRow {
  id: number;
  make: string;
  model: string;
  year: number;
  registrationNumber: string | null;
  /** Pounds excluding VAT, as a decimal string. */
  price: string;
  vatQualifying: boolean;
  isSold: boolean;
  /** Null until inventory has told of it. */
  stockStatus: StockStatus | null;
  /** The address of its picture in lists. */
  picture: string | null;
  /** The derivative and the stock number, to search in; null until inventory has told of them. */
  details: string | null;
  /** No longer on the site, but enquiries about it remain. */
  isRemoved: boolean;
}

/** Rows stored before registrations were normalised are normalised on read. */
const normalised = (registration: string | null): string | null => registration && normaliseRegistration(registration);

export const StockedVehicleEntity = new EntitySchema<StockedVehicleRow>({
  name: 'StockedVehicle',
  tableName: 'vehicle',
  columns: {
    id: { type: 'integer', primary: true },
    make: { type: 'text' },
    model: { type: 'text' },
    year: { type: 'integer' },
    registrationNumber: {
      type: 'text',
      name: 'registration_number',
      nullable: true,
      transformer: { from: normalised, to: normalised },
    },
    price: { type: 'numeric', precision: 9, scale: 2 },
    vatQualifying: { type: 'boolean', name: 'vat_qualifying' },
    isSold: { type: 'boolean', name: 'is_sold' },
    stockStatus: { type: 'text', name: 'stock_status', nullable: true },
    picture: { type: 'text', nullable: true },
    details: { type: 'text', nullable: true },
    isRemoved: { type: 'boolean', name: 'is_removed' },
  },
});

/** The part of a vehicle that the copy keeps. */
export const stockedVehicle = (vehicle: Vehicle): StockedVehicleRow => {
  const { id, make, model, year, registrationNumber, price, vatQualifying, isSold, stockStatus } = vehicle;
  const shown = { id, make, model, year, registrationNumber, price, vatQualifying, isSold, stockStatus };
  const details = [vehicle.derivative, vehicle.stockNumber].filter(Boolean).join(' ');
  return { ...shown, picture: listingImage(vehicle), details, isRemoved: false };
};
