import type { FinanceTerms } from '@forecourt/rules';
import type { Conversation } from './conversation.ts';
import { changesPlan } from './plan.ts';
import { isRange } from './wish.ts';

/** What vans cost a month is then reckoned with it, not by the monthly prices that are listed. */
export const underPlan = (state: Conversation, terms: FinanceTerms): Conversation => {
  const monthly = state.wishes.get('monthly');
  if (!changesPlan(state.plan) || monthly === undefined || !isRange(monthly)) return state;
  return { ...state, wishes: new Map([...state.wishes, ['monthly', { ...monthly, plan: { words: state.plan, terms } }]]) };
};
