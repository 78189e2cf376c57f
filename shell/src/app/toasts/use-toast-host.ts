import { useEffect, useEffectEvent, useState } from 'react';

/** Outside the topmost dialog nothing can be pressed or read out. */
const topDialog = () => [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Forms and dialogs reserve a place for toasts, which pushes the rest aside instead of covering it (D35). */
const placeIn = (dialog: HTMLElement) => dialog.querySelector<HTMLElement>('[data-toasts]') ?? dialog;
const placeOnPage = () =>
  [...document.querySelectorAll<HTMLElement>('main [data-toasts]:not(dialog *)')].find(isInSight) ?? document.body;

const isOpen = (host: HTMLElement) => host.isConnected && host.closest('dialog')?.open !== false;

/**
 * The element to show a toast in: the place in the open dialog, the place in a visible form, or the body. Null for the first
 * frame, in which a form that succeeded closes its dialog. The toast moves when the dialog or form is removed, or another dialog
 * opens.
 * @param onLeftBehind called when the visitor opens another dialog. A dialog that opens by itself belongs to the toast's message.
 */
export function useToastHost(onLeftBehind: () => void): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const leaveBehind = useEffectEvent(onLeftBehind);
  useEffect(() => {
    let now: HTMLElement | null = null;
    let isPressed = false;
    const choose = () => {
      const dialog = topDialog();
      const stays = now?.isConnected && !now.closest('dialog') ? now : null;
      const next: HTMLElement = dialog ? placeIn(dialog) : (stays ?? placeOnPage());
      if (isPressed && dialog && now && now !== next && isOpen(now)) leaveBehind();
      now = next;
      setHost(next);
    };
    const changes = new MutationObserver(choose);
    const frame = requestAnimationFrame(() => {
      choose();
      changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    });
    const leave = new AbortController();
    const press = () => {
      isPressed = true;
    };
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, press, { capture: true, signal: leave.signal });
    return () => {
      leave.abort();
      cancelAnimationFrame(frame);
      changes.disconnect();
    };
  }, []);
  return host;
}
