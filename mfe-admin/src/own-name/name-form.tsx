import { MAX_STAFF_NAME_LENGTH } from '@forecourt/contracts';
import { FormInput, SendButton } from '@forecourt/ui';
import { ApiError } from '@forecourt/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import { whyNot } from '../calls/why-not.ts';
import { ErrorNote } from '../error-note/error-note.tsx';
import styles from './name-form.module.css';
import { useRename } from './rename.ts';

interface NameFormProps {
  /** Null if the account has none. */
  readonly name: string | null;
  readonly hint: string;
}

const faultIn = (name: string): string | null => {
  if (name === '') return 'Enter your name';
  return name.length > MAX_STAFF_NAME_LENGTH ? `Use at most ${MAX_STAFF_NAME_LENGTH} characters` : null;
};

/** The user's own name. */
export function NameForm({ name: stored, hint }: NameFormProps) {
  const [typed, setTyped] = useState(stored ?? '');
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error, reset } = useRename();
  const refused = error instanceof ApiError ? error.problem?.errors?.find(({ path }) => path === 'name')?.message : undefined;
  const name = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faultIn(name)) form.current?.querySelector('input')?.focus();
    else if (!isPending) mutate(name);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <FormInput
        label="Your name"
        autoComplete="name"
        hint={hint}
        value={typed}
        error={refused ?? (isTried ? faultIn(name) : null)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          if (error) reset();
        }}
      />
      {error && refused === undefined && <ErrorNote>{whyNot(error)}</ErrorNote>}
      <SendButton type="submit" size="small" className="at-left" isSending={isPending} underWay="Saving...">
        Save name
      </SendButton>
    </form>
  );
}
