import type { LookupSource, VehicleLookup } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';

const SOURCE_NAMES: Readonly<Record<LookupSource, string>> = {
  dvla: 'DVLA',
  dvsa: 'DVSA',
  register: 'sample data',
};

type Field = keyof VehicleLookup['sources'];

/** The fields whose source is named, in this order; related fields share a word. */
const WORDS: readonly (readonly [Field, string])[] = [
  ['make', 'make'],
  ['model', 'model'],
  ['year', 'year'],
  ['bodyType', 'body type'],
  ['fuelType', 'fuel'],
  ['transmission', 'transmission'],
  ['engineSize', 'engine'],
  ['power', 'power'],
  ['fuelEconomy', 'fuel economy'],
  ['colour', 'colour'],
  ['co2Emissions', 'CO2'],
  ['euroStatus', 'Euro standard'],
  ['taxStatus', 'tax'],
  ['motDueDate', 'MOT'],
];

/** Required facts that staff enter if no source has them. */
const NEEDED: readonly Field[] = ['make', 'model', 'year', 'bodyType', 'fuelType', 'transmission', 'mileage'];

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** "2019 Ford Transit Custom, Petrol, 2.0 litres, Red". */
export const foundTitle = ({ year, make, model, fuelType, engineSize, colour }: VehicleLookup): string =>
  [
    [year, make, model].filter((part) => part !== null).join(' '),
    fuelType,
    engineSize === null ? null : `${engineSize.toFixed(1)} litres`,
    colour,
  ]
    .filter(Boolean)
    .join(', ');

/** The source of each fact, what is still to be entered, and which sources did not answer. */
export const foundSentences = (lookup: VehicleLookup): string[] => {
  const { sources, missing, mileage } = lookup;
  const from = (source: LookupSource): string[] => {
    const words = WORDS.flatMap(([field, word]) => (sources[field] === source ? [word] : []));
    const known = words.length > 0 ? [`${sentence(list(words))} from ${SOURCE_NAMES[source]}.`] : [];
    if (mileage === null || sources.mileage !== source) return known;
    const reading = source === 'dvsa' ? 'Mileage at last MOT' : 'Mileage';
    return [...known, `${reading}, ${formatNumber(mileage)}, from ${SOURCE_NAMES[source]}.`];
  };
  const unknown = NEEDED.filter((field) => sources[field] === undefined).map(
    (field) => WORDS.find(([name]) => name === field)?.[1] ?? field,
  );
  return [
    ...(Object.keys(SOURCE_NAMES) as LookupSource[]).flatMap(from),
    ...(unknown.length > 0
      ? [
          `${sentence(list(unknown))} ${unknown.length === 1 ? 'is' : 'are'} missing: please add ${unknown.length === 1 ? 'it' : 'them'}.`,
        ]
      : []),
    ...(missing.length > 0
      ? [`${list(missing.map((source) => SOURCE_NAMES[source]))} did not answer. Search again in a moment.`]
      : []),
  ];
};
