import { type ComponentProps, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Eye, EyeOff, Icon } from '../icon/icon.tsx';
import { controlClass, type FormFieldLook, Frame, useControl } from './form-frame.tsx';
import styles from './password-input.module.css';

/** A password field whose text can be shown. */
export function PasswordInput({
  label,
  error,
  hint,
  className,
  ...rest
}: FormFieldLook & Omit<ComponentProps<'input'>, 'id' | 'type'>) {
  const control = useControl({ label, error, hint });
  const [shown, setShown] = useState(false);
  return (
    <Frame {...{ label, error, hint, className, control }} required={rest.required}>
      <span className={styles.row}>
        <input
          {...rest}
          {...control.attributes}
          type={shown ? 'text' : 'password'}
          className={controlClass(error, styles.input)}
        />
        <Button
          variant="quiet"
          size="icon"
          className={styles.toggle}
          aria-label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} />
        </Button>
      </span>
    </Frame>
  );
}
