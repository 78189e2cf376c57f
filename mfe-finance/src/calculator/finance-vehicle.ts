import type { Vehicle } from '@forecourt/contracts';
import { formatPounds } from '@forecourt/rules';

/** What the calculator needs of a van. */
export type FinanceVehicle = Pick<Vehicle, 'id' | 'make' | 'model' | 'price' | 'vatQualifying'>;

/** "plus VAT", or "no VAT" where it is explicitly not VAT qualifying (specification §2). */
export const vatNote = (vatQualifying: boolean): string => (vatQualifying ? 'plus VAT' : 'no VAT');

/** "Volkswagen Crafter, £28,995 plus VAT" */
export const vehicleLabel = ({ make, model, price, vatQualifying }: FinanceVehicle): string =>
  `${make} ${model}, ${formatPounds(price)} ${vatNote(vatQualifying)}`;
