import type { BrowserEventName, BrowserEvents } from '@forecourt/contracts';
import { useEffect, useEffectEvent } from 'react';

/** Dispatches a browser event to the other micro-frontends in the page. */
export function announce<Name extends BrowserEventName>(name: Name, detail: BrowserEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Listens for events of {@link announce} while the component is mounted. */
export function useAnnouncement<Name extends BrowserEventName>(name: Name, hear: (detail: BrowserEvents[Name]) => void): void {
  const latest = useEffectEvent(hear);
  useEffect(() => {
    const listener = (event: Event) => latest((event as CustomEvent<BrowserEvents[Name]>).detail);
    window.addEventListener(name, listener);
    return () => window.removeEventListener(name, listener);
  }, [name]);
}
