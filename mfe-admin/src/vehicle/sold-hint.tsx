import { classes, Icon, TriangleAlert } from '@forecourt/ui';
import { disagreement } from './disagreement.ts';
import styles from './sold-hint.module.css';

interface SoldHintProps {
  readonly isSold: boolean;
  readonly stockStatus: string;
  readonly className?: string | undefined;
}

/** Tells staff where sold and stock status disagree (D11), and is not there where they agree. */
export function SoldHint({ isSold, stockStatus, className }: SoldHintProps) {
  const hint = disagreement(isSold, stockStatus);
  return (
    hint && (
      <p className={classes(styles.hint, className)}>
        <Icon of={TriangleAlert} small />
        <span>{hint}</span>
      </p>
    )
  );
}
