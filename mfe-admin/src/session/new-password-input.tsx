import { MIN_PASSWORD_LENGTH } from '@forecourt/contracts';
import { PasswordInput } from '@forecourt/ui';

/** What the form can tell by itself; the server knows what is easy to guess. @returns null if nothing is wrong. */
export const faultOfNewPassword = (typed: string): string | null =>
  typed.length < MIN_PASSWORD_LENGTH ? `Use at least ${MIN_PASSWORD_LENGTH} characters` : null;

interface NewPasswordInputProps {
  readonly name: string;
  readonly error: string | null;
  readonly onInput: () => void;
}

/** A password that somebody chooses. */
export function NewPasswordInput(props: NewPasswordInputProps) {
  return (
    <PasswordInput
      label="New password"
      autoComplete="new-password"
      hint={`At least ${MIN_PASSWORD_LENGTH} characters. Three words that nobody would put together do well; names and common words do not.`}
      {...props}
    />
  );
}
