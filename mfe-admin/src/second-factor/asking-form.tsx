import { Button, type ButtonLook, FormInput, PasswordInput, SendButton } from '@forecourt/ui';
import { ApiError } from '@forecourt/web-kit';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { whyNot } from '../calls/why-not.ts';
import { ErrorNote } from '../error-note/error-note.tsx';
import styles from './second-factor.module.css';

const FIELDS = {
  password: { label: 'Your password', missing: 'Enter your password', hint: undefined },
  code: { label: 'Code', missing: 'Enter the code', hint: 'The six digits that the app shows.' },
  proof: { label: 'Code', missing: 'Enter the code', hint: 'The six digits that the app shows, or a recovery code.' },
} as const;

interface AskingFormProps {
  readonly what: keyof typeof FIELDS;
  readonly verb: string;
  readonly look?: ButtonLook['variant'];
  /** The call that sends it. */
  readonly call: { readonly mutate: (typed: string) => void; readonly isPending: boolean; readonly error: Error | null };
  readonly onCancel: () => void;
  /** What it is for. */
  readonly children: ReactNode;
}

/** Asks for the one thing that shows that it is still the user, before the second factor changes. */
export function AskingForm({ what, verb, look = 'dark', call, onCancel, children }: AskingFormProps) {
  const { mutate, isPending, error } = call;
  const [isEmpty, setEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { label, missing, hint } = FIELDS[what];
  const refused = error instanceof ApiError ? error.problem?.errors?.[0]?.message : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is wrong is to be put right in the field
  useLayoutEffect(() => {
    // The QR code above it is needed first.
    const preventScroll = what === 'code' && !error && !isEmpty;
    form.current?.querySelector('input')?.focus({ preventScroll });
  }, [error, isEmpty]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('typed') ?? '');
    setEmpty(typed.trim() === '');
    if (typed.trim() && !isPending) mutate(typed);
  };
  const field = {
    label,
    name: 'typed',
    hint,
    error: isEmpty ? missing : (refused ?? null),
    onInput: () => setEmpty(false),
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {children}
      {what === 'password' ? (
        <PasswordInput {...field} autoComplete="current-password" />
      ) : (
        <FormInput
          {...field}
          autoComplete="one-time-code"
          inputMode={what === 'code' ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      {error && refused === undefined && <ErrorNote>{whyNot(error)}</ErrorNote>}
      <div className={styles.buttons}>
        <Button onClick={onCancel} disabled={isPending}>
          Cancel
        </Button>
        <SendButton type="submit" variant={look} isSending={isPending} underWay="One moment...">
          {verb}
        </SendButton>
      </div>
    </form>
  );
}
