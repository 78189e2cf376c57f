import { MAX_PASSKEY_NAME_LENGTH, type SignedIn } from '@forecourt/contracts';
import { Button, FormInput, SendButton } from '@forecourt/ui';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { ErrorNote } from '../error-note/error-note.tsx';
import styles from '../second-factor/second-factor.module.css';
import { whyNoPasskey } from './passkey-words.ts';
import { useSetUpPasskey } from './set-up.ts';

interface FirstPasskeyFormProps {
  readonly ticket: string;
  readonly onDone: (done: SignedIn) => void;
  readonly onCancel: () => void;
}

const faultIn = (name: string): string | null => {
  if (name === '') return 'Enter a name';
  return name.length > MAX_PASSKEY_NAME_LENGTH ? `Use at most ${MAX_PASSKEY_NAME_LENGTH} characters` : null;
};

/** Names the account's first passkey, before the browser makes it. */
export function FirstPasskeyForm({ ticket, onDone, onCancel }: FirstPasskeyFormProps) {
  const { mutate, isPending, error } = useSetUpPasskey(ticket, onDone);
  const [fault, setFault] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    const found = faultIn(name);
    setFault(found);
    if (found !== null) form.current?.querySelector('input')?.focus();
    else if (!isPending) mutate(name);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <FormInput
        label="Name of the passkey"
        name="name"
        hint="So that you know it again: “My phone”, for example."
        autoComplete="off"
        error={fault}
        onInput={() => setFault(null)}
      />
      {error && <ErrorNote>{whyNoPasskey(error)}</ErrorNote>}
      <div className={styles.buttons}>
        <Button onClick={onCancel} disabled={isPending}>
          Back
        </Button>
        <SendButton type="submit" variant="primary" isSending={isPending} underWay="Waiting for your device...">
          Continue
        </SendButton>
      </div>
    </form>
  );
}
