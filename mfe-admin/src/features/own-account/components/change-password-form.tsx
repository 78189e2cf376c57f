import { Button, PasswordInput, SendButton } from '@forecourt/ui';
import { ApiError } from '@forecourt/web-kit';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import styles from '../../../second-factor/second-factor.module.css';
import { faultOfNewPassword, NewPasswordInput } from '../../../session/new-password-input.tsx';
import { useChangePassword } from '../api/own-password.ts';

type Field = 'currentPassword' | 'newPassword';

const faultsIn = (current: string, next: string): Partial<Record<Field, string>> => {
  const newPassword = faultOfNewPassword(next);
  return {
    ...(current === '' && { currentPassword: 'Enter your current password' }),
    ...(newPassword !== null && { newPassword }),
  };
};

interface ChangePasswordFormProps {
  readonly email: string;
  readonly onDone: () => void;
}

/** Asks for the password that there is, and for a new one. */
export function ChangePasswordForm({ email, onDone }: ChangePasswordFormProps) {
  const { mutate, isPending, error, reset } = useChangePassword(onDone);
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const refused = error instanceof ApiError ? error.problem?.errors?.[0] : undefined;
  const faultOf = (field: Field) => faults[field] ?? (refused?.path === field ? refused.message : null);
  const wrong = faultOf('currentPassword') !== null ? 'currentPassword' : faultOf('newPassword') !== null ? 'newPassword' : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same field may be wrong again
  useLayoutEffect(
    () => form.current?.querySelector<HTMLElement>(`[name=${wrong ?? 'currentPassword'}]`)?.focus(),
    [wrong, faults, error],
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const currentPassword = String(typed.get('currentPassword') ?? '');
    const newPassword = String(typed.get('newPassword') ?? '');
    const found = faultsIn(currentPassword, newPassword);
    setFaults(found);
    if (Object.keys(found).length === 0 && !isPending) mutate({ currentPassword, newPassword });
  };
  const forget = (field: Field) => () => {
    if (faults[field]) setFaults({ ...faults, [field]: undefined });
    if (error) reset();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {/* For the browser's list of passwords. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        error={faultOf('currentPassword')}
        onInput={forget('currentPassword')}
      />
      <NewPasswordInput name="newPassword" error={faultOf('newPassword')} onInput={forget('newPassword')} />
      {error && !refused && <ErrorNote>{whyNot(error)}</ErrorNote>}
      <div className={styles.buttons}>
        <Button onClick={onDone} disabled={isPending}>
          Cancel
        </Button>
        <SendButton type="submit" variant="dark" isSending={isPending} underWay="Changing it...">
          Save password
        </SendButton>
      </div>
    </form>
  );
}
