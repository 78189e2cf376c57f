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

/** Whether the page is being printed. A change of an outside store is drawn at once; one of state would come after the print. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    listen,
    () => printing,
    () => false,
  );
