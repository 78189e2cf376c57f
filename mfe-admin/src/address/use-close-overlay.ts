import { useLocation, useNavigate, useSearchParams } from '@forecourt/web-kit';
import { useEffect, useRef } from 'react';
import { type OPENED_HERE, officeAddress } from './office-address.ts';

const NONE_OPEN = { edit: null, add: null, post: null, extend: null, person: null };

/**
 * Closes whatever overlay is open: goes back where it was opened from within, else takes it out of the address. Asked twice
 * before the address has changed, as by a double click, it goes back once.
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
