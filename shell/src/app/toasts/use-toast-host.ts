import { useEffect, useState } from 'react';

/** Outside of the dialog on top nothing can be pressed or read out. */
const topDialog = () => [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Forms and dialogs keep a place for toasts, in which these push the rest aside instead of covering it (D35). */
const placeIn = (dialog: HTMLElement) => dialog.querySelector<HTMLElement>('[data-toasts]') ?? dialog;
const placeOnPage = () =>
  [...document.querySelectorAll<HTMLElement>('main [data-toasts]:not(dialog *)')].find(isInSight) ?? document.body;

/**
 * The element to show a toast in: the place in the open dialog, the place in a form in sight, or the body. Null for the
 * first frame, in which a form that succeeded closes its dialog. When the dialog or the form goes, or another dialog opens,
 * the toast moves.
 */
export function useToastHost(): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const choose = () => {
      const dialog = topDialog();
      setHost((now) => {
        if (dialog) return placeIn(dialog);
        return now?.isConnected && !now.closest('dialog') ? now : placeOnPage();
      });
    };
    const changes = new MutationObserver(choose);
    const frame = requestAnimationFrame(() => {
      choose();
      changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
    };
  }, []);
  return host;
}
