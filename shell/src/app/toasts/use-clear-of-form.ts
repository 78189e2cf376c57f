import { type RefObject, useEffect } from 'react';

const GAP_PIXELS = 8;

const overlap = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The element with the focus, and every field and button of its form. */
const inUse = (focused: Element): readonly Element[] => {
  const form = (focused as Partial<HTMLButtonElement>).form ?? focused.closest('form');
  return [focused, ...(form?.elements ?? [])];
};

/**
 * Keeps a card from covering the form in use (D35): it stands at the bottom of the window, at the top (`data-at-top`) if it would
 * cover something at the bottom, and if it would at both, at the bottom with the page scrolled.
 */
export function useClearOfForm(card: RefObject<HTMLElement | null>, inPlace: boolean): void {
  useEffect(() => {
    if (inPlace) return;
    const look = () => {
      const { current } = card;
      const focused = document.activeElement;
      // A press on plain text focuses its container, such as <main>; scrolling would then lose the press.
      if (!current || !(focused instanceof HTMLElement) || focused.tabIndex < 0 || current.contains(focused)) return;
      const covers = () => inUse(focused).some((one) => overlap(current.getBoundingClientRect(), one.getBoundingClientRect()));
      if (!covers()) return;
      current.toggleAttribute('data-at-top');
      if (!covers()) return;
      current.removeAttribute('data-at-top');
      const covered = focused.getBoundingClientRect().bottom - current.getBoundingClientRect().top;
      if (covered > 0) window.scrollBy(0, covered + GAP_PIXELS);
    };
    const frame = requestAnimationFrame(look);
    document.addEventListener('focusin', look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', look);
    };
  }, [card, inPlace]);
}
