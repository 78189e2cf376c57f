import { useEffect, useRef } from 'react';
import { focusMain } from './focus-main.ts';

/** When another part of the back office is shown, moves the focus to its start if what had it has gone, as after Back. */
export function useFocusKept(shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    const isAnother = before.current !== shown;
    before.current = shown;
    if (isAnother && document.activeElement === document.body) focusMain();
  }, [shown]);
}
