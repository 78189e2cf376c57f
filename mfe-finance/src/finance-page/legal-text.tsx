import { calculationExample, describeExample, formatNumber } from '@forecourt/rules';
import { useDealership } from '@forecourt/web-kit';
import { defaultFields } from '../calculator/calculator-fields.ts';
import { readCalculation } from '../calculator/read-calculation.ts';
import styles from './legal-text.module.css';

/** The statements required with an offer of credit (product §2, D3, D21), with the example of the calculator's defaults. */
export function LegalText() {
  const { tradingName, legalName, fcaFirmReference, legal, finance } = useDealership();
  const { input } = readCalculation(defaultFields(finance.annualRatePercent, null));
  const example = input && calculationExample(input);
  return (
    <div className={styles.legal}>
      <h2 id="legal-heading" className={styles.title}>
        Before you borrow
      </h2>
      {example && (
        <p>
          <span className={styles.example}>
            <strong className="ink strong">Representative {formatNumber(example.apr, 1)}% APR.</strong> {describeExample(
              example,
            )}{' '}
          </span>
          Finance is subject to status and available to UK residents aged 18 or over. Terms and conditions apply.
        </p>
      )}
      <p>
        The calculator spreads the price with VAT. The monthly prices on our vans leave the VAT out: you pay it up front with the
        deposit. Each is shown with its own example, which on a low price may assume a deposit of more than half.
      </p>
      <p>
        <strong className="ink strong">{tradingName} is a credit broker, not a lender.</strong>{' '}
        {`${legal.lenderPanel} ${legal.commission}`}
      </p>
      <p>
        <strong className="ink strong">Missing payments could make it harder to get credit in future.</strong> Late payments may
        lead to charges, and the van may be repossessed if you do not keep up repayments.
      </p>
      <p>
        {legalName} is authorised and regulated by the Financial Conduct Authority. Firm reference number {fcaFirmReference}.
      </p>
    </div>
  );
}
