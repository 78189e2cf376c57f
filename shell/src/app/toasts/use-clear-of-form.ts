import { type RefObject, useEffect } from 'react';

const GAP_PIXELS = 8;

const overlap = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The element with the focus, and every field and button of its form. A press on plain text focuses its container, such as <main>. */
const inUse = (focused: Element | null): readonly Element[] => {
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return [];
  const form = (focused as Partial<HTMLButtonElement>).form ?? focused.closest('form');
  return [focused, ...(form?.elements ?? [])];
};

const covers = (card: Element): boolean =>
  inUse(document.activeElement).some((one) => overlap(card.getBoundingClientRect(), one.getBoundingClientRect()));

/**
 * Keeps a card from covering the form in use (D35): it stands at the bottom of the window, at the top (`data-at-top`) if it would
 * cover something at the bottom, and if it would at both, at the bottom with the page scrolled. It looks again as the page scrolls:
 * at the top it would lie over the beginning of the page.
 */
export function useClearOfForm(card: RefObject<HTMLElement | null>, inPlace: boolean): void {
  useEffect(() => {
    if (inPlace) return;
    /** @returns whether it covers nothing there. */
    const stand = () => {
      const { current } = card;
      if (!current || current.contains(document.activeElement)) return true;
      for (const isAtTop of [false, true]) {
        current.toggleAttribute('data-at-top', isAtTop);
        if (!covers(current)) return true;
      }
      current.removeAttribute('data-at-top');
      return false;
    };
    const look = () => {
      if (stand() || !card.current || !document.activeElement) return;
      const covered = document.activeElement.getBoundingClientRect().bottom - card.current.getBoundingClientRect().top;
      if (covered > 0) window.scrollBy(0, covered + GAP_PIXELS);
    };
    let frame = requestAnimationFrame(look);
    // The browser scrolls what has the focus into sight after the event.
    const lookOnceScrolled = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    document.addEventListener('focusin', lookOnceScrolled);
    document.addEventListener('scroll', stand, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', lookOnceScrolled);
      document.removeEventListener('scroll', stand);
    };
  }, [card, inPlace]);
}
