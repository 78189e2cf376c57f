import type { CodeAsked } from '@forecourt/contracts';
import { FormInput, PasswordInput, SendButton } from '@forecourt/ui';
import { ApiError, useQuery } from '@forecourt/web-kit';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { statusQuery } from './get-status.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { hasPasskeys } from './passkey-words.ts';
import { SecondStep } from './second-step.tsx';
import { useSignIn } from './sign-in.ts';

/** A single field: the password (product §2, Admin area); the email address too, once there is more than the first account. */
export function SignInForm() {
  const { data, isError } = useQuery(statusQuery(null));
  const [asked, setAsked] = useState<CodeAsked | null>(null);
  if (asked) return <SecondStep asked={asked} onStartAgain={() => setAsked(null)} />;
  if (!data && !isError) return <p role="status">Loading...</p>;
  return (
    <>
      <Fields asksEmail={data?.asksEmail ?? false} onStepAsked={setAsked} />
      {data?.asksPasskey && hasPasskeys() && <PasskeyButton />}
    </>
  );
}

/** Whether it is what was typed. */
const isWrong = ({ cause }: Error): boolean => cause instanceof ApiError && cause.status === 401;

interface FieldsProps {
  readonly asksEmail: boolean;
  readonly onStepAsked: (asked: CodeAsked) => void;
}

function Fields({ asksEmail, onStepAsked }: FieldsProps) {
  const { mutate, isPending, error, reset } = useSignIn(onStepAsked);
  const [isEmpty, setEmpty] = useState(false);
  const [isEmailMissing, setEmailMissing] = useState(false);
  const field = useRef<HTMLFormElement>(null);
  // The toast says why the server refuses it (product §8).
  const wrong = isEmpty ? 'Enter your password' : null;

  useLayoutEffect(() => field.current?.querySelector('input')?.focus(), []);
  useLayoutEffect(() => {
    if (wrong || error) field.current?.querySelector<HTMLElement>('[name=password]')?.focus();
  }, [wrong, error]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [email, password] = [typed.get('email'), typed.get('password')].map((value) => String(value ?? ''));
    setEmpty(password === '');
    if (!password || isPending) return;
    const isAlone = !email?.trim();
    mutate(
      { password, ...(!isAlone && { email: email?.trim() }) },
      // With a password of their own, colleagues easily miss the field above it.
      { onError: (refusal) => setEmailMissing(asksEmail && isAlone && isWrong(refusal)) },
    );
  };

  return (
    <form ref={field} className="stack gap-5" onSubmit={submit} noValidate>
      {asksEmail && (
        <FormInput
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          hint="If you have an account of your own. The owner’s one password needs no email."
          error={isEmailMissing ? 'Have you an account of your own? Then enter its email too.' : null}
          onInput={() => {
            setEmailMissing(false);
            if (error) reset();
          }}
        />
      )}
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
