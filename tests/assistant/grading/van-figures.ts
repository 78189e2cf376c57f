import type { Vehicle } from '@forecourt/contracts';
import { euroLevel } from '@forecourt/rules';
import { figuresIn, type Unit } from './figures.ts';
import { priceOf, priceWithVatOf } from './van-prices.ts';
import { mileageOf, payloadOf } from './wishes.ts';

const MEASURES: Readonly<Partial<Record<Unit, (van: Vehicle) => readonly (number | null | undefined)[]>>> = {
  '£': (van) => [priceOf(van), priceWithVatOf(van), priceWithVatOf(van) - priceOf(van)],
  '£/month': (van) => [van.monthlyPrice],
  kg: (van) => [
    payloadOf(van),
    van.grossWeight,
    van.kerbWeight,
    van.specifications.unladenWeight,
    van.brakedTowingLimit,
    van.grossTrainWeight,
  ],
  mm: (van) => [
    van.loadLength,
    van.loadWidth,
    van.loadHeight,
    van.loadWidthBetweenArches,
    van.length,
    van.width,
    van.height,
    van.wheelbase,
  ],
  'm³': (van) => [van.loadVolume],
  mile: (van) => [mileageOf(van), van.range],
  mpg: (van) => [van.fuelEconomy],
  bhp: (van) => [van.power],
  litre: (van) => [van.engineSize],
  seat: (van) => [van.seats],
  door: (van) => [van.doors],
  'g/km': (van) => [van.specifications.co2Emissions],
  Nm: (van) => [van.specifications.torque],
};

/** Figures in staff's descriptions of a van: "CR35 … 2.0 TDI 140", "12 months' MOT". */
const written = (van: Vehicle) =>
  figuresIn(
    [
      van.make,
      van.model,
      van.derivative,
      van.colour,
      van.taxBand,
      van.loadArea,
      ...van.features,
      van.description,
      ...Object.values(van.specifications),
    ].join(' \n '),
  );

/** Figures without a unit: years, parts of dates, the Euro standard. */
const bare = (van: Vehicle): (number | null)[] => {
  const dates = [van.firstRegistered, van.specifications.motDueDate, van.specifications.taxDueDate].filter(
    (date) => date != null,
  );
  const plate = Number(van.registrationNumber?.slice(2, 4));
  return [van.year, ...dates.flatMap((date) => date.split('-').map(Number)), plate, euroLevel(van.specifications.euroStatus)];
};

/** A van's own figures in a unit; without a unit, all of them. */
export function vanFigures(van: Vehicle, unit: Unit | null): number[] {
  const inWords = written(van).filter((figure) => unit === null || figure.unit === unit);
  const measured = unit === null ? Object.values(MEASURES).flatMap((pick) => pick(van)) : (MEASURES[unit]?.(van) ?? []);
  const all = [...measured, ...inWords.map(({ value }) => value), ...(unit === null ? bare(van) : [])];
  return all.filter((value) => value !== null && value !== undefined && !Number.isNaN(value)) as number[];
}

/** A van's measured figures, without staff's descriptions. */
export const measuresOf = (van: Vehicle, unit: Unit): number[] =>
  (MEASURES[unit]?.(van) ?? []).filter((value) => value !== null && value !== undefined);
