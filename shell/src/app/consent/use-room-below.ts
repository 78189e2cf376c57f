import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the page how high a banner at the bottom is, so that what is focused is scrolled clear of it (ui's base.css); what
 * already has the focus when the banner comes is scrolled clear as well.
 */
export function useRoomBelow(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.setProperty('--banner-bottom', `${Math.ceil(height)}px`);
      const { activeElement } = document;
      if (activeElement?.matches('main *')) activeElement.scrollIntoView({ block: 'nearest' });
    });
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--banner-bottom');
    };
  }, [banner]);
}
