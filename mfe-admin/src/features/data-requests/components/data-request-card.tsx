import type { DataRequest } from '@forecourt/contracts';
import { Badge, Button, buttonClass } from '@forecourt/ui';
import { today, useQueryClient } from '@forecourt/web-kit';
import { useState } from 'react';
import { focusMain } from '../../../address/focus-main.ts';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import { ConfirmDialog } from '../../../confirm-dialog/confirm-dialog.tsx';
import { Notes } from '../../../notes/notes.tsx';
import { RecordCard } from '../../../record-card/record-card.tsx';
import { Words } from '../../../record-card/words.tsx';
import { TimeSince } from '../../../time/time-since.tsx';
import { useChangeDataRequest } from '../api/change-data-request.ts';
import { putDataRequest } from '../api/get-data-requests.ts';
import { dueLabel, TYPE_LABELS } from '../data-request-labels.ts';
import styles from './data-request-card.module.css';
import { RequestFacts } from './request-facts.tsx';

/** One request: what is requested, by whom and by when, and the actions for it. */
export function DataRequestCard({ request }: { readonly request: DataRequest }) {
  const client = useQueryClient();
  const { id, reference, requestType, createdAt, description, notes, erasedAt } = request;
  const due = dueLabel(request, today());
  return (
    <RecordCard
      label={`${reference}, ${TYPE_LABELS[requestType]}`}
      head={
        <>
          <h2 className="h5">{TYPE_LABELS[requestType]}</h2>
          <Badge tone={due.tone}>{due.text}</Badge>
          <span className="small tabular">{reference}</span>
          <TimeSince moment={createdAt} className={styles.time} />
        </>
      }
      facts={<RequestFacts request={request} />}
    >
      {description && <Words title="Description" text={description} />}
      {request.isErasedWhenDone && erasedAt === null && (
        <p className={styles.hint}>
          Their data has been erased. Tell them, then mark this request as done: that erases their email address too.
        </p>
      )}
      <Actions request={request} />
      <Notes
        record={`/api/data-subject-request/${id}`}
        about={reference}
        notes={notes}
        onAdded={(note) => putDataRequest(client, id, (now) => ({ ...now, notes: [...now.notes, note] }))}
      />
    </RecordCard>
  );
}

function Actions({ request }: { readonly request: DataRequest }) {
  const { id, version, state, extendableTo, erasedAt, isErasedWhenDone, reference } = request;
  const isDone = state === 'done';
  const { mutate, isPending } = useChangeDataRequest(request, isDone ? 'reopened' : 'done');
  const [isAsking, setAsking] = useState(false);
  const mustAsk = !isDone && isErasedWhenDone;
  if (erasedAt !== null) return null;
  const change = () => {
    setAsking(false);
    // The card moves to the other list.
    if (!isPending) mutate({ version, done: !isDone }, { onSuccess: focusMain });
  };
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        variant={isDone ? 'quiet' : 'dark'}
        aria-busy={isPending}
        onClick={() => (mustAsk ? setAsking(true) : change())}
      >
        {isDone ? 'Reopen' : 'Mark as done'}
      </Button>
      {extendableTo !== null && (
        <OverlayLink open={{ extend: String(id) }} className={buttonClass({ size: 'small' })}>
          Extend
        </OverlayLink>
      )}
      {!isErasedWhenDone && (
        <OverlayLink open={{ person: String(id) }} className={buttonClass({ size: 'small' })}>
          Find or erase their data
        </OverlayLink>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Have you told them what was done?"
          verb="Mark as done"
          onConfirm={change}
          onClose={() => setAsking(false)}
        >
          This erases the details of whoever sent {reference}.
        </ConfirmDialog>
      )}
    </div>
  );
}
