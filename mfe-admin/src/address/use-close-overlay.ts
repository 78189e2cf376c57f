import { useLocation, useNavigate, useSearchParams } from '@forecourt/web-kit';
import { useEffect, useRef } from 'react';
import { type OPENED_HERE, officeAddress } from './office-address.ts';

const NONE_OPEN = {
  edit: null,
  add: null,
  post: null,
  posts: null,
  feeds: null,
  import: null,
  keys: null,
  account: null,
  invite: null,
  member: null,
  do: null,
  extend: null,
  person: null,
  enter: null,
  reply: null,
  unsent: null,
};

/**
 * Closes the open overlay: goes back if it was opened from within the page, otherwise removes it from the URL. A double click
 * goes back only once.
 */
export function useCloseOverlay(): () => void {
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const [params] = useSearchParams();
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for has happened when the address is another
  useEffect(() => {
    isClosing.current = false;
  }, [key]);
  return () => {
    if (isClosing.current) return;
    isClosing.current = true;
    if ((state as Partial<typeof OPENED_HERE> | null)?.openedHere) navigate(-1);
    else navigate(officeAddress(params, NONE_OPEN), { replace: true, preventScrollReset: true });
  };
}
