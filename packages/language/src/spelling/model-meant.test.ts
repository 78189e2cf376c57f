import { KNOWN_MODELS } from '../vocabulary/names.ts';
import { modelMeant } from './model-meant.ts';

it.each([
  ['Ford', 'Tranist Custom', 'Transit Custom'],
  ['Ford', 'TRANIST', 'Transit'],
  ['Mercedes', 'Sprintr 314', 'Sprinter'],
  ['Volkswagen', 'Crafta', 'Crafter'],
])('a %s %s is probably a %s', (make, model, meant) => {
  expect(modelMeant(make, model)).toBe(meant);
});

it.each([
  ['Ford', 'Transit Custom 300 Limited'],
  ['Ford', 'Cargo 75E16'],
  ['Mercedes', 'Transit'],
  ['Kia', 'Niro'],
  ['Ford', ''],
])('nothing is said of a %s %s', (make, model) => {
  expect(modelMeant(make, model)).toBeNull();
});

it('nothing is said of a model that is known', () => {
  expect(KNOWN_MODELS.filter(({ make, model }) => modelMeant(make, model) !== null)).toEqual([]);
});
