import { MAX_PASSKEY_NAME_LENGTH } from '@forecourt/contracts';
import { Button, FormInput, PasswordInput, SendButton } from '@forecourt/ui';
import { ApiError } from '@forecourt/web-kit';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import styles from '../../../second-factor/second-factor.module.css';
import { whyNoPasskey } from '../../../session/passkey-words.ts';
import { useAddPasskey } from '../api/passkeys.ts';

type Field = 'name' | 'password';
type Faults = Partial<Record<Field, string>>;

const faultsIn = (name: string, password: string): Faults => ({
  ...(name === '' && { name: 'Enter a name' }),
  ...(name.length > MAX_PASSKEY_NAME_LENGTH && { name: `Use at most ${MAX_PASSKEY_NAME_LENGTH} characters` }),
  ...(password === '' && { password: 'Enter your password' }),
});

/** Names a new passkey, and asks for the password before the browser makes it. */
export function AddPasskeyForm({ onDone }: { readonly onDone: () => void }) {
  const { mutate, isPending, error, reset } = useAddPasskey(onDone);
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);
  const refused = error instanceof ApiError ? error.problem?.errors?.[0] : undefined;
  const faultOf = (field: Field) => faults[field] ?? (refused?.path === field ? refused.message : null);
  const first = (['name', 'password'] as const).find((field) => faultOf(field) !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same field may be wrong again
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>(`[name=${first ?? 'name'}]`)?.focus(), [first, faults, error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const name = String(typed.get('name') ?? '').trim();
    const password = String(typed.get('password') ?? '');
    const found = faultsIn(name, password);
    setFaults(found);
    if (Object.keys(found).length === 0 && !isPending) mutate({ name, password });
  };
  const forget = (field: Field) => () => {
    if (faults[field]) setFaults({ ...faults, [field]: undefined });
    if (error) reset();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <FormInput
        label="Name of the passkey"
        name="name"
        hint="So that you know it again: “My phone”, for example."
        autoComplete="off"
        error={faultOf('name')}
        onInput={forget('name')}
      />
      <PasswordInput
        label="Your password"
        name="password"
        autoComplete="current-password"
        error={faultOf('password')}
        onInput={forget('password')}
      />
      {error && !refused && <ErrorNote>{whyNoPasskey(error)}</ErrorNote>}
      <div className={styles.buttons}>
        <Button onClick={onDone} disabled={isPending}>
          Cancel
        </Button>
        <SendButton type="submit" variant="dark" isSending={isPending} underWay="Waiting for your device...">
          Continue
        </SendButton>
      </div>
    </form>
  );
}
