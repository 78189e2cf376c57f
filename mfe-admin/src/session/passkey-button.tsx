import { SendButton } from '@forecourt/ui';
import { usePasskeySignIn } from './passkey-sign-in.ts';

/** Logs in with a passkey of this device, or of a phone or key beside it. */
export function PasskeyButton() {
  const { mutate, isPending } = usePasskeySignIn();
  return (
    <SendButton block isSending={isPending} underWay="Waiting for your passkey..." onClick={() => mutate()}>
      Use a passkey
    </SendButton>
  );
}
