import { formatPounds } from '@forecourt/rules';
import { equityOf } from '../find/plan-figures.ts';
import { planWords } from '../say/plan-words.ts';
import type { PlanWords } from '../wishes/plan.ts';

const leftOf = (plan: PlanWords): string =>
  plan.tradeIn === null || plan.debt === null
    ? ''
    : `${formatPounds(plan.tradeIn)} less the ${formatPounds(plan.debt)} you owe would leave ${formatPounds(Math.max(0, equityOf(plan)))} towards the deposit, if the sales team agrees what your van is worth. `;

/** Somebody has said how to pay, but not for which van. */
export const whichVan = (plan: PlanWords): string =>
  `${leftOf(plan)}Which van is it for? Tell me its make and model, and I'll work out the monthly figure${planWords(plan)}. Or tell me what you can pay a month, and I'll look for vans.`;
