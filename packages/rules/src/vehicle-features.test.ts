import { isSameFeature, listedFeature, VEHICLE_FEATURES, withoutRepeats } from './vehicle-features.ts';

/** The two lists, verbatim from product §3. */
const EDITOR =
  'Air Conditioning, Bluetooth, Cruise Control, Electric Windows, Parking Sensors, Reversing Camera, Satellite Navigation, USB Connection, DAB Radio, Alloy Wheels, Remote Locking, ABS, Apple CarPlay/Android Auto, Heated Seats, Heated Windscreen, Ply Lined, LED Headlights, Upgraded Alloy Wheels, Upgraded Bodykit, Upgraded Rear Spoiler, Gloss Black Front Grille';
const ADD_FLOW =
  'Air Conditioning, Cruise Control, Bluetooth, GPS Navigation, Reversing Camera, Parking Sensors, Electric Windows, Central Locking, Alloy Wheels, Leather Seats, Heated Seats, Sunroof, Towbar, Load Area Protection, Side Loading Door, Rear Loading Door, Multiple Seats, Removable Seats, Fold Flat Seats, CarPlay, Heated Windscreen, Upgraded Alloys, Bodykit, Rear Spoiler';

const given = [EDITOR, ADD_FLOW].flatMap((list) => list.split(', '));

it('offers the union of the two lists without duplicates (D39)', () => {
  expect(given.filter((feature) => listedFeature(feature) === null)).toEqual([]);
  expect(new Set(given.map(listedFeature))).toEqual(new Set(VEHICLE_FEATURES));
  expect(VEHICLE_FEATURES.filter((feature) => !given.includes(feature))).toEqual([]);
});

it.each([
  ['CarPlay', 'Apple CarPlay/Android Auto'],
  ['GPS Navigation', 'Satellite Navigation'],
  ['Upgraded Alloys', 'Upgraded Alloy Wheels'],
  ['tow bar', 'Towbar'],
  ['Edstrom Racking', null],
])('knows %s as %s', (feature, listed) => {
  expect(listedFeature(feature)).toBe(listed);
});

it('distinguishes different features', () => {
  expect(isSameFeature('GPS Navigation', 'Satellite Navigation')).toBe(true);
  expect(isSameFeature('Alloy Wheels', 'Upgraded Alloys')).toBe(false);
  expect(isSameFeature('Beacon bar', 'beacon Bar')).toBe(true);
});

it.each([
  [
    ['Towbar', 'ABS', 'Tow bar (removable)'],
    ['ABS', 'Tow bar (removable)'],
  ],
  [['CarPlay', 'Apple CarPlay/Android Auto'], ['CarPlay']],
  [['Alloy Wheels', 'Upgraded Alloys'], ['Upgraded Alloys']],
  [
    ['Heated Seats', 'Heated Windscreen'],
    ['Heated Seats', 'Heated Windscreen'],
  ],
  [[], []],
])('of %j names %j', (features, named) => {
  expect(withoutRepeats(features)).toEqual(named);
});
