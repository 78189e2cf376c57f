import type { Vehicle } from '@forecourt/contracts';
import { priceWithVat } from '@forecourt/rules';

/** Pounds without VAT. */
export const priceOf = ({ price }: Vehicle): number => Number(price);
/** Pounds to pay: including VAT, if the van has VAT. */
export const priceWithVatOf = ({ price, vatQualifying }: Vehicle): number =>
  vatQualifying ? priceWithVat(price) : Number(price);

/** Vans that can be bought; one with a deposit on it cannot. */
export const isAvailable = ({ isSold, stockStatus }: Vehicle): boolean =>
  !isSold && (stockStatus === 'In Stock' || stockStatus === 'Due In');
export const isSoldVan = ({ isSold, stockStatus }: Vehicle): boolean => isSold || stockStatus === 'Sold';
