/** Where the token is kept (product §6). */
const KEY = 'adminToken';
const listeners = new Set<() => void>();

/** Whether another tab has taken the token away. */
let wasRemovedElsewhere = false;

const hearOtherTabs = ({ key }: StorageEvent) => {
  // Null: the whole storage was cleared.
  if (key !== KEY && key !== null) return;
  wasRemovedElsewhere = localStorage.getItem(KEY) === null;
  for (const hear of listeners) hear();
};

/** The staff token of this browser, for `useSyncExternalStore`: signing out in one tab signs out the others. */
export const storedToken = {
  current: (): string | null => localStorage.getItem(KEY),
  wasRemovedElsewhere: (): boolean => wasRemovedElsewhere,
  keep: (token: string | null): void => {
    wasRemovedElsewhere = false;
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
    for (const hear of listeners) hear();
  },
  subscribe: (hear: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', hearOtherTabs);
    listeners.add(hear);
    return () => {
      listeners.delete(hear);
      if (listeners.size === 0) window.removeEventListener('storage', hearOtherTabs);
    };
  },
};
