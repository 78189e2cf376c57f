import { toasts } from '@forecourt/web-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePart } from '../parts/use-part.ts';

const fetchCard = async () => (await import('./toast-card.tsx')).ToastCard;

/**
 * Where toasts appear. Their code is fetched on the first press or key: once a form fails because the network is down, it would
 * be too late.
 */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => null);
  const [touched, setTouched] = useState(false);
  const Card = usePart(touched || toast?.open === true, fetchCard, () => setTouched(false));

  useEffect(() => {
    const leave = new AbortController();
    const options = { once: true, passive: true, signal: leave.signal };
    const touch = () => setTouched(true);
    window.addEventListener('pointerdown', touch, options);
    window.addEventListener('keydown', touch, options);
    return () => leave.abort();
  }, []);

  return Card && toast?.open ? <Card key={toast.id} toast={toast} /> : null;
}
