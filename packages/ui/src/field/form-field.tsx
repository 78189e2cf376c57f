import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { Icon, TriangleAlert } from '../icon/icon.tsx';
import field from './field.module.css';
import styles from './form-field.module.css';

interface FormFieldLook {
  readonly label: string;
  /** What is wrong with it, under it; null or undefined: nothing is. */
  readonly error?: string | null | undefined;
  /** What helps to fill it in, under its label. */
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
}

/** What ties a control to its label, hint and message; one that is wrong says so to screen readers too. */
function useControl({ error, hint }: FormFieldLook) {
  const id = useId();
  const parts = { error: `${id}-error`, hint: `${id}-hint` };
  const describedBy = [hint && parts.hint, error && parts.error].filter(Boolean).join(' ');
  const attributes = { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined };
  return { attributes, parts };
}

export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p id={id} className={styles.error}>
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

function Frame({ label, error, hint, className, required, control, children }: FrameProps) {
  return (
    <div className={classes(field.field, className)}>
      <label htmlFor={control.attributes.id} className={field.label}>
        {label}
        {required && ' *'}
      </label>
      {hint && (
        <p id={control.parts.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={control.parts.error}>{error}</FieldError>}
    </div>
  );
}

const controlClass = (error: FormFieldLook['error'], ...more: (string | undefined)[]) =>
  classes(field.control, ...more, error ? styles.wrong : undefined);

/** A text field of a form, with its message under it. `required` shows the asterisk. */
export function FormInput({ label, error, hint, className, ...rest }: FormFieldLook & Omit<ComponentProps<'input'>, 'id'>) {
  const control = useControl({ label, error, hint });
  return (
    <Frame {...{ label, error, hint, className, control }} required={rest.required}>
      <input {...rest} {...control.attributes} className={controlClass(error)} />
    </Frame>
  );
}

/** A text of several lines in a form. */
export function FormTextArea({ label, error, hint, className, ...rest }: FormFieldLook & Omit<ComponentProps<'textarea'>, 'id'>) {
  const control = useControl({ label, error, hint });
  return (
    <Frame {...{ label, error, hint, className, control }} required={rest.required}>
      <textarea {...rest} {...control.attributes} className={controlClass(error, styles.textarea)} />
    </Frame>
  );
}

interface FormSelectProps extends FormFieldLook, Omit<ComponentProps<'select'>, 'id' | 'children' | 'className'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice from a list in a form. */
export function FormSelect({ label, error, hint, className, options, ...rest }: FormSelectProps) {
  const control = useControl({ label, error, hint });
  return (
    <Frame {...{ label, error, hint, className, control }} required={rest.required}>
      <select {...rest} {...control.attributes} className={controlClass(error, field.select)}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** Something to agree to in a form: a sentence beside its box. */
export function FormCheckbox({
  label,
  error,
  className,
  ...rest
}: Omit<FormFieldLook, 'hint'> & Omit<ComponentProps<'input'>, 'id' | 'type'>) {
  const control = useControl({ label, error });
  return (
    <div className={className}>
      <label className={styles.check}>
        <input {...rest} {...control.attributes} type="checkbox" className={field.box} />
        <span>
          {label}
          {rest.required && ' *'}
        </span>
      </label>
      {error && <FieldError id={control.parts.error}>{error}</FieldError>}
    </div>
  );
}
