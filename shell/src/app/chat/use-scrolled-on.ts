import { useEffect, useState } from 'react';

/** Whether the page was scrolled past its first action, or cannot be scrolled. */
export function useScrolledOn(): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const { documentElement } = document;
    const look = () => setOn(scrollY >= Math.min(240, documentElement.scrollHeight - innerHeight));
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isOn;
}
