import type { CreateVehicle, VehicleSpecifications } from '@forecourt/contracts';
import {
  addDays,
  daysBetween,
  estimateMonthlyPrice,
  type FinanceTerms,
  type IsoDate,
  taxEndNear,
  yearOf,
} from '@forecourt/rules';
import type { DemoVan } from './demo-van.ts';

interface LoadingDay {
  readonly today: IsoDate;
  readonly terms: FinanceTerms;
}

const YEARS_TO_FIRST_MOT = 3;

/** The first MOT is due at three years old; after that, `motDueInDays` counts. */
const motDueDate = ({ firstRegistered, motDueInDays }: DemoVan, today: IsoDate): IsoDate | null => {
  if (firstRegistered === null || motDueInDays === null) return null;
  const first = `${yearOf(firstRegistered) + YEARS_TO_FIRST_MOT}${firstRegistered.slice(4)}`;
  return daysBetween(today, first) > 0 ? first : addDays(today, motDueInDays);
};

const specifications = (van: DemoVan, today: IsoDate): VehicleSpecifications => {
  const mot = motDueDate(van, today);
  return {
    torque: van.torque,
    co2Emissions: van.co2Emissions,
    euroStatus: van.euroStatus,
    vehicleCategory: van.vehicleCategory,
    ...(mot !== null && { motDueDate: mot, motStatus: daysBetween(today, mot) < 0 ? 'Not valid' : 'Valid' }),
    ...(van.taxStatus !== null && { taxStatus: van.taxStatus }),
    ...(van.taxDueInDays !== null && { taxDueDate: taxEndNear(today, van.taxDueInDays) }),
  };
};

/** The request body that adds a demo van on a given day. @param images paths of its pictures, front first */
export const vehicleBody = (van: DemoVan, images: readonly string[], { today, terms }: LoadingDay): CreateVehicle => {
  const { pictures, torque, co2Emissions, euroStatus, vehicleCategory, motDueInDays, taxStatus, taxDueInDays, ...facts } = van;
  const monthlyPrice = estimateMonthlyPrice(van.price, terms);
  return {
    ...facts,
    monthlyPrice: monthlyPrice > 0 ? monthlyPrice : null,
    images: [...images],
    specifications: specifications(van, today),
  };
};
