import { useSyncExternalStore } from 'react';

const KEY = 'forecourt:shortcuts';
const listeners = new Set<() => void>();

const isOn = (): boolean => localStorage.getItem(KEY) !== 'off';
const subscribe = (hear: () => void): (() => void) => {
  listeners.add(hear);
  return () => listeners.delete(hear);
};

/** Whether the shortcuts work in this browser: they do until somebody turns them off (WCAG 2.1.4). */
export function useShortcutsOn(): readonly [boolean, (on: boolean) => void] {
  const set = (on: boolean) => {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
    for (const hear of listeners) hear();
  };
  return [useSyncExternalStore(subscribe, isOn, isOn), set];
}
