import type { EnquiryReply } from '@forecourt/contracts';
import { Button, Dialog, ErrorState, Skeleton } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useState } from 'react';
import { useCloseOverlay } from '../address/use-close-overlay.ts';
import { enquiryQuery } from '../features/enquiries/api/get-enquiry.ts';
import { replyFactsQuery } from '../features/enquiries/api/get-reply-facts.ts';
import { ReplyDialog } from '../features/enquiries/components/reply-dialog.tsx';
import { isUnsent } from '../features/enquiries/thread.ts';

/** `?reply=7`: answers enquiry 7, with the facts of the van as they are now; `&unsent=12` writes its unsent reply 12 anew. */
export function ReplyOverlay({ id, unsent }: { readonly id: string; readonly unsent: string | null }) {
  const close = useCloseOverlay();
  const { data, isError: isUnread, isFetchedAfterMount, refetch } = useQuery(enquiryQuery(id));
  // What was read before may lack what colleagues have added since.
  const enquiry = isFetchedAfterMount ? data : undefined;
  /** As it was when it was opened: it is gone once it has been sent anew. */
  const [reply, setReply] = useState<EnquiryReply>();
  const found = enquiry?.replies.find((one) => String(one.id) === unsent && isUnsent(one));
  if (found && !reply) setReply(found);
  const vehicleId = enquiry?.vehicleId ?? null;
  const {
    data: facts,
    isError: isVanUnread,
    refetch: readVan,
  } = useQuery({
    ...replyFactsQuery({ vehicleId }),
    enabled: enquiry !== undefined,
  });
  const isGone = enquiry !== undefined && unsent !== null && reply === undefined && found === undefined;
  const isUnaddressed = enquiry?.customerEmail === null;
  if (enquiry && facts && !isGone && !isUnaddressed)
    return <ReplyDialog enquiry={enquiry} facts={facts} unsent={reply ?? found} onClose={close} />;
  return (
    <Dialog title="Reply" onClose={close}>
      <div className="stack gap-4 py-5">
        {isUnaddressed ? (
          <ErrorState
            title="No Email Address"
            text="There is no email address to reply to. Call, or add one under 'Correct details'."
            action={<Button onClick={close}>Close</Button>}
          />
        ) : isGone ? (
          <ErrorState
            title="Nothing to Edit"
            text="This reply has been sent, changed or thrown away meanwhile."
            action={<Button onClick={close}>Close</Button>}
          />
        ) : isUnread || isVanUnread ? (
          <ErrorState
            title="Error Loading the Enquiry"
            text="The enquiry and its van could not be loaded. Nothing has been sent."
            action={<Button onClick={() => void (isUnread ? refetch() : readVan())}>Try again</Button>}
          />
        ) : (
          <div role="status">
            <span className="visually-hidden">Loading the enquiry</span>
            <Skeleton className="photo" />
          </div>
        )}
      </div>
    </Dialog>
  );
}
