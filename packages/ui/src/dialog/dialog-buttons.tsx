import { type ComponentProps, useContext, useLayoutEffect } from 'react';
import { Button, type ButtonLook } from '../button/button.tsx';
import { HeldContext } from './held.ts';

export interface SendButtonProps extends ButtonLook, ComponentProps<'button'> {
  readonly isSending: boolean;
  /** Its words meanwhile: "Posting...". */
  readonly underWay: string;
}

/** A button that sends something. While it does, it cannot be pressed, and the dialog that it is in cannot be closed. */
export function SendButton({ isSending, underWay, onClick, children, ...rest }: SendButtonProps) {
  const { hold } = useContext(HeldContext);
  useLayoutEffect(() => (isSending ? hold() : undefined), [isSending, hold]);
  return (
    <Button aria-disabled={isSending} {...rest} aria-busy={isSending} onClick={isSending ? undefined : onClick}>
      {isSending ? underWay : children}
    </Button>
  );
}

/** Closes the dialog that it is in, unless that cannot be closed now. */
export function CancelButton({
  children = 'Cancel',
  ...rest
}: Omit<ButtonLook & ComponentProps<'button'>, 'onClick' | 'disabled'>) {
  const { close } = useContext(HeldContext);
  return (
    <Button {...rest} disabled={!close} onClick={close}>
      {children}
    </Button>
  );
}
