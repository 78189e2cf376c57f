import type { Enquiry, EnquiryReply, ReplyState } from '@forecourt/contracts';
import { Badge, type BadgeTone, Icon, TriangleAlert } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useMailMissing } from '../../../mail/use-mail-missing.ts';
import { Colleague } from '../../../notes/colleague.tsx';
import { Part } from '../../../record-card/words.tsx';
import { mayI, ownAccount } from '../../../session/own-account.ts';
import { TimeSince } from '../../../time/time-since.tsx';
import { enquiryQuery } from '../api/get-enquiry.ts';
import { isUnsent } from '../thread.ts';
import { whyOutdated } from '../van-sentences.ts';
import styles from './replies.module.css';
import told from './told-otherwise.module.css';
import { UnsentActions } from './unsent-actions.tsx';

const STATES: Readonly<Record<ReplyState, { readonly tone: BadgeTone; readonly label: string }>> = {
  queued: { tone: 'grey', label: 'Waiting to be sent' },
  sent: { tone: 'green', label: 'Sent' },
  saved: { tone: 'red', label: "Not sent: mail isn't connected" },
  failed: { tone: 'red', label: 'Not delivered' },
};

const HELD = { tone: 'orange', label: 'Not sent yet' } as const;

/** How often to look whether a mail has been sent. */
const LOOK_MS = 2_000;

/** What staff answered by mail, oldest first, and what became of each mail. */
export function Replies({ enquiry }: { readonly enquiry: Enquiry }) {
  const { id, replies } = enquiry;
  const isWaiting = replies.some(({ state }) => state === 'queued');
  useQuery({ ...enquiryQuery(id), enabled: isWaiting, refetchInterval: LOOK_MS });
  if (replies.length === 0) return null;
  return (
    <Part title="Replies">
      <ol className="stack gap-3" aria-live="polite">
        {replies.map((reply) => (
          <li key={reply.id}>
            <Reply enquiry={enquiry} reply={reply} />
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Reply({ enquiry, reply }: { readonly enquiry: Enquiry; readonly reply: EnquiryReply }) {
  const { by, subject, text, signedBy, createdAt, state } = reply;
  const isMailMissing = useMailMissing();
  /** It was kept while mail was not connected, and can go now. */
  const isHeld = state === 'saved' && !isMailMissing;
  const { tone, label } = isHeld ? HELD : STATES[state];
  const outdated = isUnsent(reply) ? whyOutdated(text, enquiry.vehicle) : null;
  return (
    <>
      <p className={styles.head}>
        <Badge tone={tone}>{label}</Badge>
        <span className="small muted">
          {by === ownAccount() ? 'You' : <Colleague account={by} />}, <TimeSince moment={createdAt} />
        </span>
      </p>
      {state === 'failed' && (
        <p className="small muted">The mail server would not take it. Check the address with the customer, or call them.</p>
      )}
      <details>
        <summary className={styles.subject}>{subject}</summary>
        <p className={styles.text}>
          {text}
          {signedBy && <span className={styles.signature}>{signedBy}</span>}
        </p>
      </details>
      {outdated && (
        <p role="note" className={told.notice}>
          <Icon of={TriangleAlert} />
          {outdated}
        </p>
      )}
      {isUnsent(reply) && mayI('enquiries.work') && (
        <UnsentActions enquiry={enquiry} reply={reply} isMailMissing={isMailMissing} />
      )}
    </>
  );
}
