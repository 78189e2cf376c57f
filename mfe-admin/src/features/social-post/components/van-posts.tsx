import type { ListedVehicle, ScheduledPost } from '@forecourt/contracts';
import { Button } from '@forecourt/ui';
import { useState } from 'react';
import { ChangePostDialog } from './change-post-dialog.tsx';
import { nameOf } from './waiting-post.tsx';
import { WaitingPosts } from './waiting-posts.tsx';

/** The posts about a van that wait. */
export function VanPosts({ vehicle }: { readonly vehicle: ListedVehicle }) {
  const [changed, setChanged] = useState<ScheduledPost | null>(null);
  return (
    <>
      <WaitingPosts
        vehicleId={vehicle.id}
        empty="No post about this van is waiting."
        changeOf={(post) => (
          <Button size="small" aria-label={`Change: ${nameOf(post)}`} onClick={() => setChanged(post)}>
            Change
          </Button>
        )}
      />
      {changed && <ChangePostDialog key={changed.id} post={changed} vehicle={vehicle} onClose={() => setChanged(null)} />}
    </>
  );
}
