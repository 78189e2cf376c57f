import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * A part of the shell that most visits do not need: its code is fetched once it is `wanted`, and it is null until then. A failed
 * fetch is retried the next time it is wanted.
 */
export function usePart<Props>(
  wanted: boolean,
  fetchPart: () => Promise<ComponentType<Props>>,
  onFailure?: () => void,
): ComponentType<Props> | null {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const begin = useEffectEvent(() => {
    fetchPart().then(
      (component) => setPart(() => component),
      (error) => {
        reportError(error);
        onFailure?.();
      },
    );
  });
  const missing = wanted && part === null;
  useEffect(() => {
    if (missing) begin();
  }, [missing]);
  return part;
}
