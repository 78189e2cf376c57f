import { type RefObject, useLayoutEffect } from 'react';

/** Keeps a sheet as high as what the on-screen keyboard leaves free: `dvh` knows nothing of keyboards. */
export function useVisibleRoom(sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { visualViewport } = window;
    const fit = () => {
      const { style } = sheet.current ?? {};
      // A page that is pinched larger is not a keyboard.
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
