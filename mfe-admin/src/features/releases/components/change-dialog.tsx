import type { ReleaseOverview } from '@forecourt/contracts';
import { CancelButton, Dialog, SendButton } from '@forecourt/ui';
import { ApiError, type ToastMessage } from '@forecourt/web-kit';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { useByWhom } from '../../../notes/use-colleague-name.ts';
import { DiscardDialog } from '../../../unsaved/discard-dialog.tsx';
import { useDraft } from '../../../unsaved/use-draft.ts';
import { useLeaveGuard } from '../../../unsaved/use-leave-guard.ts';
import { type ReleaseCall, useChangeRelease } from '../api/change-release.ts';
import { isRefused, refusalSentence } from '../refusal-sentence.ts';
import type { Action } from '../release-actions.ts';
import { ReasonField, reasonFault } from './reason-field.tsx';
import { RefusedDialog } from './refused-dialog.tsx';

export interface ChangeDialogProps {
  readonly action: Action;
  /** The part as it is now. */
  readonly now: ReleaseOverview;
  readonly title: string;
  /** On the button that confirms, and while it works: "Roll back", "Rolling back...". */
  readonly verb: string;
  readonly underWay: string;
  readonly done: ToastMessage;
  readonly call: (reason: string) => ReleaseCall;
  /** What it means for visitors. */
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Confirms a change of a micro-frontend's releases, and asks why: the history keeps the reason. */
export function ChangeDialog({ action, now, title, children, onClose, onDone, ...words }: ChangeDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const byWhom = useByWhom();
  const [reason, type] = useDraft(`/api/releases/${now.name}/${action}`);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = useChangeRelease(now.name, words.done);
  const isSent = isPending || isSuccess;
  const isUnsaved = () => reason.trim() !== '' && !isRefused(error);
  const { leaving, leave, close } = useLeaveGuard({ param: 'do', isUnsaved, isSending: isSent, onClose });
  // Otherwise the dialog would focus its Close button.
  useEffect(() => form.current?.querySelector<HTMLElement>('select, textarea')?.focus(), []);
  const fault = reasonFault(reason);
  const refused = error instanceof ApiError ? error.problem?.errors?.find(({ path }) => path === 'reason')?.message : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault) form.current?.querySelector('textarea')?.focus();
    if (fault || isSent) return;
    mutate(words.call(reason.trim()), {
      onSuccess: () => {
        type('');
        leave(onDone);
      },
    });
  };
  if (error && isRefused(error))
    return <RefusedDialog title={title} why={refusalSentence(error, now, byWhom)} now={now} onClose={onClose} />;
  return (
    <Dialog
      title={title}
      onClose={close}
      footer={
        <>
          <CancelButton className="grow" />
          <SendButton type="submit" form={id} variant="primary" className="grow" isSending={isSent} underWay={words.underWay}>
            {words.verb}
          </SendButton>
        </>
      }
    >
      <form ref={form} id={id} className="stack one-column gap-4 py-5" onSubmit={submit} noValidate>
        {children}
        <ReasonField
          reason={reason}
          fault={isChecked && !isSent ? (fault ?? refused ?? null) : null}
          onType={(typed) => {
            type(typed);
            setChecked(false);
            if (error) reset();
          }}
        />
        {error && !refused && <ErrorNote>{refusalSentence(error, now, byWhom)}</ErrorNote>}
      </form>
      {leaving && (
        <DiscardDialog
          stay={leaving.stay}
          leave={() => {
            type('');
            leaving.leave();
          }}
        >
          The reason that you have typed is not kept.
        </DiscardDialog>
      )}
    </Dialog>
  );
}
