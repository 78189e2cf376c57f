import { useLocation } from '@forecourt/web-kit';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isReload } from '../is-reload.ts';
import { useSmallScreen } from './use-small-screen.ts';

/**
 * Calls back after a navigation to another page on a screen that the chat would cover.
 * @param asked whether the chat was opened on this page
 */
export function useNewPage(asked: boolean, onNewPage: () => void): void {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const isSmall = useSmallScreen();
  const tell = useEffectEvent(() => {
    if (isSmall) onNewPage();
  });
  const seen = useRef(asked || isReload() ? page : null);
  useLayoutEffect(() => {
    if (seen.current !== page) tell();
    seen.current = page;
  }, [page]);
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell();
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);
}
