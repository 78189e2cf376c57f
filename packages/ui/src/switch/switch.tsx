import { type ComponentProps, useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'id' | 'className'> {
  readonly label: string;
  /** What it turns on, below its label. */
  readonly hint: string;
}

/** An on/off switch with an explanation. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id} className="ink strong">
        {label}
      </label>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the browser says whether a checkbox is checked */}
      <input {...rest} id={id} type="checkbox" role="switch" aria-describedby={`${id}-hint`} className={styles.switch} />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}

interface StateSwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'id' | 'className'> {
  /** Its accessible name, the same in either state: "Sold". */
  readonly label: string;
  /** The current state, shown beside it: "SOLD", "Available". */
  readonly state: string;
}

/** A switch in a row of controls that shows in words which of two states applies. */
export function StateSwitch({ label, state, ...rest }: StateSwitchProps) {
  const id = useId();
  return (
    <label className={styles.stateRow}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the browser says whether a checkbox is checked */}
      <input {...rest} type="checkbox" role="switch" aria-label={label} aria-describedby={id} className={styles.switch} />
      <span id={id}>{state}</span>
    </label>
  );
}
