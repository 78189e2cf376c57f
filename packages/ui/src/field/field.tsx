import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import styles from './field.module.css';
import { controlClass, FieldError, useControl } from './form-frame.tsx';

interface FieldLook {
  readonly label: string;
  /** For screen readers only, if the field's position or placeholder shows what it is. */
  readonly hideLabel?: boolean;
  /** 44 instead of 48 px high, for toolbars and sidebars. */
  readonly compact?: boolean;
}

interface SelectProps extends FieldLook, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  readonly options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
}

export function Select({ label, hideLabel, compact, options, className, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'small ink medium leading-snug'}>
        {label}
      </label>
      <select {...rest} id={id} className={classes(styles.control, styles.select, compact && styles.compact)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TypedLook extends FieldLook {
  /** Error message, below the field. */
  readonly error?: string | null | undefined;
}

interface TextInputProps extends TypedLook, Omit<ComponentProps<'input'>, 'id' | 'maxLength'> {
  /** In front of the text: "£", or an icon. */
  readonly affix?: ReactNode;
}

export function TextInput({ label, hideLabel, compact, affix, error, className, ...rest }: TextInputProps) {
  const { attributes, parts } = useControl({ label, error });
  const input = <input {...rest} {...attributes} className={controlClass(error, compact && styles.compact)} />;
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={attributes.id} className={hideLabel ? 'visually-hidden' : 'small ink medium leading-snug'}>
        {label}
      </label>
      {affix ? (
        <span className={styles.affixed}>
          <span className={styles.affix} aria-hidden="true">
            {affix}
          </span>
          {input}
        </span>
      ) : (
        input
      )}
      {error && (
        <FieldError id={parts.error} announced>
          {error}
        </FieldError>
      )}
    </div>
  );
}

/** A multi-line text for toolbars and cards; forms use `FormTextArea`. */
export function TextArea({
  label,
  hideLabel,
  compact,
  error,
  className,
  ...rest
}: TypedLook & Omit<ComponentProps<'textarea'>, 'id' | 'maxLength'>) {
  const { attributes, parts } = useControl({ label, error });
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={attributes.id} className={hideLabel ? 'visually-hidden' : 'small ink medium leading-snug'}>
        {label}
      </label>
      <textarea {...rest} {...attributes} className={controlClass(error, styles.lines, compact && styles.compact)} />
      {error && (
        <FieldError id={parts.error} announced>
          {error}
        </FieldError>
      )}
    </div>
  );
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'>, Pick<FieldLook, 'label' | 'hideLabel'> {
  /** The number of results it leads to, as text: shown at the end of the row. */
  readonly count?: string | undefined;
}

export function Checkbox({ label, hideLabel, count, ...rest }: CheckboxProps) {
  return (
    <label className={classes(styles.check, count === '0' && !rest.checked && styles.leadsNowhere)}>
      <input {...rest} type="checkbox" className={styles.box} />
      <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
      {count !== undefined && <span className="to-end small muted tabular">{count}</span>}
    </label>
  );
}
