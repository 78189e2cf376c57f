import { useEffect, useState } from 'react';

/** The dialog on top: whatever is outside of it can be neither pressed nor read out. */
const topDialog = () => [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);

/** A dialog keeps a place for toasts, in which they push its content aside instead of covering it (D35). */
const placeIn = (dialog: HTMLElement) => dialog.querySelector<HTMLElement>('[data-toasts]') ?? dialog;

/**
 * The element to show a toast in: the open dialog's place for it, or the body. Null for the first frame, in which a form
 * that succeeded closes its dialog. When that dialog goes, or another opens, the toast moves.
 */
export function useToastHost(): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const choose = () => {
      const dialog = topDialog();
      setHost(dialog ? placeIn(dialog) : document.body);
    };
    const dialogs = new MutationObserver(choose);
    const frame = requestAnimationFrame(() => {
      choose();
      dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    });
    return () => {
      cancelAnimationFrame(frame);
      dialogs.disconnect();
    };
  }, []);
  return host;
}
