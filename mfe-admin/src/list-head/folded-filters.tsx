import { Button, Icon, SlidersHorizontal } from '@forecourt/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import styles from './folded-filters.module.css';

interface FoldedFiltersProps {
  /** How many are in force. */
  readonly count: number;
  /** Takes all of them away. */
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** The filters beside a list's search. On a phone a button opens them and counts those in force. */
export function FoldedFilters({ count, onClear, children }: FoldedFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const clear = () => {
    onClear();
    opener.current?.focus();
  };
  return (
    <>
      <Button
        ref={opener}
        size="small"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((wasOpen) => !wasOpen)}
      >
        <Icon of={SlidersHorizontal} small />
        Filters{count > 0 && ` (${count})`}
      </Button>
      <div id={id} className={isOpen ? styles.filters : styles.closed}>
        {children}
        {count > 0 && (
          <Button size="small" variant="quiet" className={styles.clear} onClick={clear}>
            Clear filters
          </Button>
        )}
      </div>
    </>
  );
}
