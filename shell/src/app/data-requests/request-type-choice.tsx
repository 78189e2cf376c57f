import { DATA_REQUEST_TYPES } from '@forecourt/contracts';
import { FieldError } from '@forecourt/ui';
import { type ComponentProps, useId } from 'react';
import { REQUEST_TYPES } from './data-request-values.ts';
import styles from './request-type-choice.module.css';

interface RequestTypeChoiceProps extends ComponentProps<'input'> {
  readonly error?: string | undefined;
  /** The one selected in the server's HTML. */
  readonly chosen: string | undefined;
}

/** The six rights, each with a line that explains it. */
export function RequestTypeChoice({ error, chosen, autoFocus, ...radio }: RequestTypeChoiceProps) {
  const errorId = useId();
  return (
    <fieldset className="stack gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 small ink medium">What would you like us to do? *</legend>
      {DATA_REQUEST_TYPES.map((type, index) => (
        <label key={type} className={styles.option}>
          <input
            {...radio}
            {...(autoFocus && index === 0 && { autoFocus })}
            type="radio"
            value={type}
            defaultChecked={type === chosen}
            className={styles.radio}
          />
          <span>
            <b className="block ink strong leading-close">{REQUEST_TYPES[type].name}</b>
            <span className="block small muted leading-close">{REQUEST_TYPES[type].says}</span>
          </span>
        </label>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
