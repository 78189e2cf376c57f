import { Link } from '@forecourt/web-kit';
import styles from './choices.module.css';

export interface Choice {
  readonly label: string;
  /** How many it would show; undefined until that is known. */
  readonly count: number | undefined;
  readonly to: string;
  readonly isChosen: boolean;
}

interface ChoicesProps {
  /** For screen readers: what is chosen. */
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Whether the back button skips them. */
  readonly replace?: boolean;
}

/** Narrows a list down to a part of it, with what each part holds. */
export function Choices({ label, choices, replace = false }: ChoicesProps) {
  return (
    <nav aria-label={label} className={styles.choices}>
      {choices.map(({ label, count, to, isChosen }) => (
        <Link
          key={label}
          to={to}
          replace={replace}
          preventScrollReset
          className={styles.choice}
          aria-current={isChosen ? 'true' : undefined}
        >
          {label}
          <span className={styles.count}>{count?.toLocaleString('en-GB')}</span>
        </Link>
      ))}
    </nav>
  );
}
