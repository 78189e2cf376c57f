import { dismissToast, toasts, usePart } from '@forecourt/web-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';

const fetchCard = async () => (await import('./toast-card.tsx')).ToastCard;

/**
 * Where toasts appear. Their code is fetched on the first press or key: once a form fails because the network is down, it would
 * be too late. A toast whose code could not be fetched is shown plainly.
 */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => null);
  const [touched, setTouched] = useState(false);
  const [failed, setFailed] = useState(false);
  const Card = usePart(touched || toast?.open === true, fetchCard, () => {
    setTouched(false);
    setFailed(true);
  });

  useEffect(() => {
    const leave = new AbortController();
    const options = { once: true, passive: true, signal: leave.signal };
    const touch = () => setTouched(true);
    window.addEventListener('pointerdown', touch, options);
    window.addEventListener('keydown', touch, options);
    return () => leave.abort();
  }, []);

  if (!toast?.open) return null;
  if (Card) return <Card key={toast.id} toast={toast} />;
  return (
    failed && (
      <div role="alert" data-unavailable="page">
        <p>
          <b>{toast.title}.</b> {toast.text}
        </p>
        <button type="button" onClick={() => dismissToast(toast.id)}>
          Close
        </button>
      </div>
    )
  );
}
