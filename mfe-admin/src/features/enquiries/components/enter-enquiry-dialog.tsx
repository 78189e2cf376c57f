import type { AppointmentDoubt } from '@forecourt/contracts';
import { Button, CancelButton, Dialog, SendButton } from '@forecourt/ui';
import { ApiError } from '@forecourt/web-kit';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { useNow } from '../../../time/use-now.ts';
import { doubtIn } from '../api/change-enquiry.ts';
import { useEnterEnquiry } from '../api/enter-enquiry.ts';
import { type Entry, entryFaults, entryToSend } from '../entry.ts';
import { useEntryDraft } from '../hooks/use-entry-draft.ts';
import { readEnquiryTime } from '../time-ahead.ts';
import { CustomerFields } from './customer-fields.tsx';
import { NextStepFields } from './next-step-fields.tsx';

interface Doubt {
  readonly at: string;
  readonly text: string;
  /** The doubts that are confirmed by sending the same time again. */
  readonly known: readonly AppointmentDoubt[];
}

/**
 * `?enter`, `?enter=7`: enters who has called, come in or written. Leaving keeps the draft.
 * @param about the number of the van from whose card it was opened, or empty.
 */
export function EnterEnquiryDialog({ about, onClose }: { readonly about: string; readonly onClose: () => void }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setTried] = useState(false);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const now = useNow();
  const draft = useEntryDraft(/^[1-9]\d{0,8}$/.test(about) ? Number(about) : null);
  const { entry } = draft;
  const { mutate, isPending, error, reset } = useEnterEnquiry(() => {
    draft.forget();
    onClose();
  });
  // Otherwise the dialog would focus its Close button.
  useEffect(() => form.current?.querySelector<HTMLElement>('[name="customerName"]')?.focus(), []);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);

  const time = entry.next === 'none' ? null : readEnquiryTime(entry, now);
  const at = time && 'at' in time ? time.at : null;
  const faults = entryFaults(entry);
  const refusals = (error instanceof ApiError && error.problem?.errors) || [];
  const faultOf = (field: string) =>
    (isTried ? faults[field] : undefined) ?? refusals.find(({ path }) => path === field)?.message ?? null;
  const isDoubted = doubt !== null && doubt.at === at;
  const isRefused = error !== null && refusals.length === 0 && doubtIn(error) === undefined;
  const type = (change: Partial<Entry>) => {
    if (error) reset();
    draft.type(change);
  };
  const discard = () => {
    setTried(false);
    reset();
    draft.discard();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [wrong = time && 'wrong' in time ? time.wrong : null] = Object.keys(faults);
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    const despite = isDoubted ? doubt.known : [];
    const ask = (failure: Error) => {
      const found = doubtIn(failure);
      setDoubt(found && at ? { at, text: whyNot(failure), known: [...despite, found] } : null);
    };
    mutate({ ...entryToSend(entry, at), ...(despite.length > 0 && { despite: [...despite] }) }, { onError: ask });
  };

  return (
    <Dialog
      title="Add enquiry"
      onClose={onClose}
      footer={
        <>
          <CancelButton variant="quiet">Close</CancelButton>
          {draft.isTyped && (
            <Button variant="quiet" disabled={isPending} onClick={discard}>
              Discard draft
            </Button>
          )}
          <SendButton type="submit" form={id} variant="primary" className="grow" isSending={isPending} underWay="Adding...">
            {isDoubted ? 'Add it anyway' : 'Add enquiry'}
          </SendButton>
        </>
      }
    >
      <form ref={form} id={id} className="stack gap-4 py-5" onSubmit={submit} noValidate>
        <p className="small muted">
          For somebody you have spoken to. They get no mail. Tell them that you keep their details to answer them.
        </p>
        <CustomerFields entry={entry} faultOf={faultOf} onType={type} />
        <NextStepFields entry={entry} time={isTried || at ? time : null} onType={type} />
        {isDoubted && <ErrorNote>{doubt.text}</ErrorNote>}
        {isRefused && <ErrorNote>{whyNot(error)}</ErrorNote>}
      </form>
    </Dialog>
  );
}
