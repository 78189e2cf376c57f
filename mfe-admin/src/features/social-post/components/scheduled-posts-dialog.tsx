import type { ScheduledPost } from '@forecourt/contracts';
import { vehicleTitle } from '@forecourt/rules';
import { buttonClass, CancelButton, Dialog, Plate } from '@forecourt/ui';
import { Link, useSearchParams } from '@forecourt/web-kit';
import { OPENED_HERE, officeAddress } from '../../../address/office-address.ts';
import { nameOf } from './waiting-post.tsx';
import { WaitingPosts } from './waiting-posts.tsx';

/** `?posts`: the posts of all vans that wait; each is changed in the dialog of its van. */
export function ScheduledPostsDialog({ onClose }: { readonly onClose: () => void }) {
  const [params] = useSearchParams();
  const change = (post: ScheduledPost) =>
    !post.vehicle?.isRemoved && (
      <Link
        to={officeAddress(params, { posts: null, post: String(post.vehicleId) })}
        state={OPENED_HERE}
        preventScrollReset
        className={buttonClass({ size: 'small' })}
        aria-label={`Change: ${nameOf(post)}`}
      >
        Change
      </Link>
    );
  return (
    <Dialog title="Scheduled posts" onClose={onClose} footer={<CancelButton className="grow">Close</CancelButton>}>
      <div className="py-5">
        <WaitingPosts
          empty="No post is waiting. Open Post to Social of a van to write one for later."
          vanOf={({ vehicle, vehicleId }) => (
            <p className="cluster centred gap-2">
              <b className="ink">{vehicle ? vehicleTitle(vehicle) : `Vehicle ${vehicleId}`}</b>
              {vehicle?.registrationNumber && <Plate>{vehicle.registrationNumber}</Plate>}
            </p>
          )}
          changeOf={change}
        />
      </div>
    </Dialog>
  );
}
