import { type RefObject, useLayoutEffect } from 'react';

/** Keeps a sheet as high as the area above the on-screen keyboard, which `dvh` ignores. */
export function useVisibleRoom(sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { visualViewport } = window;
    const fit = () => {
      const { style } = sheet.current ?? {};
      // Ignores pinch zoom.
      if (!style || !visualViewport || visualViewport.scale > 1) return;
      style.setProperty('--visible-height', `${visualViewport.height}px`);
      style.setProperty('--visible-top', `${visualViewport.offsetTop}px`);
    };
    fit();
    visualViewport?.addEventListener('resize', fit);
    visualViewport?.addEventListener('scroll', fit);
    return () => {
      visualViewport?.removeEventListener('resize', fit);
      visualViewport?.removeEventListener('scroll', fit);
    };
  }, [sheet]);
}
