import { type DeadLetter, HIDDEN, type ServiceName } from '@forecourt/contracts';
import { CancelButton, Dialog, FormTextArea, SendButton } from '@forecourt/ui';
import { ApiError } from '@forecourt/web-kit';
import { type FormEvent, useId, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { DiscardDialog } from '../../../unsaved/discard-dialog.tsx';
import { useDraft } from '../../../unsaved/use-draft.ts';
import { useEdit } from '../api/settle-dead-letters.ts';
import { reasonInWords } from '../letter-words.ts';
import styles from './edit-dialog.module.css';

interface EditDialogProps {
  readonly service: ServiceName;
  readonly letter: DeadLetter;
  readonly onClose: () => void;
  readonly onSettled: () => void;
}

/** A message's JSON as text, which the server checks by its contract before it is applied. */
export function EditDialog({ service, letter: { id, payload }, onClose, onSettled }: EditDialogProps) {
  const form = useId();
  const [text, type] = useDraft(`/api/operations/${service}/edit/${id}`, payload);
  const forget = () => type(payload);
  const [isLeaving, setLeaving] = useState(false);
  const [stillFails, setStillFails] = useState<string | null>(null);
  const { mutate, isPending, error, reset } = useEdit(service);
  const wrong = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setStillFails(null);
    mutate(
      { id, payload: text },
      {
        onSuccess: (done) => {
          if (done.failed > 0) return setStillFails(reasonInWords(done.reasons[0] ?? 'no reason given'));
          forget();
          onClose();
          // The dialog gives the focus back to a button that is about to go.
          requestAnimationFrame(onSettled);
        },
      },
    );
  };
  const leave = () => (text === payload ? onClose() : setLeaving(true));
  return (
    <Dialog
      title={`Edit ${service}-${id}`}
      onClose={leave}
      footer={
        <>
          <CancelButton className="grow" />
          <SendButton type="submit" form={form} variant="primary" className="grow" isSending={isPending} underWay="Retrying...">
            Retry
          </SendButton>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <FormTextArea
          label="Message"
          hint={
            payload.includes(HIDDEN)
              ? `JSON. ${HIDDEN} stands for personal data, which stays as it is unless you write something else there.`
              : 'JSON. The id cannot change.'
          }
          className={styles.field}
          rows={16}
          spellCheck={false}
          autoComplete="off"
          value={text}
          error={
            wrong.length > 0
              ? wrong.map(({ path, message }) => (path === 'payload' ? message : `${path}: ${message}`)).join('. ')
              : null
          }
          onChange={(event) => {
            type(event.target.value);
            if (error) reset();
          }}
        />
        {error && wrong.length === 0 && <ErrorNote>{whyNot(error)}</ErrorNote>}
        {stillFails !== null && <ErrorNote>{`It failed again, and nothing was changed. ${stillFails}`}</ErrorNote>}
      </form>
      {isLeaving && (
        <DiscardDialog
          stay={() => setLeaving(false)}
          leave={() => {
            forget();
            onClose();
          }}
        >
          What you have changed in this message is not kept.
        </DiscardDialog>
      )}
    </Dialog>
  );
}
