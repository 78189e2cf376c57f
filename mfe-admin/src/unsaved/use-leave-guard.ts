import { useBlocker } from '@forecourt/web-kit';
import { useEffect, useEffectEvent } from 'react';
import type { OfficeParam } from '../address/office-address.ts';

export interface Leaving {
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Stops the overlay of `param` from being left with unsaved changes, by whatever way: its buttons, the back button, a
 * link, closing the tab. While it is stopped, the answer says how to go on.
 */
export function useLeaveGuard(param: OfficeParam, isUnsaved: () => boolean): Leaving | null {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const shown = ({ pathname, search }: typeof nextLocation) => `${pathname} ${new URLSearchParams(search).get(param)}`;
    return shown(currentLocation) !== shown(nextLocation) && isUnsaved();
  });
  const hearUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: BeforeUnloadEvent) => hearUnload(event);
    window.addEventListener('beforeunload', hear);
    return () => window.removeEventListener('beforeunload', hear);
  }, []);
  return blocker.state === 'blocked' ? { stay: blocker.reset, leave: blocker.proceed } : null;
}
