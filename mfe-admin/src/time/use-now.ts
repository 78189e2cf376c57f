import { useSyncExternalStore } from 'react';

const EVERY_MS = 30_000;
const subscribe = (hear: () => void) => {
  const timer = setInterval(hear, EVERY_MS);
  return () => clearInterval(timer);
};
/** Constant within a period, as a store's snapshot must be. */
const now = () => Math.floor(Date.now() / EVERY_MS) * EVERY_MS;

/** The time in Unix milliseconds, kept up to date to half a minute. */
export const useNow = (): number => useSyncExternalStore(subscribe, now, now);
