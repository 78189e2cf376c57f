import { Button, classes, Icon, TriangleAlert } from '@forecourt/ui';
import { disagreement, type SoldChange, type SoldControl, type SoldState } from './disagreement.ts';
import styles from './sold-hint.module.css';

interface SoldHintProps {
  readonly van: SoldState;
  /** Which of the two was set last, if known. */
  readonly lastSet: SoldControl | null;
  readonly onFix: (change: SoldChange, button: HTMLElement) => void;
  readonly className?: string | undefined;
}

/** Tells staff that sold and stock status disagree, with one button that sets the other (D11, D38). */
export function SoldHint({ van, lastSet, onFix, className }: SoldHintProps) {
  const found = disagreement(van, lastSet);
  return (
    found && (
      <div className={classes(styles.hint, className)}>
        <Icon of={TriangleAlert} small />
        <p>{found.text}</p>
        <Button size="small" className="rigid" onClick={({ currentTarget }) => onFix(found.fix.change, currentTarget)}>
          {found.fix.label}
        </Button>
      </div>
    )
  );
}
