/** Calls that wait until the user has signed in again. */
let waiting: ((signedIn: boolean) => void)[] = [];
const listeners = new Set<() => void>();

const tell = () => {
  for (const hear of listeners) hear();
};

/** A store for `useSyncExternalStore`: refused calls wait in it until the dialog resolves them. */
export const signInAgain = {
  isAsked: (): boolean => waiting.length > 0,
  /** Calls that are refused concurrently share one dialog. */
  ask: (): Promise<boolean> =>
    new Promise((resolve) => {
      waiting.push(resolve);
      tell();
    }),
  answer: (signedIn: boolean): void => {
    const all = waiting;
    waiting = [];
    tell();
    for (const resolve of all) resolve(signedIn);
  },
  subscribe: (hear: () => void): (() => void) => {
    listeners.add(hear);
    return () => listeners.delete(hear);
  },
};
