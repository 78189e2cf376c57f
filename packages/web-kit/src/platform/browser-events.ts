import type { BrowserEventName, BrowserEvents } from '@forecourt/contracts';
import { useEffect, useEffectEvent } from 'react';

/** Tells the other micro-frontends in this page that something happened. */
export function announce<Name extends BrowserEventName>(name: Name, detail: BrowserEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Hears what {@link announce} tells, for as long as the component is shown. */
export function useAnnouncement<Name extends BrowserEventName>(name: Name, hear: (detail: BrowserEvents[Name]) => void): void {
  const latest = useEffectEvent(hear);
  useEffect(() => {
    const listener = (event: Event) => latest((event as CustomEvent<BrowserEvents[Name]>).detail);
    window.addEventListener(name, listener);
    return () => window.removeEventListener(name, listener);
  }, [name]);
}
