import { useLocation } from '@forecourt/web-kit';
import { useEffect, useRef, useState } from 'react';

/**
 * The title of the page that a link has led to, for screen readers, which hear nothing of it by themselves; null on the
 * page that one came to first. The focus moves to its content, so that Tab goes on from there and not from a link that is
 * no more; a visitor who comes back finds it where it was, see `browser/back`.
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
