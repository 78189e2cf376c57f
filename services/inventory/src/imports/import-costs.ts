import { isDealerFact, type StockImport } from '@forecourt/contracts';
import { callerMay } from '@forecourt/service-kit';
import { importHasCosts } from './import.errors.ts';

/** Whoever may import may not see what the dealership alone sees of a van (ADR 044): it takes this permission besides. */
const seesCosts = (): boolean => callerMay('costs.manage');

/** What columns fill for who asks: nothing that they may not see. */
export const factsForCaller = (facts: readonly string[]): readonly string[] =>
  seesCosts() ? facts : facts.map((fact) => (isDealerFact(fact) ? '' : fact));

/** Columns that who asks may not see stay as they were. */
export const changedFacts = (facts: readonly string[], before: readonly (string | null)[]): readonly string[] =>
  factsForCaller(facts).map((fact, column) => {
    const was = before[column] ?? '';
    return isDealerFact(was) && !seesCosts() ? was : fact;
  });

/** @throws {ProblemError} 403 if a column is what who asks may not see. */
export function requireCosts(facts: readonly string[]): void {
  if (!seesCosts() && facts.some(isDealerFact)) throw importHasCosts();
}

type Column = StockImport['columns'][number];

/** A column as who asks may see it: what others fill with it, but not with what. */
export const columnForCaller = (column: Column): Column => {
  const { fact, recognised } = column;
  if (seesCosts() || !(isDealerFact(fact) || isDealerFact(recognised))) return column;
  return { ...column, recognised: fact, samples: [] };
};
