import { type DataRequest, MAX_REASON_LENGTH, TOO_LONG_REASON } from '@forecourt/contracts';
import { countCharacters, formatDay, readDay } from '@forecourt/rules';
import { CancelButton, classes, Dialog, FormCheckbox, FormInput, FormTextArea, SendButton } from '@forecourt/ui';
import { type FormEvent, useState } from 'react';
import { useCloseOverlay } from '../../../address/use-close-overlay.ts';
import { DiscardDialog } from '../../../unsaved/discard-dialog.tsx';
import { useDraft } from '../../../unsaved/use-draft.ts';
import { useLeaveGuard } from '../../../unsaved/use-leave-guard.ts';
import { useChangeDataRequest } from '../api/change-data-request.ts';
import styles from './dialogs.module.css';

/** A complex request may take up to 60 days more, if the person is told within the first month (product §9). */
export function ExtendDialog({ request }: { readonly request: DataRequest }) {
  const onClose = useCloseOverlay();
  const { id, reference, dueDate: current, extendableTo, version } = request;
  const { mutate, isPending } = useChangeDataRequest(request, 'extended');
  const [isChecked, setChecked] = useState(false);
  const [typed, setTyped] = useDraft(`/api/data-subject-request/${id}#dueDate`);
  const dueDate = readDay(typed);
  const [reason, setReason] = useDraft(`/api/data-subject-request/${id}#reason`);
  const count = countCharacters(reason, MAX_REASON_LENGTH);
  const [isTold, setTold] = useState(false);
  const { leaving, leave, close } = useLeaveGuard({
    param: 'extend',
    isUnsaved: () => typed + reason !== '',
    isSending: isPending,
    onClose,
  });
  const forget = () => {
    setTyped('');
    setReason('');
  };
  const latest = extendableTo ?? current;
  const wrong = {
    dueDate:
      dueDate !== null && dueDate > current && dueDate <= latest
        ? null
        : `Enter a date after ${formatDay(current)} and no later than ${formatDay(latest)}`,
    reason: reason.trim() === '' ? 'Enter the reason' : count.isTooLong ? TOO_LONG_REASON : null,
    isTold: isTold ? null : 'Tell the person first that it will take longer, and why',
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isPending || dueDate === null || wrong.dueDate || wrong.reason || wrong.isTold) return;
    mutate(
      { version, extension: { dueDate, reason: reason.trim(), personTold: true } },
      {
        onSuccess: () => {
          forget();
          leave();
        },
      },
    );
  };
  return (
    <Dialog title={`Extend ${reference}`} onClose={close}>
      <form className={classes(styles.form, styles.page)} onSubmit={submit} noValidate>
        <p>
          This request is due on {formatDay(current)}. A complex request can be extended to {formatDay(latest)}.
        </p>
        <FormInput
          label="New due date"
          required
          hint="Day, month and year, for example 14 March 2027"
          autoComplete="off"
          value={typed}
          error={isChecked ? wrong.dueDate : null}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => dueDate && setTyped(formatDay(dueDate))}
        />
        <FormTextArea
          label="Reason for the extension"
          hint={count.text ?? "Don't name the person: the reason stays on record."}
          required
          rows={3}
          value={reason}
          error={isChecked ? wrong.reason : null}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormCheckbox
          label="The person has been told that it will take longer, and why"
          required
          checked={isTold}
          error={isChecked ? wrong.isTold : null}
          onChange={(event) => setTold(event.target.checked)}
        />
        <div className={styles.buttons}>
          <CancelButton />
          <SendButton type="submit" variant="primary" isSending={isPending} underWay="Extending...">
            Extend
          </SendButton>
        </div>
      </form>
      {leaving && (
        <DiscardDialog
          stay={leaving.stay}
          leave={() => {
            forget();
            leaving.leave();
          }}
        >
          The date and the reason that you have typed are not kept.
        </DiscardDialog>
      )}
    </Dialog>
  );
}
