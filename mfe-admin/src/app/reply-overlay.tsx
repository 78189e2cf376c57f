import { Button, Dialog, ErrorState, Skeleton } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useCloseOverlay } from '../address/use-close-overlay.ts';
import { enquiryQuery } from '../features/enquiries/api/get-enquiry.ts';
import { replyFactsQuery } from '../features/enquiries/api/get-reply-facts.ts';
import { ReplyDialog } from '../features/enquiries/components/reply-dialog.tsx';

/** `?reply=7`: answers enquiry 7, with the facts of the van as they are now. */
export function ReplyOverlay({ id }: { readonly id: string }) {
  const close = useCloseOverlay();
  const { data: enquiry, isError: isUnread, refetch } = useQuery(enquiryQuery(id));
  const vehicleId = enquiry?.vehicleId ?? null;
  const {
    data: facts,
    isError: isVanUnread,
    refetch: readVan,
  } = useQuery({
    ...replyFactsQuery({ vehicleId }),
    enabled: enquiry !== undefined,
  });
  if (enquiry && facts) return <ReplyDialog enquiry={enquiry} facts={facts} onClose={close} />;
  return (
    <Dialog title="Reply" onClose={close}>
      <div className="stack gap-4 py-5">
        {isUnread || isVanUnread ? (
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
