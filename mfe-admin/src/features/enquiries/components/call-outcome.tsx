import { CALL_OUTCOME_LABELS, CALL_OUTCOMES, type CallOutcome } from '@forecourt/contracts';
import { FieldError } from '@forecourt/ui';
import { useId } from 'react';
import styles from './call-outcome.module.css';

interface CallOutcomeProps {
  readonly chosen: CallOutcome | null;
  readonly error: string | null;
  readonly onChoose: (outcome: CallOutcome) => void;
}

/** What came of a call. */
export function CallOutcomeChoice({ chosen, error, onChoose }: CallOutcomeProps) {
  const id = useId();
  return (
    <fieldset className="stack gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="visually-hidden">What came of it</legend>
      <div className={styles.choices}>
        {CALL_OUTCOMES.map((outcome) => (
          <label key={outcome} className={styles.choice}>
            <input
              type="radio"
              name={`${id}-outcome`}
              className={styles.radio}
              checked={outcome === chosen}
              onChange={() => onChoose(outcome)}
            />
            {CALL_OUTCOME_LABELS[outcome]}
          </label>
        ))}
      </div>
      {error && (
        <FieldError id={`${id}-error`} announced>
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
