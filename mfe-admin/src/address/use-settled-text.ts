import { useEffect, useRef, useState } from 'react';

const SETTLES_MS = 300;

/**
 * A text that is typed here and known elsewhere once the typing has paused. What comes from elsewhere, as by the back button,
 * replaces what was typed.
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
