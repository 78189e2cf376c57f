import { useLocation } from '@forecourt/web-kit';
import { useEffect, useRef, useState } from 'react';

/**
 * The title of the page that a link led to, for screen readers, which do not announce it themselves; null on the first page of a
 * visit. The focus moves to the content, so that Tab continues there and not from a link that is gone; on Back it returns to that
 * link, see `browser/back`.
 */
export function useArrival(): string | null {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (hash) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    document.dispatchEvent(new Event('page-arrived'));
  }, [pathname, hash]);
  return title;
}
