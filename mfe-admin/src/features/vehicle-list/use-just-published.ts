import type { ListedVehicle } from '@forecourt/contracts';
import { useEffect, useMemo, useState } from 'react';
import type { Shown } from './stock-view.ts';

const NONE: ReadonlySet<number> = new Set();

/**
 * The vans that were listed under 'Not on the site yet' and have been put there since: they keep their place while that list is looked
 * at, so that nothing moves under the mouse, and it can be undone.
 */
export function useJustPublished(all: readonly ListedVehicle[] | undefined, shown: Shown | null): ReadonlySet<number> {
  const [listed, setListed] = useState(NONE);
  useEffect(() => {
    if (shown !== 'not-on-site') return setListed(NONE);
    setListed((before) => new Set([...before, ...(all ?? []).filter(({ isHeld }) => isHeld).map(({ id }) => id)]));
  }, [all, shown]);
  return useMemo(
    () =>
      shown === 'not-on-site' ? new Set(all?.filter(({ id, isHeld }) => !isHeld && listed.has(id)).map(({ id }) => id)) : NONE,
    [all, shown, listed],
  );
}
