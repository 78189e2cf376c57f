import type { Enquiry } from '@forecourt/contracts';
import { Button, SendButton } from '@forecourt/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { useCorrectEnquiry } from '../api/correct-enquiry.ts';
import styles from './contact-made.module.css';
import own from './correct-customer.module.css';
import { VanChoice } from './van-choice.tsx';

const NOTHING = { vehicleId: null as number | null, van: '' };

/** Changes the van that an enquiry is about: customers change their minds. */
export function ChangeVan({ enquiry }: { readonly enquiry: Enquiry }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(NOTHING);
  const [isTried, setTried] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const leave = () => {
    setOpen(false);
    setChosen(NOTHING);
    setTried(false);
    reset();
    box.current?.focus();
  };
  const { mutate, isPending, error, reset } = useCorrectEnquiry(enquiry, () => leave());
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const { customerName, vehicleId } = enquiry;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen.vehicleId === vehicleId && vehicleId !== null) leave();
    else if (chosen.vehicleId !== null) mutate({ vehicleId: chosen.vehicleId });
    else form.current?.querySelector('input')?.focus();
  };
  const hearEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isPending) return;
    event.preventDefault();
    leave();
  };
  return (
    <div ref={box} tabIndex={-1}>
      {isOpen ? (
        <form
          ref={form}
          aria-label={`Van of ${customerName}`}
          className={styles.form}
          onSubmit={submit}
          onKeyDown={hearEscape}
          noValidate
        >
          <VanChoice
            label="Which van"
            vehicleId={chosen.vehicleId}
            typed={chosen.van}
            error={isTried && chosen.vehicleId === null ? 'Choose one of the vans' : null}
            onType={(change) => setChosen((now) => ({ ...now, ...change }))}
          />
          {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
          <p className="cluster gap-2">
            <SendButton type="submit" size="small" variant="dark" isSending={isPending} underWay="Saving...">
              Save
            </SendButton>
            {vehicleId !== null && (
              <Button size="small" disabled={isPending} onClick={() => mutate({ vehicleId: null })}>
                No van
              </Button>
            )}
            <Button size="small" variant="quiet" disabled={isPending} onClick={leave}>
              Close
            </Button>
          </p>
        </form>
      ) : (
        <Button size="small" variant="quiet" className={own.opener} onClick={() => setOpen(true)}>
          {vehicleId === null ? 'Add a van' : 'Change the van'}
          <span className="visually-hidden"> of {customerName}</span>
        </Button>
      )}
    </div>
  );
}
