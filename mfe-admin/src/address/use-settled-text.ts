import { useEffect, useRef, useState } from 'react';

const SETTLES_MS = 300;

/**
 * Debounced text input: the value is passed on once typing pauses. A change from outside, as by the back button, replaces it.
 */
export function useSettledText(known: string, tell: (text: string) => void): readonly [string, (typed: string) => void] {
  const [typed, setTyped] = useState(known);
  const told = useRef(known);
  const latest = useRef(tell);
  latest.current = tell;

  useEffect(() => {
    if (known === told.current) return;
    told.current = known;
    setTyped(known);
  }, [known]);

  useEffect(() => {
    const settled = typed.trim();
    if (settled === told.current) return undefined;
    const timer = setTimeout(() => {
      told.current = settled;
      latest.current(settled);
    }, SETTLES_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return [typed, setTyped];
}
