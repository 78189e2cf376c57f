import type { RouteParams } from '../page/route-module.ts';
import type { Navigate, NavigateOptions, PageLocation } from './history.ts';
import { useRouter } from './router.tsx';

/** The current address. */
export const useLocation = (): PageLocation => useRouter().location;

/** The parameters of the route's path. */
export const useParams = (): RouteParams => useRouter().params;

const nowhere: Navigate = () => undefined;

/** Changes the address; another path loads another document. Does nothing on the server. */
export const useNavigate = (): Navigate => useRouter().history?.navigate ?? nowhere;

type SetSearchParams = (change: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/** The query of the current address, and how to change it. */
export function useSearchParams(): readonly [URLSearchParams, SetSearchParams] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  return [params, (change, options) => navigate(`${pathname}?${change(params)}`.replace(/\?$/, ''), options)];
}
