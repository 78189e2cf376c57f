import { anyOf, withPatterns } from '../any-of.ts';
import type { Order } from '../wishes/wish.ts';
import { wantedOf } from './heard.ts';
import type { Heard } from './heard-slot.ts';
import data from './purposes.json' with { type: 'json' };

/** The body that a use needs, in whatever words. */
const USES = withPatterns(data.uses);
/** What a trade mostly drives, unless that is not one body, and what matters to it. */
const TRADES = data.trades.map((trade) => ({ ...trade, matters: trade.matters as readonly Order[], words: anyOf(trade.words) }));
/** What somebody says of a van without a figure. */
const MATTERS = withPatterns<Order>(data.matters);

export interface Purpose {
  readonly body: string | null;
  readonly matters: readonly Order[];
}

/** The body that a trade or a use needs, where nothing else says which, and what matters of it. @param text the message, spelt right */
export const purposeIn = (text: string, heard: readonly Heard[]): Purpose => {
  const trade = wantedOf(heard, 'trade')
    .map(({ words }) => words)
    .join(' ');
  const [use, pattern] = USES.find((one) => one[1].test(text)) ?? [];
  const named = `${trade} ${pattern?.exec(text)?.[0] ?? ''}`;
  const known = TRADES.find(({ words }) => words.test(named));
  const said = MATTERS.flatMap(([order, words]) => (words.test(text) ? [order] : []));
  return { body: use ?? known?.body ?? null, matters: [...new Set([...said, ...(known?.matters ?? [])])].slice(0, 2) };
};

/** Whether it says a use that a panel van does for, as it does for most. */
export const hasPlainUse = (heard: readonly Heard[]): boolean => wantedOf(heard, 'trade', 'cargo').length > 0;
