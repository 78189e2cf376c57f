import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { Icon, TriangleAlert } from '../icon/icon.tsx';
import field from './field.module.css';
import styles from './form-field.module.css';

export interface FormFieldLook {
  readonly label: string;
  /** Error message, below the field; null or undefined: no error. */
  readonly error?: string | null | undefined;
  /** Help, below the label. */
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
}

/** Ids and attributes that associate a control with its label, hint and error. */
export function useControl({ error, hint }: FormFieldLook) {
  const id = useId();
  const parts = { error: `${id}-error`, hint: `${id}-hint` };
  const describedBy = [hint && parts.hint, error && parts.error].filter(Boolean).join(' ');
  const attributes = { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined };
  return { attributes, parts };
}

interface FieldErrorProps {
  readonly id: string;
  readonly children: string;
  /** Read out as it appears: for a field that is checked when it is left. A form that is checked as a whole moves the focus. */
  readonly announced?: boolean;
}

export function FieldError({ id, children, announced }: FieldErrorProps) {
  return (
    <p id={id} role={announced ? 'alert' : undefined} className={styles.error}>
      <Icon of={TriangleAlert} small />
      <span>{children}</span>
    </p>
  );
}

interface FrameProps extends FormFieldLook {
  readonly required?: boolean | undefined;
  readonly control: ReturnType<typeof useControl>;
  readonly children: ReactNode;
}

export function Frame({ label, error, hint, className, required, control, children }: FrameProps) {
  return (
    <div className={classes(field.field, className)}>
      <label htmlFor={control.attributes.id} className="small ink medium leading-snug">
        {label}
        {required && ' *'}
      </label>
      {hint && (
        <p id={control.parts.hint} className="tiny muted leading-even">
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={control.parts.error}>{error}</FieldError>}
    </div>
  );
}

export const controlClass = (error: FormFieldLook['error'], ...more: (string | false | undefined)[]) =>
  classes(field.control, ...more, error ? styles.wrong : undefined);
