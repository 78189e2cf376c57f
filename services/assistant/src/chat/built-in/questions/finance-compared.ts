import { formatPounds, roundToPence } from '@forecourt/rules';
import { exampleFor } from '../find/plan-figures.ts';
import type { Van } from '../find/van.ts';
import { vanNames } from '../say/van-words.ts';
import type { FactContext } from './van-facts.ts';

/** Which of two vans is cheaper a month and in all, and by how much; their examples follow. */
export const comparedByMonth = (vans: readonly Van[], { plan, dealership }: FactContext): readonly string[] => {
  const [one, other] = vans.map((van) => (van.available ? exampleFor(van, plan, dealership.finance) : null));
  const [first = '', second = ''] = vanNames(vans);
  if (vans.length !== 2 || !one || !other) return [];
  const apart = roundToPence(one.monthlyPayment - other.monthlyPayment);
  if (apart === 0) return [`The ${first} and the ${second} cost the same a month.`];
  const inAll = roundToPence(Math.abs(one.totalPayable - other.totalPayable));
  const alike = Math.sign(apart) === Math.sign(one.totalPayable - other.totalPayable);
  const total = alike ? `, and ${formatPounds(inAll, 'exact')} in all` : '';
  return [`The ${apart < 0 ? first : second} is cheaper, by ${formatPounds(Math.abs(apart), 'exact')} a month${total}.`];
};
