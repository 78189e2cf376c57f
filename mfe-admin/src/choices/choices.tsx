import { formatNumber } from '@forecourt/rules';
import { Link } from '@forecourt/web-kit';
import { useEffect, useRef } from 'react';
import styles from './choices.module.css';

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
}

/** Filters a list, with the number of matches of each choice. */
export function Choices({ label, choices, replace = false }: ChoicesProps) {
  const nav = useRef<HTMLElement>(null);
  const chosen = choices.find(({ isChosen }) => isChosen)?.label;
  // On phones the row scrolls sideways, and the current choice may be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another place
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && nav.current) nav.current.scrollLeft = link.offsetLeft - (nav.current.clientWidth - link.offsetWidth) / 2;
  }, [chosen]);
  return (
    <nav ref={nav} aria-label={label} className={styles.choices}>
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
