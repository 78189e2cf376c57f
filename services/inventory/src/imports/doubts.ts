import type { VehicleFacts } from '@forecourt/contracts';
import { knownMake, modelMeant } from '@forecourt/language';
import {
  formatDay,
  formatNumber,
  formatPounds,
  isForSale,
  isInUkFormat,
  isUnlikelyForVan,
  isUnlikelyMileage,
  isUnlikelyPrice,
  isUnlikelyToHaveRun,
  motFlag,
  yearOf,
} from '@forecourt/rules';
import type { VehicleRow } from '../vehicles/vehicle.entity.ts';
import type { Meaning } from './row-body.ts';

/** A slip in a name would show it in the filters beside the right one. */
function inNames({ make, model }: Pick<VehicleFacts, 'make' | 'model'>): string[] {
  if (knownMake(make) === null) return [`Check the make: “${make}” is not one that we know`];
  const meant = modelMeant(make, model);
  return meant === null ? [] : [`Check the model: “${model}” is probably “${meant}”`];
}

/** What of a new van is probably a slip, or should not go on the site unseen; a sentence each. */
export const doubtsOfNew = (facts: VehicleFacts, { day, facts: columns }: Meaning): string[] => {
  const { price, mileage, year, registrationNumber, condition, specifications } = facts;
  const isUsed = condition === 'used';
  const lacksRegistration = registrationNumber === null && isUsed && columns.includes('registrationNumber');
  const years = yearOf(day) - year;
  const { motDueDate } = specifications;
  return [
    ...(isUnlikelyForVan(Number(price), years)
      ? [`Check the price: ${formatPounds(price)} is unlikely for a van of ${year}`]
      : []),
    ...(mileage !== null && isUsed && isUnlikelyToHaveRun(mileage, years)
      ? [`Check the mileage: ${formatNumber(mileage)} miles are unlikely`]
      : []),
    ...inNames(facts),
    ...(lacksRegistration ? ['Check the registration: a used van has one'] : []),
    ...(registrationNumber !== null && !isInUkFormat(registrationNumber)
      ? [`Check the registration: “${registrationNumber}” is in no UK format`]
      : []),
    ...(motDueDate && motFlag(specifications, day) === 'expired'
      ? [`Check the MOT: it ran out on ${formatDay(motDueDate)}`]
      : []),
  ];
};

/** What of a change is probably a slip, as in the editor; a sentence each. */
export const doubtsOfChange = (before: VehicleRow, after: VehicleRow): string[] => [
  ...(!isForSale(before) && isForSale(after) ? ['Check the status: the van was sold, and is for sale again'] : []),
  ...(isUnlikelyPrice(Number(before.price), Number(after.price)) ? ['Check the price: it changes a lot'] : []),
  ...(isUnlikelyMileage(before.mileage ?? 0, after.mileage ?? 0) ? ['Check the mileage: it changes a lot'] : []),
  ...(before.make === after.make && before.model === after.model ? [] : inNames(after)),
];
