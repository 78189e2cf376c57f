import { useBlocker } from '@forecourt/web-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OfficeParam } from '../address/office-address.ts';

export interface Leaving {
  readonly stay: () => void;
  readonly leave: () => void;
}

interface LeaveGuardOptions {
  /** Which overlay. */
  readonly param: OfficeParam;
  readonly isUnsaved: () => boolean;
  /** What is being sent is not taken back by leaving, so nobody is asked whether to. */
  readonly isSending?: boolean;
  /** Closes it. */
  readonly onClose: () => void;
}

/**
 * Prevents leaving an overlay with unsaved changes by its buttons (`close`), the back button, a link or closing the tab. While
 * leaving is blocked, `leaving` has the two possible answers. `leave` asks nobody: everything has been sent.
 */
export function useLeaveGuard({ param, isUnsaved, isSending = false, onClose }: LeaveGuardOptions) {
  const [isAsked, setAsked] = useState(false);
  const isLeft = useRef(false);
  const isKept = () => !isLeft.current && (isSending || isUnsaved());
  const blocked = useBlocker(({ currentLocation, nextLocation }) => {
    const shown = ({ pathname, search }: typeof nextLocation) => `${pathname} ${new URLSearchParams(search).get(param)}`;
    return shown(currentLocation) !== shown(nextLocation) && isKept();
  });
  const hearUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isKept()) event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: BeforeUnloadEvent) => hearUnload(event);
    window.addEventListener('beforeunload', hear);
    return () => window.removeEventListener('beforeunload', hear);
  }, []);

  useEffect(() => {
    if (isSending) blocked?.reset();
  });

  const leave = (go = onClose): void => {
    isLeft.current = true;
    go();
  };
  const asWayOut = (stay: () => void, go: () => void): Leaving => ({ stay, leave: () => leave(go) });
  let leaving: Leaving | null = null;
  if (isSending) leaving = null;
  else if (blocked) leaving = asWayOut(blocked.reset, blocked.proceed);
  else if (isAsked) leaving = asWayOut(() => setAsked(false), onClose);
  return { leaving, leave, close: () => (isKept() ? setAsked(true) : onClose()) };
}
