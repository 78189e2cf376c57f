import { VEHICLE_FEATURES } from './vehicle-features.ts';

/** The two lists to the letter of specification §3. */
const EDITOR =
  'Air Conditioning, Bluetooth, Cruise Control, Electric Windows, Parking Sensors, Reversing Camera, Satellite Navigation, USB Connection, DAB Radio, Alloy Wheels, Remote Locking, ABS, Apple CarPlay/Android Auto, Heated Seats, Heated Windscreen, Ply Lined, LED Headlights, Upgraded Alloy Wheels, Upgraded Bodykit, Upgraded Rear Spoiler, Gloss Black Front Grille';
const ADD_FLOW =
  'Air Conditioning, Cruise Control, Bluetooth, GPS Navigation, Reversing Camera, Parking Sensors, Electric Windows, Central Locking, Alloy Wheels, Leather Seats, Heated Seats, Sunroof, Towbar, Load Area Protection, Side Loading Door, Rear Loading Door, Multiple Seats, Removable Seats, Fold Flat Seats, CarPlay, Heated Windscreen, Upgraded Alloys, Bodykit, Rear Spoiler';

it('offers the union of the two given lists, each feature once (D39)', () => {
  const union = new Set([EDITOR, ADD_FLOW].flatMap((list) => list.split(', ')));
  expect(VEHICLE_FEATURES.toSorted()).toEqual([...union].toSorted());
});
