import type { ComponentProps } from 'react';
import field from './field.module.css';
import styles from './form-field.module.css';
import { controlClass, FieldError, type FormFieldLook, Frame, useControl } from './form-frame.tsx';

export { FieldError } from './form-frame.tsx';

interface FormInputProps extends FormFieldLook, Omit<ComponentProps<'input'>, 'id' | 'className' | 'maxLength'> {
  /** In front of the text: "£". */
  readonly affix?: string;
}

/** A text field of a form, with its error below. `required` shows the asterisk. A text that is too long is refused, never cut. */
export function FormInput({ label, error, hint, className, affix, ...rest }: FormInputProps) {
  const control = useControl({ label, error, hint });
  const input = <input {...rest} {...control.attributes} className={controlClass(error)} />;
  return (
    <Frame {...{ label, error, hint, className, control }} required={rest.required}>
      {affix ? (
        <span className={field.affixed}>
          <span className={field.affix} aria-hidden="true">
            {affix}
          </span>
          {input}
        </span>
      ) : (
        input
      )}
    </Frame>
  );
}

/** A multi-line text in a form. */
export function FormTextArea({
  label,
  error,
  hint,
  className,
  ...rest
}: FormFieldLook & Omit<ComponentProps<'textarea'>, 'id' | 'maxLength'>) {
  const control = useControl({ label, error, hint });
  return (
    <Frame {...{ label, error, hint, className, control }} required={rest.required}>
      <textarea {...rest} {...control.attributes} className={controlClass(error, styles.textarea)} />
    </Frame>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

interface FormSelectProps extends FormFieldLook, Omit<ComponentProps<'select'>, 'id' | 'children' | 'className'> {
  readonly options: readonly Option[];
  /** Further options, below a label of their own. */
  readonly group?: { readonly label: string; readonly options: readonly Option[] } | undefined;
}

const optionsOf = (options: readonly Option[]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** A select in a form. */
export function FormSelect({ label, error, hint, className, options, group, ...rest }: FormSelectProps) {
  const control = useControl({ label, error, hint });
  return (
    <Frame {...{ label, error, hint, className, control }} required={rest.required}>
      <select {...rest} {...control.attributes} className={controlClass(error, field.select)}>
        {optionsOf(options)}
        {group && <optgroup label={group.label}>{optionsOf(group.options)}</optgroup>}
      </select>
    </Frame>
  );
}

/** A checkbox in a form, with a sentence to agree to. */
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
