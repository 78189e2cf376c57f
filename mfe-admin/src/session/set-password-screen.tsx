import { MIN_PASSWORD_LENGTH } from '@forecourt/contracts';
import { Button, buttonClass, PasswordInput, SendButton } from '@forecourt/ui';
import { ApiError, Link, useNavigate, useQuery, useQueryClient } from '@forecourt/web-kit';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { whyNot } from '../calls/why-not.ts';
import { ErrorNote } from '../error-note/error-note.tsx';
import { CodeForm } from './code-form.tsx';
import { Entrance } from './entrance.tsx';
import { linkQuery, useFollowLink } from './follow-link.ts';

/** What the link in an invitation opens. */
export function SetPasswordScreen({ token }: { readonly token: string }) {
  const { data: holder, error, refetch } = useQuery(linkQuery(token));
  const [ticket, setTicket] = useState<string | null>(null);
  if (ticket !== null) return <CodeScreen ticket={ticket} />;
  return (
    <Entrance title="Set your password">
      {holder && (
        <>
          <p>
            {holder.isInvitation ? `Welcome, ${holder.name}. ` : ''}You log in with <b>{holder.email}</b>.
          </p>
          <Fields token={token} email={holder.email} onCodeAsked={setTicket} />
        </>
      )}
      {!holder && !error && <p role="status">Checking your link...</p>}
      {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
      {error && isOver(error) && (
        <Link to="/admin" className={buttonClass({ variant: 'dark', block: true })}>
          Log in
        </Link>
      )}
      {error && !isOver(error) && <Button onClick={() => void refetch()}>Try again</Button>}
    </Entrance>
  );
}

const isOver = (error: Error): boolean => error instanceof ApiError && error.status < 500;

/** The password is set, and the account asks for its code before it lets anybody in. */
function CodeScreen({ ticket }: { readonly ticket: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = () => void navigate('/admin', { replace: true });
  const enter = () => {
    // What another account has read.
    client.clear();
    leave();
  };
  return (
    <Entrance title="Password set">
      <p>Your new password is set. Your account also asks for a code.</p>
      <CodeForm ticket={ticket} onSignedIn={enter} onStartAgain={leave} />
    </Entrance>
  );
}

interface FieldsProps {
  readonly token: string;
  readonly email: string;
  readonly onCodeAsked: (ticket: string) => void;
}

function Fields({ token, email, onCodeAsked }: FieldsProps) {
  const { mutate, isPending, error, reset } = useFollowLink(token, onCodeAsked);
  const [wrong, setWrong] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('[name=password]')?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    const isShort = password.length < MIN_PASSWORD_LENGTH;
    setWrong(isShort ? `Use at least ${MIN_PASSWORD_LENGTH} characters` : null);
    if (isShort) form.current?.querySelector<HTMLElement>('[name=password]')?.focus();
    else if (!isPending) mutate(password);
  };
  return (
    <form ref={form} className="stack gap-5" onSubmit={submit} noValidate>
      {/* For the browser's list of passwords. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters. Three words that nobody would put together do well.`}
        error={wrong}
        onInput={() => {
          setWrong(null);
          if (error) reset();
        }}
      />
      {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
      <SendButton type="submit" variant="primary" block isSending={isPending} underWay="Setting it...">
        Set password
      </SendButton>
    </form>
  );
}
