import { Checkbox } from '@forecourt/ui';
import { useRef } from 'react';
import styles from './card-choice.module.css';

export interface CardChoiceProps {
  readonly id: number;
  readonly title: string;
  readonly isSelected: boolean;
  readonly onPress: (id: number, isRange: boolean) => void;
}

/** Selects a van; with Shift, all from the last one pressed as well. */
export function CardChoice({ id, title, isSelected, onPress }: CardChoiceProps) {
  // A change does not say whether Shift was held, and not every browser says it of a click by the space bar.
  const isRange = useRef(false);
  return (
    <div className={styles.choice}>
      <Checkbox
        label={`Select ${title}`}
        hideLabel
        checked={isSelected}
        onKeyDown={(event) => {
          isRange.current = event.shiftKey;
        }}
        onClick={(event) => {
          isRange.current ||= event.shiftKey;
        }}
        onChange={() => {
          onPress(id, isRange.current);
          isRange.current = false;
        }}
      />
    </div>
  );
}
