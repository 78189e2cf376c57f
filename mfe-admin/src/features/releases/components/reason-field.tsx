import { MAX_RELEASE_REASON_LENGTH, TOO_LONG_RELEASE_REASON } from '@forecourt/contracts';
import { countCharacters } from '@forecourt/rules';
import { FormTextArea } from '@forecourt/ui';

const HINT = `The history keeps it, so name no customers. At most ${MAX_RELEASE_REASON_LENGTH} characters.`;

/** What is wrong with a reason before it is sent; null if nothing is. */
export function reasonFault(reason: string): string | null {
  if (reason.trim() === '') return 'Say why, in a few words';
  return countCharacters(reason, MAX_RELEASE_REASON_LENGTH).isTooLong ? TOO_LONG_RELEASE_REASON : null;
}

interface ReasonFieldProps {
  readonly reason: string;
  readonly fault: string | null;
  readonly onType: (reason: string) => void;
}

/** Why something is done to a part of the site. */
export function ReasonField({ reason, fault, onType }: ReasonFieldProps) {
  return (
    <FormTextArea
      label="Reason"
      hint={countCharacters(reason, MAX_RELEASE_REASON_LENGTH).text ?? HINT}
      required
      rows={2}
      autoComplete="off"
      value={reason}
      error={fault}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
