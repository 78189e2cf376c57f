import { Button, CancelButton, Dialog, ErrorState, SendButton, Skeleton } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { DiscardDialog } from '../../../unsaved/discard-dialog.tsx';
import { dealerRecordQuery, useSaveDealerRecord } from '../api/dealer-record.ts';
import { DEALER_FIELDS, type DealerValues, dealerBodyOf, dealerFaults, dealerValuesOf } from '../dealer-values.ts';
import { DealerFields } from './dealer-fields.tsx';

interface DealerRecordDialogProps {
  readonly id: number;
  readonly onClose: () => void;
  /** Whether leaving would lose something; kept up to date. */
  readonly unsaved: RefObject<boolean>;
}

const NOTHING_TYPED: Partial<DealerValues> = {};

/** What the dealership alone sees of a van, saved by itself (ADR 044). */
export function DealerRecordDialog({ id, onClose, unsaved }: DealerRecordDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { data: record, isError, refetch } = useQuery(dealerRecordQuery(id));
  // Kept apart from what is stored, which somebody else may change meanwhile.
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useSaveDealerRecord(id, onClose);
  const stored = record && dealerValuesOf(record);
  const values = stored && { ...stored, ...typed };
  const faults = values ? dealerFaults(values) : {};
  const isUnsaved = stored !== undefined && JSON.stringify(values) !== JSON.stringify(stored);

  useEffect(() => {
    unsaved.current = isUnsaved;
    return () => {
      unsaved.current = false;
    };
  }, [isUnsaved, unsaved]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!record || !values) return;
    const first = DEALER_FIELDS.find((name) => faults[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else if (isUnsaved) mutate(dealerBodyOf(values, record.version));
    else onClose();
  };

  return (
    <Dialog
      title="Costs and VIN"
      onClose={() => (isUnsaved ? setAsked(true) : onClose())}
      footer={
        <>
          <CancelButton className="grow" />
          <SendButton
            type="submit"
            form={formId}
            variant="primary"
            className="grow"
            isSending={isPending}
            underWay="Saving..."
            aria-disabled={isPending || !record}
          >
            Save
          </SendButton>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={submit} noValidate className="py-5">
        {values ? (
          <DealerFields
            values={values}
            faults={faults}
            isTried={isTried}
            onType={(change) => setTyped((before) => ({ ...before, ...change }))}
          />
        ) : isError ? (
          <ErrorState
            title="Error Loading Costs"
            text="Nothing has changed. Please try again."
            action={
              <Button variant="primary" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          />
        ) : (
          <div role="status" className="stack gap-4">
            <span className="visually-hidden">Loading the costs</span>
            {['prices', 'dates', 'margin'].map((place) => (
              <Skeleton key={place} className="rounded" />
            ))}
          </div>
        )}
      </form>
      {isAsked && (
        <DiscardDialog stay={() => setAsked(false)} leave={onClose}>
          What you typed has not been saved.
        </DiscardDialog>
      )}
    </Dialog>
  );
}
