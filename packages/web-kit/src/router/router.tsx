import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { RouteParams } from '../page/route-module.ts';
import type { Move, PageHistory, PageLocation } from './history.ts';

interface RouterValue {
  readonly location: PageLocation;
  readonly params: RouteParams;
  /** Null on the server. */
  readonly history: PageHistory | null;
}

const RouterContext = createContext<RouterValue | null>(null);

/** The router around a component. Throws outside one. */
export function useRouter(): RouterValue {
  const router = useContext(RouterContext);
  if (!router) throw new Error('There is no router around this component');
  return router;
}

interface StaticRouterProps {
  /** Path and query of the page. */
  readonly address: string;
  readonly params: RouteParams;
  readonly children: ReactNode;
}

/** The router of a page that the server renders. */
export function StaticRouter({ address, params, children }: StaticRouterProps) {
  const { pathname, search } = new URL(address, 'http://page');
  const location = { pathname, search, hash: '', state: null, key: 'default' };
  return <RouterContext value={{ location, params, history: null }}>{children}</RouterContext>;
}

interface BrowserRouterProps {
  readonly history: PageHistory;
  readonly params: RouteParams;
  readonly children: ReactNode;
}

/** The router of a page in the browser. */
export function BrowserRouter({ history, params, children }: BrowserRouterProps) {
  const [{ location, scrollTo }, setMove] = useState<Move>({ location: history.location, scrollTo: null });
  useEffect(() => {
    // The address may have changed before this effect ran.
    setMove((move) => (move.location === history.location ? move : { location: history.location, scrollTo: null }));
    return history.listen(setMove);
  }, [history]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move scrolls, also one to the same position
  useLayoutEffect(() => {
    if (scrollTo !== null) window.scrollTo({ top: scrollTo, behavior: 'instant' });
  }, [location, scrollTo]);
  const value = useMemo(() => ({ location, params, history }), [location, params, history]);
  return <RouterContext value={value}>{children}</RouterContext>;
}
