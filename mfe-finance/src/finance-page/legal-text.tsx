import { financeTerms, type MarkedText, textParts } from '@forecourt/content';
import { calculationExample, describeExample, formatNumber } from '@forecourt/rules';
import { useDealership } from '@forecourt/web-kit';
import { defaultFields } from '../calculator/calculator-fields.ts';
import { readCalculation } from '../calculator/read-calculation.ts';
import styles from './legal-text.module.css';

/** The statements required with an offer of credit (product §2, D3, D21), with the example of the calculator's defaults. */
export function LegalText() {
  const dealership = useDealership();
  const { input } = readCalculation(defaultFields(dealership.finance.annualRatePercent, null));
  const example = input && calculationExample(input);
  const { id, title, lead, blocks } = financeTerms(dealership);
  return (
    <div className={styles.legal}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {example && (
        <p>
          <span className={styles.example}>
            <Statement text={`**Representative ${formatNumber(example.apr, 1)}% APR.** ${describeExample(example)} `} />
          </span>
          {lead}
        </p>
      )}
      {blocks.map((text) => (
        <p key={text}>
          <Statement text={text} />
        </p>
      ))}
    </div>
  );
}

function Statement({ text }: { readonly text: MarkedText }) {
  return textParts(text).map(({ at, text, isStrong }) =>
    isStrong ? (
      <strong key={at} className="ink strong">
        {text}
      </strong>
    ) : (
      text
    ),
  );
}
