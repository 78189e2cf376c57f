import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { showToast } from './toasts.ts';

/** Tells the visitor that code or data which a press needs could not be fetched. */
export function sayNotLoaded(): void {
  const text = navigator.onLine ? 'Please try again.' : 'You are offline. Please try again once you are connected.';
  showToast({ title: 'This could not be loaded', text, tone: 'error' });
}

/**
 * A part of the page that most visits do not need: its code is fetched once it is `wanted`, and it is null until then. If the fetch
 * fails, a toast says so, unless `onFailure` is given, and the next time it is wanted it is fetched again. (`lazy` would
 * throw, and remember the failure for ever.)
 */
export function usePart<Props>(
  wanted: boolean,
  fetchPart: () => Promise<ComponentType<Props>>,
  onFailure: () => void = sayNotLoaded,
): ComponentType<Props> | null {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const begin = useEffectEvent(() => {
    fetchPart().then(
      (component) => setPart(() => component),
      (error) => {
        reportError(error);
        onFailure();
      },
    );
  });
  const missing = wanted && part === null;
  useEffect(() => {
    if (missing) begin();
  }, [missing]);
  return part;
}
