import { type RefObject, useEffect } from 'react';

/**
 * Gives an element the height that can be seen as `--visible-height`: an on-screen keyboard covers the page without
 * making it shorter, and what stands at its lower edge would be behind it.
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
