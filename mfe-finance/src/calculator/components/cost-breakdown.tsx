import { calculateFinance, formatPounds, VAT_PERCENT } from '@forecourt/rules';
import type { CalculatorFields } from '../calculator-fields.ts';
import { readCalculation } from '../read-calculation.ts';
import { shares } from '../shares.ts';
import { ChartHead } from './chart-head.tsx';
import styles from './cost-breakdown.module.css';

interface Part {
  readonly name: string;
  readonly amount: number;
  readonly tone: 'van' | 'tax' | 'interest' | 'deposit' | 'credit';
}

/** The total cost as two bars of equal length: what it buys, and how it is paid. */
export function CostBreakdown({ fields }: { readonly fields: CalculatorFields }) {
  const { input } = readCalculation(fields);
  if (!input) return null;
  const { vat, cashPrice, amountFinanced, totalInterest } = calculateFinance(input);
  const interest: Part = { name: 'Interest', amount: totalInterest, tone: 'interest' };
  const deposit: Part = { name: 'Deposit', amount: input.deposit, tone: 'deposit' };
  const credit: Part = { name: 'Amount financed', amount: amountFinanced, tone: 'credit' };
  const van: Part[] =
    input.vatQualifying === false
      ? [{ name: 'Van, no VAT', amount: cashPrice, tone: 'van' }]
      : [
          { name: 'Van without VAT', amount: cashPrice - vat, tone: 'van' },
          { name: `VAT at ${VAT_PERCENT}%`, amount: vat, tone: 'tax' },
        ];
  return (
    <div className="stack one-column gap-6">
      <Bar
        title="Where the money goes"
        note={`${formatPounds(cashPrice, 'exact')} ${van.length > 1 ? 'inc. VAT' : 'no VAT'}, plus interest`}
        parts={[...van, interest]}
      />
      <Bar title="How you pay it" note="the deposit, then the loan and its interest" parts={[deposit, credit, interest]} />
    </div>
  );
}

function Bar({ title, note, parts }: { readonly title: string; readonly note: string; readonly parts: readonly Part[] }) {
  const percent = shares(parts.map(({ amount }) => amount));
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  const spans = parts.map(({ name, amount, tone }, index) => {
    const before = parts.slice(0, index).reduce((sum, part) => sum + part.amount, 0);
    return { name, tone, x: `${(before / total) * 100}%`, width: `${(amount / total) * 100}%` };
  });
  return (
    <figure>
      <ChartHead title={title} note={note} />
      <svg aria-hidden="true" className={styles.bar} width="100%" height="36">
        {total > 0 &&
          spans.map(({ name, tone, x, width }) => <rect key={name} className={styles[tone]} x={x} width={width} height="36" />)}
        {spans.slice(1).map(({ name, x }) => (
          <line key={name} x1={x} x2={x} y2="36" />
        ))}
      </svg>
      <dl className={styles.key}>
        {parts.map(({ name, amount, tone }, index) => (
          <div key={name}>
            <dt>
              <svg aria-hidden="true" className={styles.swatch} viewBox="0 0 14 14">
                <rect className={styles[tone]} width="14" height="14" />
              </svg>
              {name}
            </dt>
            <dd>{formatPounds(amount, 'exact')}</dd>
            <dd>{percent[index]}%</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
