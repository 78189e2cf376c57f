import type { Van } from '../find/van.ts';
import type { Conversation } from './conversation.ts';
import type { StockView } from './stock-view.ts';
import type { Wish } from './wish.ts';

/** The body of all of them, if it is one. */
export const sharedBody = (vans: readonly Van[]): Wish | null => {
  const bodies = new Set(vans.map(({ values }) => values.body.at(-1)));
  const [body] = bodies;
  return bodies.size === 1 && body !== undefined ? { kind: 'body', values: [body], not: false } : null;
};

/** Whoever gives up a make still wants what was shown of it: a van of that body. */
export const keepBody = (wishes: Map<string, Wish>, { shown }: Conversation, stock: StockView): void => {
  const body = sharedBody(shown.flatMap((id) => stock.find(id) ?? []));
  if (body !== null) wishes.set('body', body);
};
