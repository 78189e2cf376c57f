import { PasswordInput, SendButton } from '@forecourt/ui';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSignIn } from './sign-in.ts';

interface SignInFormProps {
  readonly onSignedIn?: () => void;
}

/** A single field: the password (product §2, Admin area). */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const { mutate, isPending, error, reset } = useSignIn(onSignedIn);
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLFormElement>(null);
  // The toast says why the server refuses it (product §8).
  const wrong = isEmpty ? 'Enter your password' : null;

  useLayoutEffect(() => {
    if (wrong || error) field.current?.querySelector('input')?.focus();
  }, [wrong, error]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setEmpty(password === '');
    if (password !== '' && !isPending) mutate(password);
  };

  return (
    <form ref={field} className="stack gap-5" onSubmit={submit} noValidate>
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        error={wrong}
        onInput={() => {
          setEmpty(false);
          if (error) reset();
        }}
      />
      <div data-toasts />
      <SendButton type="submit" variant="primary" block isSending={isPending} underWay="Logging in...">
        Log in
      </SendButton>
    </form>
  );
}
