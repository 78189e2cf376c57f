import { useEffect, useState } from 'react';

const DOUBLE_PRESS_MS = 700;

/** True at first, so that the second press of a double tap on Send does not activate what replaced it. */
export function useJustShown(): boolean {
  const [isNew, setNew] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setNew(false), DOUBLE_PRESS_MS);
    return () => clearTimeout(timer);
  }, []);
  return isNew;
}
