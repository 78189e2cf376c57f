import { foldText } from '@forecourt/rules';

interface Named {
  readonly make: string;
  readonly model: string;
}

const key = (name: string): string => foldText(name).replace(/[\s-]+/g, '');
const spelt = (typed: string, known: readonly string[]): string => known.find((name) => key(name) === key(typed)) ?? typed;

/** Make and model as the stock spells them: "ford" is Ford, "transit custom" of a Ford is Transit Custom. Unknown names are unchanged. */
export function knownSpelling({ make, model }: Named, stock: readonly Named[]): Named {
  const spelledMake = spelt(
    make,
    stock.map((van) => van.make),
  );
  const models = stock.filter((van) => van.make === spelledMake).map((van) => van.model);
  return { make: spelledMake, model: spelt(model, models) };
}
