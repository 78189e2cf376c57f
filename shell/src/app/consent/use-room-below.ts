import { type RefObject, useLayoutEffect } from 'react';

/**
 * Publishes the height of a banner at the bottom, so that focused elements are scrolled clear of it (ui's base.css), including
 * one that has the focus when the banner appears.
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
