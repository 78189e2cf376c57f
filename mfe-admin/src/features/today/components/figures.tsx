import { formatNumber } from '@forecourt/rules';
import { classes, Icon, TriangleAlert } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import styles from './figures.module.css';

export interface Figure {
  readonly label: string;
  readonly value: number;
  /** The list that holds exactly these. */
  readonly to: string;
  readonly detail?: string | undefined;
  /** Somebody has to see to it now. */
  readonly isUrgent?: boolean;
}

/** Numbers with what they count; each leads to its list. A nought is quiet. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ label, value, to, detail, isUrgent = false }) => (
        <li key={label}>
          <Link to={to} className={classes(styles.figure, value === 0 && styles.none, isUrgent && styles.urgent)}>
            <b className={styles.value}>{formatNumber(value)}</b>
            <span className={styles.label}>{label}</span>
            {detail && (
              <span className={styles.detail}>
                {isUrgent && <Icon of={TriangleAlert} small />}
                {detail}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
