import { SendButton } from '@forecourt/ui';
import { usePasskeySignIn } from './passkey-sign-in.ts';

interface PasskeyButtonProps {
  readonly onSignedIn?: (() => void) | undefined;
}

/** Logs in with a passkey of this device, or of a phone or key beside it. */
export function PasskeyButton({ onSignedIn }: PasskeyButtonProps) {
  const { mutate, isPending } = usePasskeySignIn(onSignedIn);
  return (
    <SendButton block isSending={isPending} underWay="Waiting for your passkey..." onClick={() => mutate()}>
      Use a passkey
    </SendButton>
  );
}
