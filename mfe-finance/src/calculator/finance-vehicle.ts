import type { Vehicle } from '@forecourt/contracts';
import { formatPounds } from '@forecourt/rules';

/** The fields of a van that the calculator needs; without a `monthlyPrice` none is advertised. */
export type FinanceVehicle = Pick<Vehicle, 'id' | 'make' | 'model' | 'price' | 'vatQualifying'> &
  Partial<Pick<Vehicle, 'monthlyPrice' | 'registrationNumber'>>;

/** "plus VAT", or "no VAT" if it is explicitly not VAT qualifying (product §2). */
export const vatNote = (vatQualifying: boolean): string => (vatQualifying ? 'plus VAT' : 'no VAT');

/** "Volkswagen Crafter, AB12 CDE, £28,995 plus VAT" */
export const vehicleLabel = ({ make, model, registrationNumber, price, vatQualifying }: FinanceVehicle): string =>
  [`${make} ${model}`, registrationNumber, `${formatPounds(price)} ${vatNote(vatQualifying)}`].filter(Boolean).join(', ');
