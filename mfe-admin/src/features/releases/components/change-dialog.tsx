import { Button, Dialog, FormInput } from '@forecourt/ui';
import { ApiError, type ToastMessage } from '@forecourt/web-kit';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { type ReleaseCall, useChangeRelease } from '../api/change-release.ts';

export interface ChangeDialogProps {
  /** The micro-frontend. */
  readonly name: string;
  readonly title: string;
  /** On the button that confirms, and while it works: "Roll back", "Rolling back...". */
  readonly verb: string;
  readonly underWay: string;
  readonly done: ToastMessage;
  readonly call: (reason: string) => ReleaseCall;
  /** What it means for visitors. */
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** It is done, and the button that opened the dialog may be gone. */
  readonly onDone: () => void;
}

/** Confirms a change of a micro-frontend's releases, and asks why: the history keeps the reason. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { name, title, verb, underWay, done, call, children, onClose, onDone } = props;
  const form = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error, reset } = useChangeRelease(name, done);
  const refused = error instanceof ApiError ? error.problem?.errors?.find(({ path }) => path === 'reason')?.message : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const why = reason.trim();
    setMissing(why === '');
    if (why === '') event.currentTarget.querySelector('input')?.focus();
    if (why === '' || isPending) return;
    mutate(call(why), {
      onSuccess: () => {
        onClose();
        // The dialog gives the focus back first.
        requestAnimationFrame(onDone);
      },
    });
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button className="grow" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" className="grow" aria-busy={isPending}>
            {isPending ? underWay : verb}
          </Button>
        </>
      }
    >
      <form id={form} className="stack one-column gap-4 py-5" onSubmit={submit} noValidate>
        {children}
        <FormInput
          label="Reason"
          hint="The history keeps it, with your name."
          required
          autoComplete="off"
          value={reason}
          error={isMissing ? 'Say why, in a few words' : (refused ?? null)}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
            if (error) reset();
          }}
        />
        {error && !refused && <ErrorNote>{whyNot(error)}</ErrorNote>}
      </form>
    </Dialog>
  );
}
