import { formatNumber } from '@forecourt/rules';
import { Link } from '@forecourt/web-kit';
import styles from './choices.module.css';
import { useCurrentInSight } from './use-current-in-sight.ts';

export interface Choice {
  readonly label: string;
  /** The number of matches; undefined until it is known. */
  readonly count: number | undefined;
  readonly to: string;
  readonly isChosen: boolean;
}

interface ChoicesProps {
  /** Accessible name. */
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Whether the back button skips them. */
  readonly replace?: boolean;
  /** On a phone they fill lines, instead of one that scrolls sideways. */
  readonly wraps?: boolean;
}

/** Filters a list, with the number of matches of each choice. */
export function Choices({ label, choices, replace = false, wraps = false }: ChoicesProps) {
  const nav = useCurrentInSight<HTMLElement>(choices.find(({ isChosen }) => isChosen)?.label);
  return (
    <nav ref={nav} aria-label={label} className={wraps ? styles.lines : styles.choices}>
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
          <span className={styles.count}>{count !== undefined && formatNumber(count)}</span>
        </Link>
      ))}
    </nav>
  );
}
