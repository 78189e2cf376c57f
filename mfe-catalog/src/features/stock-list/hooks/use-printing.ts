import { useSyncExternalStore } from 'react';

let printing = false;

function listen(changed: () => void): () => void {
  const note = ({ type }: Event) => {
    printing = type === 'beforeprint';
    changed();
  };
  window.addEventListener('beforeprint', note);
  window.addEventListener('afterprint', note);
  return () => {
    window.removeEventListener('beforeprint', note);
    window.removeEventListener('afterprint', note);
  };
}

/** Whether the page is being printed. An external store renders synchronously; a state update would come after the print. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    listen,
    () => printing,
    () => false,
  );
