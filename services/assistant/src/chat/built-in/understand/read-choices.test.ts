import { readChoices } from './read-choices.ts';
import { Typed } from './typed.ts';

const read = (typed: string) => readChoices(new Typed(typed), (word) => word === 'wildtrak');
const is = (kind: string, ...values: string[]) => ({ kind, values, not: false });
const isNot = (kind: string, ...values: string[]) => ({ kind, values, not: true });
const noLonger = (kind: string, ...values: string[]) => ({ ...isNot(kind, ...values), back: true });

it.each<[typed: string, meant: readonly unknown[]]>([
  ['crew cab', [is('body', 'Double Cab')]],
  ['crew van or pickup', [is('body', 'Pickup', 'Crew Van')]],
  ['isnt electric or a pick up', [isNot('body', 'Pickup'), isNot('fuel', 'Electric')]],
  ['any rust on the chassis', []],
  ['gas van', [is('fuel', 'LPG')]],
  ['wee van', [is('size', 'small')]],
  ['double cab pickup', [is('body', 'Pickup', 'Double Cab')]],
  ['nothing too big', [is('size', 'small', 'medium')]],
  ['flatbed', [is('body', 'Dropside')]],
  ['luton', [is('body', 'Luton')]],
  ['dropside or tipper', [is('body', 'Tipper', 'Dropside')]],
  ['mini bus', [is('body', 'Minibus')]],
  ['can I pick up the van', []],
  ['no diesels', [isNot('fuel', 'Diesel')]],
  ['petrol not diesel', [is('fuel', 'Petrol'), isNot('fuel', 'Diesel')]],
  ['anything but white', [isNot('colour', 'white')]],
  ['forget the diesel, petrol', [is('fuel', 'Petrol'), noLonger('fuel', 'Diesel')]],
  ['scrap the auto bit', [noLonger('gearbox', 'Automatic')]],
  ['doesnt have to be white', [noLonger('colour', 'white')]],
  ['not bothered about auto', [noLonger('gearbox', 'Automatic')]],
  ['electric windows', []],
  ['auto', [is('gearbox', 'Automatic')]],
  ['lwb high roof', [is('wheelbase', 'lwb'), is('roof', 'high')]],
  ['L3 H2', [is('code', 'l3h2')]],
  ['wildtrak', [is('code', 'wildtrak')]],
  ['small business', []],
  ['solar panels', []],
  ['green waste', []],
])('"%s" is read in the values of the stock', (typed, meant) => {
  expect(read(typed)).toEqual(meant);
});
