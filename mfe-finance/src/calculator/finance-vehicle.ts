import type { FinanceVehicle } from '@forecourt/contracts';
import { formatPounds } from '@forecourt/rules';

/** "plus VAT", or "no VAT" if it is explicitly not VAT qualifying (product §2). */
export const vatNote = (vatQualifying: boolean): string => (vatQualifying ? 'plus VAT' : 'no VAT');

/** "Volkswagen Crafter, AB12 CDE, £28,995 plus VAT" */
export const vehicleLabel = ({ make, model, registrationNumber, price, vatQualifying }: FinanceVehicle): string =>
  [`${make} ${model}`, registrationNumber, `${formatPounds(price)} ${vatNote(vatQualifying)}`].filter(Boolean).join(', ');
