import { saidOfVehicle, type TaggedVehicle } from './search-tags.ts';

const van: TaggedVehicle = {
  make: 'Ford',
  model: 'Transit',
  derivative: 'L2H2 Leader',
  bodyType: 'Panel Van',
  seats: 3,
  loadHeight: null,
  loadVolume: null,
  length: null,
  features: [],
  colour: 'White',
  description: null,
  vatQualifying: true,
  grossWeight: null,
  specifications: {},
  previousOwners: null,
  serviceHistory: null,
  drivetrain: null,
  roofType: null,
  wheelbaseType: null,
};
const tagsOf = (facts: Partial<TaggedVehicle>) => [...saidOfVehicle({ ...van, ...facts }).tags];

it.each<[Partial<TaggedVehicle>, string]>([
  [{ wheelbaseType: 'Extra long' }, 'wheelbase:lwb'],
  [{ wheelbaseType: 'Short' }, 'wheelbase:swb'],
  [{ drivetrain: 'Four-wheel drive' }, 'feature:four wheel drive'],
  [{ previousOwners: 1 }, 'owners:one'],
  [{ previousOwners: 0 }, 'owners:one'],
  [{ serviceHistory: 'Full dealer' }, 'history:full'],
])('a van with %j is found by the tag %s, as one without is not', (facts, tag) => {
  expect(tagsOf(facts)).toContain(tag);
  expect(tagsOf({})).not.toContain(tag);
});

it('what is recorded counts, and not what its name speaks for', () => {
  expect(tagsOf({})).toEqual(expect.arrayContaining(['wheelbase:mwb', 'roof:high']));
  expect(tagsOf({ roofType: 'Low', wheelbaseType: 'Long' }).filter((tag) => /^(?:roof|wheelbase)/.test(tag))).toEqual([
    'wheelbase:lwb',
    'roof:low',
  ]);
});

it.each<Partial<TaggedVehicle>>([{ previousOwners: 2 }, { serviceHistory: 'Part' }, { drivetrain: 'Rear-wheel drive' }])(
  'claims nothing more of %j',
  (facts) => {
    expect(tagsOf(facts)).toEqual(tagsOf({}));
  },
);
