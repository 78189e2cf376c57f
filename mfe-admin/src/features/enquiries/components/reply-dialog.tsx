import { mailFooter } from '@forecourt/content';
import {
  type Enquiry,
  type EnquiryReply,
  MAX_REPLY_LENGTH,
  MAX_REPLY_SUBJECT_LENGTH,
  type SeenThread,
  type Vehicle,
} from '@forecourt/contracts';
import { countCharacters, formatNumber } from '@forecourt/rules';
import { Button, CancelButton, Dialog, FormInput, FormSelect, FormTextArea, SendButton } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import { type FormEvent, useId, useRef, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { MailNotice } from '../../../mail/mail-notice.tsx';
import { useMailMissing } from '../../../mail/use-mail-missing.ts';
import { NameForm } from '../../../own-name/name-form.tsx';
import { useOwnName } from '../../../own-name/use-own-name.ts';
import { useNow } from '../../../time/use-now.ts';
import { isThreadChanged, useSendReply } from '../api/send-reply.ts';
import { useReplyDraft } from '../hooks/use-reply-draft.ts';
import { type ReplyTemplate, replySubject, replyTemplates } from '../reply-templates.ts';
import { isUnsent, newerThan, seenOf } from '../thread.ts';
import { AlsoAsked } from './also-asked.tsx';
import { NewerEntries } from './newer-entries.tsx';
import styles from './reply-dialog.module.css';

interface ReplyDialogProps {
  readonly enquiry: Enquiry;
  readonly facts: { readonly vehicle: Vehicle | null; readonly similar: readonly Vehicle[] };
  /** An unsent reply that is written anew. */
  readonly unsent: EnquiryReply | undefined;
  readonly onClose: () => void;
}

/** Writes a mail to the sender of an enquiry. Leaving keeps the draft. */
export function ReplyDialog({ enquiry, facts, unsent, onClose }: ReplyDialogProps) {
  const dealership = useDealership();
  const author = useOwnName();
  const isMailMissing = useMailMissing();
  const now = useNow();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setTried] = useState(false);
  const templates = replyTemplates({ enquiry, ...facts, dealership, origin: location.origin, now });
  const subject = replySubject(enquiry, dealership.tradingName);
  const draft = useReplyDraft(enquiry, { templates, subject, unsent });
  const newer = newerThan(enquiry, draft.seen);
  const sending = useSendReply(enquiry, () => {
    draft.forget();
    onClose();
  });
  const faults = {
    subject: faultOf(draft.subject, MAX_REPLY_SUBJECT_LENGTH, 'Write a subject', 'subjects'),
    text: faultOf(draft.text, MAX_REPLY_LENGTH, 'Write something', 'replies'),
  };

  const signedBy = author ?? null;
  const isStillUnsent = unsent !== undefined && enquiry.replies.some((one) => one.id === unsent.id && isUnsent(one));
  const send = (seen: SeenThread) => {
    setTried(true);
    const wrong = faults.subject ? 'input' : faults.text ? 'textarea' : null;
    if (wrong) form.current?.querySelector<HTMLElement>(wrong)?.focus();
    else
      sending.mutate({
        subject: draft.subject.trim(),
        text: draft.text.trim(),
        signedBy,
        seen,
        // Once it has left or is gone, what was written goes as a new one.
        ...(isStillUnsent && { replaces: unsent.id }),
      });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(draft.seen);
  };

  return (
    <Dialog
      title={`${unsent ? 'Edit the reply' : 'Reply'} to ${enquiry.customerName}`}
      onClose={onClose}
      footer={
        <>
          <CancelButton variant="quiet">Close</CancelButton>
          {draft.isTyped && (
            <Button variant="quiet" disabled={sending.isPending} onClick={draft.discard}>
              Discard draft
            </Button>
          )}
          <SendButton
            form={id}
            type="submit"
            variant="primary"
            className="grow"
            isSending={sending.isPending}
            underWay={isMailMissing ? 'Saving...' : 'Sending...'}
          >
            {isMailMissing ? 'Keep reply' : 'Send reply'}
          </SendButton>
        </>
      }
    >
      {author === null && (
        <div className={styles.name}>
          <NameForm
            name={null}
            hint="Your account has no name yet, so the dealership alone is under this letter. Customers read the name under it."
          />
        </div>
      )}
      <form ref={form} id={id} className="stack gap-4 py-5" onSubmit={submit} noValidate>
        <MailNotice>
          {`this reply is kept with the enquiry but not sent${enquiry.status === 'new' ? ', and the enquiry goes on waiting' : ''}. Call the customer, or send it from here once whoever runs the site has connected mail.`}
        </MailNotice>
        <p className={styles.to}>
          To <b>{enquiry.customerEmail}</b>
        </p>
        <AlsoAsked enquiry={enquiry} />
        {enquiry.message && (
          <blockquote aria-label={enquiry.cameBy ? 'What they want' : 'Their message'} className={styles.message}>
            {enquiry.message}
          </blockquote>
        )}
        {!unsent && (
          <FormSelect
            label="Template"
            options={templates.map(({ key, label }) => ({ value: key, label }))}
            value={draft.template}
            onChange={(event) => draft.choose(event.currentTarget.value as ReplyTemplate['key'])}
          />
        )}
        {draft.canPutBack && (
          <p role="status" className={styles.replaced}>
            Your text was replaced.
            <Button variant="quiet" size="small" onClick={draft.putBack}>
              Undo
            </Button>
          </p>
        )}
        <FormInput
          label="Subject"
          autoComplete="off"
          value={draft.subject}
          readOnly={sending.isPending}
          error={isTried ? faults.subject : null}
          onChange={(event) => draft.type({ subject: event.currentTarget.value })}
        />
        <FormTextArea
          label="Message"
          rows={12}
          value={draft.text}
          readOnly={sending.isPending}
          error={isTried || faults.text !== 'Write something' ? faults.text : null}
          onChange={(event) => draft.type({ text: event.currentTarget.value })}
        />
        <section aria-label="Added under your message" className={styles.footer}>
          <p className="small ink medium">Added under your message</p>
          <p className={styles.lines}>{mailFooter(dealership, { text: draft.text.trim(), signedBy }).join('\n')}</p>
        </section>
        {newer.length > 0 && (
          <NewerEntries
            customerName={enquiry.customerName}
            entries={newer}
            isSending={sending.isPending}
            verb={isMailMissing ? 'Keep' : 'Send'}
            onSend={() => send(seenOf(enquiry))}
            onKeep={onClose}
          />
        )}
        {sending.isError && !(newer.length > 0 && isThreadChanged(sending.error)) && (
          <ErrorNote>{whyNot(sending.error)}</ErrorNote>
        )}
      </form>
    </Dialog>
  );
}

const faultOf = (text: string, limit: number, empty: string, what: string): string | null => {
  if (text.trim() === '') return empty;
  const count = countCharacters(text, limit);
  return count.isTooLong ? `${count.text}: ${what} are at most ${formatNumber(limit)} characters long` : null;
};
