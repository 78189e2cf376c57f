import { type RefObject, useEffect } from 'react';

/**
 * Sets an element's `--visible-height`: an on-screen keyboard covers the page without shrinking it, and would hide what is at
 * the bottom.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    const measure = () => {
      // Zoomed in, less is seen because less is wanted.
      if (!visualViewport || visualViewport.scale > 1) return;
      element.current?.style.setProperty('--visible-height', `${visualViewport.height}px`);
    };
    measure();
    visualViewport?.addEventListener('resize', measure);
    return () => visualViewport?.removeEventListener('resize', measure);
  }, [element]);
}
