import { formatPounds, roundToPence } from '@forecourt/rules';
import { type DealerValues, typedMargin } from '../dealer-values.ts';
import styles from './margin.module.css';

interface MarginProps extends DealerValues {
  /** As typed in the editor. */
  readonly price: string;
  readonly vatQualifying: boolean;
}

/** What the sale leaves at the price in the editor. */
export function Margin(props: MarginProps) {
  const sum = typedMargin(props);
  if (sum === null) return <p className={styles.none}>Enter the purchase price to see the margin.</p>;
  const preparation = roundToPence(sum.margin - sum.vatDue - sum.profit);
  return (
    <dl aria-label="Margin" className={styles.sum}>
      <dt>Margin{!props.vatQualifying && ' (margin scheme)'}</dt>
      <dd>{formatPounds(sum.margin)}</dd>
      {!props.vatQualifying && (
        <>
          <dt>VAT, a sixth of the margin</dt>
          <dd>{formatPounds(-sum.vatDue)}</dd>
        </>
      )}
      {preparation > 0 && (
        <>
          <dt>Preparation</dt>
          <dd>{formatPounds(-preparation)}</dd>
        </>
      )}
      <dt className="strong ink">{sum.profit < 0 ? 'Loss' : 'Profit'}</dt>
      <dd className="strong ink">{formatPounds(sum.profit)}</dd>
    </dl>
  );
}
