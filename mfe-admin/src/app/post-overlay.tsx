import { useQuery, useSearchParams } from '@forecourt/web-kit';
import { useCloseOverlay } from '../address/use-close-overlay.ts';
import { SocialPostDialog } from '../features/social-post/components/social-post-dialog.tsx';
import { vehiclesQuery } from '../features/vehicles/api/get-vehicles.ts';

/** `?post=7`: posts van 7, which the list beneath has already asked for. */
export function PostOverlay() {
  const [params] = useSearchParams();
  const close = useCloseOverlay();
  const id = params.get('post');
  const { data: vehicles } = useQuery({ ...vehiclesQuery(), refetchOnMount: false });
  const vehicle = vehicles?.find((candidate) => String(candidate.id) === id);
  return vehicle === undefined ? null : <SocialPostDialog key={id} vehicle={vehicle} onClose={close} />;
}
