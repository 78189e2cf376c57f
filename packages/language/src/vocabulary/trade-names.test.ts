import fc from 'fast-check';
import { KNOWN_MAKES, KNOWN_MODELS } from './names.ts';
import { inTitleCase, knownMake, makeIn, makeName, modelName } from './trade-names.ts';

it.each([
  ['FORD', 'Ford'],
  ['mercedes-benz', 'Mercedes'],
  ['MERCEDES BENZ VANS', 'Mercedes'],
  ['VW', 'Volkswagen'],
  ['Volkswagen Commercial', 'Volkswagen'],
  ['CITROEN', 'Citroën'],
  ['iveco', 'Iveco'],
  ['seat', 'SEAT'],
  ['ALFA ROMEO', 'Alfa Romeo'],
  ['foton', 'Foton'],
  ['GMC', 'GMC'],
  ['McLaren', 'McLaren'],
])('the make %s is %s', (typed, make) => {
  expect(makeName(typed)).toBe(make);
});

it.each([
  ['FORD TRANSIT CUSTOM 300', 'Ford'],
  ['Land Rover Defender 110', 'Land Rover'],
  ['vw transporter', 'Volkswagen'],
  ['Foton Tunland', 'Foton'],
  ['Ford', 'Ford'],
  ['', ''],
])('finds the make that %s begins with', (name, make) => {
  expect(makeIn(name)).toBe(make);
});

it('knows which makes it does not know', () => {
  expect(['Foton', 'vauxhall'].map(knownMake)).toEqual([null, 'Vauxhall']);
});

it.each([
  ['TRANSIT CUSTOM', 'Ford', 'Transit Custom'],
  ['transit-custom', 'Ford', 'Transit Custom'],
  ['TRANSIT CUSTOM 300 LIMITED TDCI', 'Ford', 'Transit Custom 300 Limited Tdci'],
  ['E TRANSIT', 'Ford', 'E-Transit'],
  ['E-TRANSIT 350 LWB', 'Ford', 'E-Transit 350 LWB'],
  ['Transit', 'Ford', 'Transit'],
  ['T6 HIGHLINE', 'Volkswagen', 'T6 Highline'],
  ['SPRINTER 315CDI', 'Mercedes', 'Sprinter 315CDI'],
  ['TUNLAND', 'Foton', 'Tunland'],
  ['tunland pro', 'Foton', 'Tunland Pro'],
  ['Ford Transit Custom', 'Ford', 'Transit Custom'],
  ['FORD FORD TRANSIT 350', 'Ford', 'Transit 350'],
  ['MERCEDES-BENZ VANS SPRINTER 314', 'Mercedes', 'Sprinter 314'],
  ['foton tunland', 'Foton', 'Tunland'],
  ['DS 3', 'DS', 'DS 3'],
  ['Vauxhall', 'Vauxhall', 'Vauxhall'],
])('the model %s of %s is %s', (typed, make, model) => {
  expect(modelName(typed, make)).toBe(model);
});

it('leaves the names that the stock has as they are, and shouts none of them', () => {
  for (const { make } of KNOWN_MAKES) expect([makeName(make), makeName(make.toUpperCase())]).toEqual([make, make]);
  for (const { make, model } of KNOWN_MODELS)
    expect([modelName(model, make), modelName(model.toUpperCase(), make)]).toEqual([model, model]);
});

it('changes a name once: again, it stays', () => {
  const typed = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 -]{0,30}$/);
  fc.assert(
    fc.property(typed, fc.constantFrom(...KNOWN_MAKES), (name, { make }) => {
      expect(makeName(makeName(name))).toBe(makeName(name));
      expect(modelName(modelName(name, make), make)).toBe(modelName(name, make));
      expect(inTitleCase(inTitleCase(name))).toBe(inTitleCase(name));
    }),
  );
});
