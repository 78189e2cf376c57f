import { ACCESS_LIMITS, type AccessLimit, type AccessMargin, accessMargin, formatNumber, type OuterSize } from '@forecourt/rules';
import { classes } from '@forecourt/ui';
import styles from './load-space.module.css';

const TOO: Readonly<Record<AccessMargin['dimension'], string>> = { height: 'high', width: 'wide', length: 'long' };

/** "2,134 × 1,981 mm", "2,100 mm". */
const sizeOf = ({ width, height, length }: AccessLimit): string =>
  `${[width, height, length].flatMap((measure) => (measure === null ? [] : [formatNumber(measure)])).join(' × ')} mm`;

const answerOf = ({ dimension, spare }: AccessMargin): string =>
  spare < 0 ? `No: ${formatNumber(-spare)} mm too ${TOO[dimension]}` : `Yes: ${formatNumber(spare)} mm to spare`;

/** Where the van can go, in words and figures. */
export function AccessAnswers({ size }: { readonly size: OuterSize }) {
  const answers = ACCESS_LIMITS.flatMap((limit) => {
    const margin = accessMargin(size, limit);
    return margin ? [{ limit, margin }] : [];
  });
  if (answers.length === 0) return null;
  return (
    <dl className={classes(styles.numbers, styles.answers)}>
      {answers.map(({ limit, margin }) => (
        <div key={limit.name}>
          <dt className="tiny muted">
            {limit.name}, {sizeOf(limit)}
          </dt>
          <dd className="ink strong tabular">{answerOf(margin)}</dd>
        </div>
      ))}
    </dl>
  );
}
