import { Dialog } from '@forecourt/ui';
import { useQuery, useSearchParams } from '@forecourt/web-kit';
import { useCloseOverlay } from '../address/use-close-overlay.ts';
import { SocialPostDialog } from '../features/social-post/components/social-post-dialog.tsx';
import { vehiclesQuery } from '../stock/get-vehicles.ts';
import { VehicleNotFound } from '../stock/vehicle-not-found.tsx';

/** `?post=7`: posts van 7, which the list beneath is already fetching. */
export function PostOverlay() {
  const [params] = useSearchParams();
  const close = useCloseOverlay();
  const id = params.get('post');
  const { data: vehicles } = useQuery({ ...vehiclesQuery(), refetchOnMount: false });
  // The list shows the loading and error states.
  if (!vehicles) return null;
  const vehicle = vehicles.find((candidate) => String(candidate.id) === id);
  if (vehicle) return <SocialPostDialog key={id} vehicle={vehicle} onClose={close} />;
  return (
    <Dialog title="Post to social media" onClose={close}>
      <div className="py-5">
        <VehicleNotFound onClose={close} />
      </div>
    </Dialog>
  );
}
