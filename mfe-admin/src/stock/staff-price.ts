import type { Vehicle } from '@forecourt/contracts';
import { formatPounds } from '@forecourt/rules';

/** "£28,995 plus VAT", as staff speak of it. */
export const staffPrice = ({ price, vatQualifying }: Pick<Vehicle, 'price' | 'vatQualifying'>): string =>
  `${formatPounds(Number(price))} ${vatQualifying ? 'plus VAT' : 'no VAT'}`;
