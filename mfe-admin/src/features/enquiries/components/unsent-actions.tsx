import type { Enquiry, EnquiryReply } from '@forecourt/contracts';
import { Button, buttonClass } from '@forecourt/ui';
import { useState } from 'react';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import { ConfirmDialog } from '../../../confirm-dialog/confirm-dialog.tsx';
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
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="cluster gap-2">
      {(state === 'failed' || !isMailMissing) && (
        <Button size="small" aria-busy={isRetrying} onClick={() => retry(id)}>
          {isRetrying ? 'Sending...' : state === 'saved' ? 'Send now' : 'Send again'}
        </Button>
      )}
      <CopyText text={letterOf(reply)} about=" of the reply" />
      <OverlayLink open={{ reply: String(enquiry.id), unsent: String(id) }} className={buttonClass({ size: 'small' })}>
        Edit<span className="visually-hidden"> the reply</span>
      </OverlayLink>
      <Button size="small" variant="quiet" aria-busy={isDiscarding} onClick={() => !isDiscarding && setAsking(true)}>
        {isDiscarding ? 'Discarding...' : 'Discard'}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Discard this reply?"
          verb="Discard"
          onConfirm={() => {
            setAsking(false);
            discard(id);
          }}
          onClose={() => setAsking(false)}
        >
          {enquiry.customerName} has not got "{subject}", and its text is not kept.
        </ConfirmDialog>
      )}
    </div>
  );
}
