import { formatPounds, pricePair } from '@forecourt/rules';
import type { Van } from '../find/van.ts';

/** One line of plain text: what staff typed may hold line breaks or markup, and none of it is meant. */
const plain = (text: string): string =>
  text
    .replace(/[<>*_`[\]]/g, ' ')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();

/** "2021 Ford Transit Custom". */
export const vanName = ({ vehicle }: Van): string => `${vehicle.year} ${plain(vehicle.make)} ${plain(vehicle.model)}`;

/** Their names, with the registration where two are called the same. */
export const vanNames = (vans: readonly Van[]): readonly string[] => {
  const names = vans.map(vanName);
  return vans.map(({ vehicle }, at) => {
    const name = names[at] ?? '';
    const isOne = names.filter((other) => other === name).length === 1;
    return isOne || vehicle.registrationNumber === null ? name : `${name} (${plain(vehicle.registrationNumber)})`;
  });
};

/** "£28,995 plus VAT (£34,794 inc. VAT)", "£6,995, no VAT": as the site has it (D15). */
export const priceWords = ({ vehicle }: Van): string => {
  const pair = pricePair(vehicle.price, vehicle.vatQualifying);
  return pair.vatQualifying
    ? `${formatPounds(pair.excludingVat)} plus VAT (${formatPounds(pair.includingVat)} inc. VAT)`
    : `${formatPounds(pair.price)}, no VAT`;
};

/** What is paid by who can't reclaim VAT. */
export const fullPriceWords = ({ vehicle }: Van): string => {
  const pair = pricePair(vehicle.price, vehicle.vatQualifying);
  return pair.vatQualifying
    ? `${formatPounds(pair.includingVat)} including VAT, which is what you pay (${formatPounds(pair.excludingVat)} plus VAT)`
    : `${formatPounds(pair.price)}, with no VAT to add`;
};

export const plainText = plain;
