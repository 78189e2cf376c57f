import type { CodeAsked } from '@forecourt/contracts';
import { Button, buttonClass, SendButton } from '@forecourt/ui';
import { ApiError, Link, useNavigate, useQuery, useQueryClient } from '@forecourt/web-kit';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { whyNot } from '../calls/why-not.ts';
import { ErrorNote } from '../error-note/error-note.tsx';
import { Entrance } from './entrance.tsx';
import { linkQuery, useFollowLink } from './follow-link.ts';
import { faultOfNewPassword, NewPasswordInput } from './new-password-input.tsx';
import { SecondStep } from './second-step.tsx';

/** What the link in an invitation opens. */
export function SetPasswordScreen({ token }: { readonly token: string }) {
  const { data: holder, error, refetch } = useQuery(linkQuery(token));
  const [asked, setAsked] = useState<CodeAsked | null>(null);
  if (asked) return <StepScreen asked={asked} />;
  return (
    <Entrance title="Set your password">
      {holder && (
        <>
          <p>
            {holder.isInvitation ? `Welcome, ${holder.name}. ` : ''}You log in with <b>{holder.email}</b>.
          </p>
          <Fields token={token} email={holder.email} onStepAsked={setAsked} />
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

/** The password is set, and the account asks for more before it lets anybody in. */
function StepScreen({ asked }: { readonly asked: CodeAsked }) {
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
      <p>Your new password is set.{!asked.asksSetUp && ' Your account also asks for a code.'}</p>
      <SecondStep asked={asked} onSignedIn={enter} onStartAgain={leave} />
    </Entrance>
  );
}

interface FieldsProps {
  readonly token: string;
  readonly email: string;
  readonly onStepAsked: (asked: CodeAsked) => void;
}

function Fields({ token, email, onStepAsked }: FieldsProps) {
  const { mutate, isPending, error, reset } = useFollowLink(token, onStepAsked);
  const [wrong, setWrong] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const refused = error instanceof ApiError ? error.problem?.errors?.find(({ path }) => path === 'newPassword') : undefined;
  // At first, and whenever it is wrong again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same fault may be found again
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('[name=password]')?.focus(), [wrong, error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    const fault = faultOfNewPassword(password);
    setWrong(fault);
    if (fault !== null) form.current?.querySelector<HTMLElement>('[name=password]')?.focus();
    else if (!isPending) mutate(password);
  };
  return (
    <form ref={form} className="stack gap-5" onSubmit={submit} noValidate>
      {/* For the browser's list of passwords. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordInput
        name="password"
        error={wrong ?? refused?.message ?? null}
        onInput={() => {
          setWrong(null);
          if (error) reset();
        }}
      />
      {error && !refused && <ErrorNote>{whyNot(error)}</ErrorNote>}
      <SendButton type="submit" variant="primary" block isSending={isPending} underWay="Setting it...">
        Set password
      </SendButton>
    </form>
  );
}
