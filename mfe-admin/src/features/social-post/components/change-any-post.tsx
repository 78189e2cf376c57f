import type { ScheduledPost } from '@forecourt/contracts';
import { Button, Dialog, ErrorState, Skeleton } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { vehiclesQuery } from '../../../stock/get-vehicles.ts';
import { VehicleNotFound } from '../../../stock/vehicle-not-found.tsx';
import { ChangePostDialog } from './change-post-dialog.tsx';
import styles from './waiting-posts.module.css';

interface ChangeAnyPostProps {
  readonly post: ScheduledPost;
  readonly onClose: () => void;
}

/** Changes a post of the list of all, once its van is known. */
export function ChangeAnyPost({ post, onClose }: ChangeAnyPostProps) {
  const { data: vehicles, isError, refetch } = useQuery({ ...vehiclesQuery(), refetchOnMount: false });
  const vehicle = vehicles?.find(({ id }) => id === post.vehicleId);
  if (vehicle) return <ChangePostDialog post={post} vehicle={vehicle} onClose={onClose} />;
  return (
    <Dialog title="Change the post" onClose={onClose}>
      <div className="py-5">
        {vehicles ? (
          <VehicleNotFound onClose={onClose} />
        ) : isError ? (
          <ErrorState
            title="Error Loading Vehicle"
            text="Nothing has changed. Please try again."
            action={
              <Button variant="primary" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          />
        ) : (
          <div role="status">
            <span className="visually-hidden">Loading the vehicle</span>
            <Skeleton className={styles.line} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
