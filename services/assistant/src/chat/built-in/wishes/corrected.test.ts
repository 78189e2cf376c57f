import { corrected } from './corrected.ts';
import type { ChoiceKind, ChoiceWish } from './wish.ts';

const wish = (kind: ChoiceKind, ...values: string[]): ChoiceWish => ({ kind, values, not: false });
const without = (kind: ChoiceKind, ...values: string[]): ChoiceWish => ({ kind, values, not: true });

it.each<[said: string, own: ChoiceWish, held: ChoiceWish | undefined, meant: readonly ChoiceWish[]]>([
  [' no manual is fine ', without('gearbox', 'Manual'), wish('gearbox', 'Automatic'), [wish('gearbox', 'Manual')]],
  [' wait no petrol ', without('fuel', 'Petrol'), wish('fuel', 'Diesel'), [wish('fuel', 'Petrol')]],
  [
    ' not lwb , swb ',
    without('wheelbase', 'lwb', 'swb'),
    wish('wheelbase', 'lwb'),
    [without('wheelbase', 'lwb'), wish('wheelbase', 'swb')],
  ],
  [' no electric ', without('fuel', 'Electric'), undefined, [without('fuel', 'Electric')]],
  [' no electric ', without('fuel', 'Electric'), wish('fuel', 'Electric', 'Diesel'), [without('fuel', 'Electric')]],
  [' definitely not manual ', without('gearbox', 'Manual'), wish('gearbox', 'Automatic'), [without('gearbox', 'Manual')]],
  [
    ' no fords or vauxhalls ',
    without('name', 'Ford|', 'Vauxhall|'),
    wish('name', 'Citroën|'),
    [without('name', 'Ford|', 'Vauxhall|')],
  ],
  [' no electrics ', without('fuel', 'Electric'), wish('fuel', 'Diesel'), [without('fuel', 'Electric')]],
  [' no custom ', without('name', 'Ford|Transit Custom'), wish('name', 'Ford|'), [without('name', 'Ford|Transit Custom')]],
])('%j means what no van already wished could be', (said, own, held, meant) => {
  expect(corrected(own, held, said)).toEqual(meant);
});
