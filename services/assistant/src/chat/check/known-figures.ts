import type { Dealership, Vehicle } from '@forecourt/contracts';
import { detailWarranty, EXTENDED_WARRANTY_NOTE, listWarranty, pricePair, VAT_PERCENT } from '@forecourt/rules';
import { type Figure, figuresIn } from '../../texts/found-figures.ts';

const figure = (value: number | null | undefined, unit: string | null): readonly Figure[] =>
  typeof value === 'number' ? [{ value, unit }] : [];

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** As people say lengths: in millimetres, centimetres, metres or feet. */
const lengths = (mm: number | null | undefined): readonly Figure[] =>
  typeof mm === 'number'
    ? [mm, mm / 10, mm / 1_000, rounded(mm / 1_000, 2), rounded(mm / 1_000, 1), rounded(mm / 304.8, 1)].flatMap((value) =>
        figure(value, 'mm'),
      )
    : [];

const weights = (kg: number | null | undefined): readonly Figure[] =>
  typeof kg === 'number'
    ? [...figure(kg, 'kg'), ...[kg / 1_000, rounded(kg / 1_000, 2), rounded(kg / 1_000, 1)].flatMap((t) => figure(t, 'tonne'))]
    : [];

/** What a van costs, in pounds; nothing of one that is sold. */
export const priceFigures = ({ isSold, price, vatQualifying }: Vehicle): readonly number[] => {
  if (isSold) return [];
  const pair = pricePair(price, vatQualifying);
  return pair.vatQualifying
    ? [pair.excludingVat, pair.includingVat, rounded(pair.includingVat - pair.excludingVat, 2)]
    : [pair.price];
};

const textsOf = (vehicle: Vehicle, today: string): string => {
  const { make, model, derivative, colour, features, description, loadArea, taxBand, registrationNumber, specifications } =
    vehicle;
  const dates = [vehicle.firstRegistered, specifications.motDueDate, specifications.taxDueDate].flatMap((date) =>
    date?.split('-'),
  );
  const { title, text } = detailWarranty(vehicle, today);
  const warranty = [listWarranty(vehicle, today), title, text, EXTENDED_WARRANTY_NOTE];
  const words = Object.values(specifications).filter((value) => typeof value === 'string');
  return [
    make,
    model,
    derivative,
    colour,
    ...features,
    description,
    loadArea,
    taxBand,
    registrationNumber,
    ...dates,
    ...warranty,
    ...words,
  ].join(' \n ');
};

/** Every figure that is true of a van, prices and payments aside. */
export const vanFigures = (vehicle: Vehicle, today: string): readonly Figure[] => {
  const { specifications: more } = vehicle;
  return [
    ...figure(vehicle.year, null),
    ...figure(Number(today.slice(0, 4)) - vehicle.year, 'year'),
    ...[vehicle.mileage, more.currentMileage, vehicle.range].flatMap((miles) => figure(miles, 'mile')),
    ...[vehicle.power, more.power].flatMap((power) => figure(power, 'bhp')),
    ...[vehicle.fuelEconomy, more.fuelEconomyCombined].flatMap((economy) => figure(economy, 'mpg')),
    ...[vehicle.engineSize, more.engineSize].flatMap((size) => figure(size, 'litre')),
    ...[
      vehicle.payload,
      more.payloadWeight,
      vehicle.grossWeight,
      more.maxGrossWeight,
      vehicle.kerbWeight,
      more.kerbWeight,
    ].flatMap(weights),
    ...figure(vehicle.loadVolume, 'm³'),
    ...[vehicle.seats, more.seatingCapacity].flatMap((seats) => figure(seats, 'seat')),
    ...[vehicle.doors, more.doors].flatMap((doors) => figure(doors, 'door')),
    ...[more.torque, more.co2Emissions].flatMap((value) => figure(value, 'other')),
    ...[vehicle.loadLength, vehicle.loadWidth, vehicle.loadHeight, vehicle.loadWidthBetweenArches].flatMap(lengths),
    ...[vehicle.length, vehicle.width, vehicle.height, vehicle.wheelbase].flatMap(lengths),
    ...[more.length, more.width, more.height, more.wheelbase].flatMap(lengths),
    ...figuresIn(textsOf(vehicle, today)),
  ];
};

const clock = (time: string | null): readonly Figure[] =>
  (time ?? '').split(':').flatMap((part) => [...figure(Number(part), null), ...figure(Number(part) - 12, null)]);

/** Every figure of the dealership's own settings, and of the law. */
export const dealershipFigures = (dealership: Dealership): readonly Figure[] => {
  const { position: _, finance, ...rest } = dealership;
  return [
    ...figuresIn(JSON.stringify(rest)),
    ...[...dealership.salesHours, ...dealership.showroomHours].flatMap(({ opens, closes }) => [
      ...clock(opens),
      ...clock(closes),
    ]),
    ...figure(finance.annualRatePercent, '%'),
    ...figure(finance.termMonths, 'month'),
    ...figure(finance.termMonths / 12, 'year'),
    ...figure(finance.deposit, '£'),
    ...figure(VAT_PERCENT, '%'),
  ];
};
