import { euroLevel, foldText, type SaidOfVehicle } from '@forecourt/rules';
import { type DescribedVehicle, describeVan } from '../vans/describe-van.ts';
import { describedEquipment } from '../vans/described-equipment.ts';
import { type RecordedFacts, recordedTags } from './recorded-facts.ts';

/** Criteria of the search beyond the filters of the stock. */
export interface TaggedVehicle extends DescribedVehicle, RecordedFacts {
  readonly colour: string | null;
  readonly description: string | null;
  readonly vatQualifying: boolean;
  readonly grossWeight: number | null;
  readonly specifications: DescribedVehicle['specifications'] & { readonly euroStatus?: string | undefined };
}

const DOUBLE_CAB = /\b(?:double|crew|twin) ?cab\b/;
/** Vans are plated just below the limit of a car licence. */
const LICENCE = { over: 3_000, upTo: 3_500 };

/** The tag of a value that is chosen from: "roof:high". */
export const tagOf = (kind: string, value: string): string => `${kind}:${value}`;

/** All tags of a vehicle. */
export const saidOfVehicle = (vehicle: TaggedVehicle): SaidOfVehicle => {
  const said = describeVan(vehicle);
  const { wheelbases, roofs } = said;
  const { grossWeight, colour, vatQualifying } = vehicle;
  const tags = (kind: string, values: Iterable<string>) => Array.from(values, (value) => tagOf(kind, value));
  const isDoubleCab = vehicle.bodyType === 'Crew Van' || DOUBLE_CAB.test(said.derivative);
  const tagged = [
    ...tags('body', said.bodies),
    ...tags('wheelbase', wheelbases.includes('xlwb') ? ['xlwb', 'lwb'] : wheelbases),
    ...tags('roof', roofs),
    ...tags('size', [said.class]),
    ...tags('feature', new Set([...said.equipment, ...describedEquipment(vehicle.description)])),
    ...tags(
      'colour',
      foldText(colour ?? '')
        .replaceAll('gray', 'grey')
        .split(/[^a-z]+/),
    ),
    tagOf('euro', String(euroLevel(vehicle.specifications.euroStatus))),
    tagOf('vat', vatQualifying ? 'VAT' : 'no VAT'),
    ...recordedTags(vehicle),
    ...(isDoubleCab ? [tagOf('body', 'Double Cab')] : []),
    ...(grossWeight !== null && grossWeight > LICENCE.over && grossWeight <= LICENCE.upTo ? ['3.5 tonnes'] : []),
    ...(grossWeight !== null && grossWeight <= LICENCE.upTo ? ['car licence'] : []),
  ];
  return { tags: tagged, bodies: said.bodies.filter((body) => body !== vehicle.bodyType) };
};
