import type { Vehicle } from '@forecourt/contracts';
import { type SpecificationGroup, specificationGroups } from './specification-groups.ts';

/** What a buyer on the forecourt wants to know first, by the labels of 'Vehicle Specifications'; body, gearbox and fuel are in its subtitle. */
const FIRST = [
  'Written Off',
  'Mileage',
  'Engine Size',
  'Power',
  'Range',
  'Euro Standard',
  'Payload',
  'Load Volume',
  'Load Area',
  'Seating',
  'Colour',
  'MOT',
];
/** As many as the card has room for. */
const MOST = 10;

const isSaid = ({ label, value }: SpecificationGroup['cards'][number]): boolean =>
  value !== 'N/A' && !(label === 'Written Off' && value === 'Never');

/** The facts of a price card, in order; unknown ones are left out. */
export function cardFacts(vehicle: Vehicle, today: string): SpecificationGroup['cards'] {
  const known = specificationGroups(vehicle, today).flatMap(({ cards }) => cards);
  return FIRST.flatMap((label) => known.filter((card) => card.label === label && isSaid(card)))
    .map((card) => (card.label === 'Mileage' ? { ...card, value: `${card.value} miles` } : card))
    .slice(0, MOST);
}
