import { useSyncExternalStore } from 'react';

/** Where the panel is a sheet over the whole screen; the stylesheets say the same. */
const small = () => matchMedia('(max-width: 47.9375rem), (max-height: 479px)');

function subscribe(changed: () => void): () => void {
  const query = small();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export const useSmallScreen = (): boolean => useSyncExternalStore(subscribe, () => small().matches);
