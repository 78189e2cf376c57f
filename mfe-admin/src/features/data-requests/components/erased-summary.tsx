import type { Erasure } from '@forecourt/contracts';
import { Button } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import { takeFocus } from '../../../address/take-focus.ts';
import { counted } from '../held-facts.ts';
import styles from './dialogs.module.css';

interface ErasedSummaryProps {
  readonly erasure: Erasure;
  readonly onClose: () => void;
}

/** What was erased, and what staff still have to do. */
export function ErasedSummary({ erasure, onClose }: ErasedSummaryProps) {
  const { enquiries, dataRequests, dataRequestsToFollow, mails, mailsHandedOver } = erasure;
  return (
    <>
      <div role="status" className={styles.body}>
        <p>
          Erased: {counted(enquiries, 'enquiry', 'enquiries')}, {counted(dataRequests, 'data request')} and{' '}
          {counted(mails, 'email')}.
        </p>
        <p>
          Each record is listed under <Link to="/admin?tab=activity">Activity</Link> as erased, without the person's name.
        </p>
        {mailsHandedOver > 0 && (
          <p className={styles.warning}>
            {counted(mailsHandedOver, 'email')} about this person went through your mail server. Delete them from your mailbox
            too.
          </p>
        )}
        {dataRequestsToFollow > 0 && (
          <p className={styles.warning}>
            Tell the person what was done, then mark their request as done: that erases their email address.
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <Button ref={takeFocus} variant="dark" onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  );
}
