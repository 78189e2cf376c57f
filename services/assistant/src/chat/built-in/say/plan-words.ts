import { formatNumber, formatPounds } from '@forecourt/rules';
import type { PlanWords } from '../wishes/plan.ts';
import { listed } from './words.ts';

/** "£2,000 down over 48 months": how a visitor would pay, after what it is a month. */
export const planWords = ({ deposit, months, tradeIn, debt }: PlanWords): string => {
  const first =
    deposit === null
      ? []
      : [
          ...(deposit.pounds > 0 ? [formatPounds(deposit.pounds)] : []),
          ...(deposit.percent > 0 ? [`${formatNumber(deposit.percent)}%`] : []),
          ...(deposit.vat ? ['the VAT'] : []),
        ];
  const equity = tradeIn === null ? 0 : tradeIn - (debt ?? 0);
  return [
    deposit === null ? '' : first.length === 0 ? ' with no deposit' : ` with ${listed(first)} down`,
    equity > 0 ? `${deposit === null ? ' with' : ' and'} ${formatPounds(equity)} for your van` : '',
    months[0] === undefined ? '' : ` over ${formatNumber(months[0])} months`,
  ].join('');
};
