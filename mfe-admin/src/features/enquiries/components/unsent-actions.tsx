import type { Enquiry, EnquiryReply } from '@forecourt/contracts';
import { Button, buttonClass } from '@forecourt/ui';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import { CopyText } from '../../../copy-text/copy-text.tsx';
import { useDiscardReply } from '../api/discard-reply.ts';
import { useRetryReply } from '../api/retry-reply.ts';
import { letterOf } from '../thread.ts';

interface UnsentActionsProps {
  readonly enquiry: Enquiry;
  readonly reply: EnquiryReply;
  readonly isMailMissing: boolean;
}

/** What can become of a reply that was kept or refused: it is copied, written anew, thrown away or, where mail is connected, sent. */
export function UnsentActions({ enquiry, reply, isMailMissing }: UnsentActionsProps) {
  const { id, subject, state } = reply;
  const { mutate: retry, isPending: isRetrying } = useRetryReply(enquiry);
  const { mutate: discard, isPending: isDiscarding } = useDiscardReply(enquiry);
  const throwAway = () => {
    if (window.confirm(`Throw away the reply "${subject}"? ${enquiry.customerName} has not got it.`)) discard(id);
  };
  return (
    <p className="cluster gap-2">
      {(state === 'failed' || !isMailMissing) && (
        <Button size="small" aria-busy={isRetrying} onClick={() => retry(id)}>
          {isRetrying ? 'Sending...' : state === 'saved' ? 'Send now' : 'Send again'}
        </Button>
      )}
      <CopyText text={letterOf(reply)} about=" of the reply" />
      <OverlayLink open={{ reply: String(enquiry.id), unsent: String(id) }} className={buttonClass({ size: 'small' })}>
        Edit<span className="visually-hidden"> the reply</span>
      </OverlayLink>
      <Button size="small" variant="quiet" aria-busy={isDiscarding} onClick={throwAway}>
        {isDiscarding ? 'Throwing away...' : 'Throw away'}
      </Button>
    </p>
  );
}
