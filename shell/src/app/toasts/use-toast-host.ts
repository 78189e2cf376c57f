import { useEffect, useState } from 'react';

/** The dialog on top: whatever is outside of it can be neither pressed nor read out. */
const topDialog = () => [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);

/**
 * The element to show a toast in: the open dialog, or the body. Null for the first frame, in which a form that succeeded
 * closes its dialog. When the dialog goes, the toast moves out of it.
 */
export function useToastHost(): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const leave = new AbortController();
    const choose = () => {
      const dialog = topDialog();
      dialog?.addEventListener('close', choose, { once: true, signal: leave.signal });
      setHost(dialog ?? document.body);
    };
    const frame = requestAnimationFrame(choose);
    return () => {
      cancelAnimationFrame(frame);
      leave.abort();
    };
  }, []);
  return host;
}
