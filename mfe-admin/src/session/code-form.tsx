import { Button, FormInput, SendButton } from '@forecourt/ui';
import { ApiError } from '@forecourt/web-kit';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { whyNot } from '../calls/why-not.ts';
import styles from './code-form.module.css';
import { useSecondStep } from './take-second-step.ts';

const KINDS = {
  app: { label: 'Code', hint: 'The six digits that your authenticator app shows.', other: 'Use a recovery code' },
  recovery: { label: 'Recovery code', hint: 'One of those that you have kept. Each works once.', other: 'Use the app' },
} as const;

interface CodeFormProps {
  /** Stands for the password. */
  readonly ticket: string;
  readonly onSignedIn?: (() => void) | undefined;
  readonly onStartAgain: () => void;
}

/** The second step of a login, for accounts that ask for one. */
export function CodeForm({ ticket, onSignedIn, onStartAgain }: CodeFormProps) {
  const { mutate, isPending, error, reset } = useSecondStep(ticket, onSignedIn, onStartAgain);
  const [kind, setKind] = useState<keyof typeof KINDS>('app');
  const [isEmpty, setEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { label, hint, other } = KINDS[kind];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field is to be filled in, or this one again
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), [kind, error, isEmpty]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    setEmpty(code === '');
    if (code && !isPending) mutate(code);
  };
  const forget = () => {
    setEmpty(false);
    if (error) reset();
  };
  const change = () => {
    forget();
    setKind(kind === 'app' ? 'recovery' : 'app');
  };
  return (
    <form ref={form} className="stack gap-5" onSubmit={submit} noValidate>
      <FormInput
        key={kind}
        label={label}
        name="code"
        hint={hint}
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        error={isEmpty ? 'Enter the code' : sentenceOf(error)}
        onInput={forget}
      />
      <SendButton type="submit" variant="primary" block isSending={isPending} underWay="Logging in...">
        Log in
      </SendButton>
      <div className={styles.ways}>
        <Button variant="quiet" size="small" onClick={change}>
          {other}
        </Button>
        <Button variant="quiet" size="small" onClick={onStartAgain}>
          Start again
        </Button>
      </div>
    </form>
  );
}

/** What a toast says already is not said twice. */
const sentenceOf = (error: Error | null): string | null =>
  error === null || (error instanceof ApiError && error.status === 401) ? null : whyNot(error);
