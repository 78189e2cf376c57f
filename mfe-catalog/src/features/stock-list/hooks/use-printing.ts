import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;

function listen(changed: () => void): () => void {
  const note = ({ type }: Event) => {
    printing = type === 'beforeprint';
    // A later update would come after the print.
    flushSync(changed);
  };
  window.addEventListener('beforeprint', note);
  window.addEventListener('afterprint', note);
  return () => {
    window.removeEventListener('beforeprint', note);
    window.removeEventListener('afterprint', note);
  };
}

/** Whether the page is being printed. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    listen,
    () => printing,
    () => false,
  );
