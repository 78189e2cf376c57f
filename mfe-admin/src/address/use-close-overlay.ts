import { useLocation, useNavigate, useSearchParams } from '@forecourt/web-kit';
import { type OPENED_HERE, officeAddress } from './office-address.ts';

const NONE_OPEN = { edit: null, add: null, post: null, extend: null, person: null };

/** Closes whatever overlay is open: goes back where it was opened from within, else takes it out of the address. */
export function useCloseOverlay(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [params] = useSearchParams();
  return () => {
    if ((state as Partial<typeof OPENED_HERE> | null)?.openedHere) navigate(-1);
    else navigate(officeAddress(params, NONE_OPEN), { replace: true, preventScrollReset: true });
  };
}
