import type { Vehicle } from '@forecourt/contracts';
import { normaliseRegistration } from '@forecourt/rules';
import { EntitySchema } from 'typeorm';

/** What is known here of a vehicle: a copy kept by inventory's events, which may lag behind. */
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
  /** Taken off the site since; enquiries about it are still read. */
  isRemoved: boolean;
}

/** Registrations stored before all were written in one way are read in it too. */
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
    isRemoved: { type: 'boolean', name: 'is_removed' },
  },
});

/** What the copy keeps of a vehicle as inventory tells it. */
export const stockedVehicle = (vehicle: Vehicle): StockedVehicleRow => {
  const { id, make, model, year, registrationNumber, price, vatQualifying, isSold } = vehicle;
  return { id, make, model, year, registrationNumber, price, vatQualifying, isSold, isRemoved: false };
};
