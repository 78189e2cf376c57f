import type { VehicleFacts } from '@forecourt/contracts';
import { formatPounds, priceWithVat } from '@forecourt/rules';

type Priced = Pick<VehicleFacts, 'price' | 'vatQualifying'>;

const shown = ({ price, vatQualifying }: Priced): string =>
  vatQualifying
    ? `${formatPounds(price)} + VAT (${formatPounds(priceWithVat(price))} with VAT)`
    : `${formatPounds(price)}, no VAT`;

/** What visitors read: "Price: £18,995 + VAT (£22,794 with VAT)". */
export const sitePrice = (van: Priced): string => `Price: ${shown(van)}`;

/** Before and after, if a row changes what visitors read. */
export const pricesShown = (before: Priced, after: Priced): string =>
  shown(before) === shown(after) ? sitePrice(after) : `Price: ${shown(before)} → ${shown(after)}`;
