import { useEffect, useEffectEvent, useState } from 'react';
import type { PageLocation } from './history.ts';
import { useRouter } from './router.tsx';

interface BlockerArgs {
  readonly currentLocation: PageLocation;
  readonly nextLocation: PageLocation;
}

/** A change of address that waits for an answer. */
export interface BlockedNavigation {
  readonly proceed: () => void;
  readonly reset: () => void;
}

/** Holds back changes of address for which `shouldBlock` is true; returns the one held back now. */
export function useBlocker(shouldBlock: (args: BlockerArgs) => boolean): BlockedNavigation | null {
  const { history, location } = useRouter();
  const [held, setHeld] = useState<{ readonly proceed: () => void } | null>(null);
  const hold = useEffectEvent((nextLocation: PageLocation, proceed: () => void) => {
    if (!shouldBlock({ currentLocation: location, nextLocation })) return false;
    setHeld({ proceed });
    return true;
  });
  useEffect(() => history?.guard((next, proceed) => hold(next, proceed)), [history]);
  if (!held) return null;
  const reset = () => setHeld(null);
  return {
    reset,
    proceed: () => {
      reset();
      held.proceed();
    },
  };
}
