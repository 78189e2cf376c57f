import type { AppointmentDoubt, Enquiry } from '@forecourt/contracts';
import { ukDay } from '@forecourt/rules';
import { Badge, Button, Calendar, Icon } from '@forecourt/ui';
import { useRef, useState } from 'react';
import { focusMain } from '../../../address/focus-main.ts';
import { whyNot } from '../../../calls/why-not.ts';
import { ConfirmDialog } from '../../../confirm-dialog/confirm-dialog.tsx';
import { mayI } from '../../../session/own-account.ts';
import { dayAndTime } from '../../../time/chosen-time.ts';
import { useNow } from '../../../time/use-now.ts';
import { doubtIn, useChangeEnquiry } from '../api/change-enquiry.ts';
import { appointmentAhead } from '../appointment-words.ts';
import styles from './enquiry-times.module.css';
import { TimeForm } from './time-form.tsx';
import { ToldOtherwise } from './told-otherwise.tsx';

interface AppointmentProps {
  readonly enquiry: Enquiry;
  /** Whether the day and time are being asked for. */
  readonly isAsked: boolean;
  readonly onAsk: (isAsked: boolean) => void;
}

interface Doubt {
  readonly at: string;
  readonly text: string;
  /** The doubts that are confirmed by sending the same time again. */
  readonly known: readonly AppointmentDoubt[];
}

/** When the customer comes: it can be moved and cancelled. */
export function Appointment({ enquiry, isAsked, onAsk }: AppointmentProps) {
  const { mutate: change, isPending } = useChangeEnquiry(enquiry);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const [isCancelling, setCancelling] = useState(false);
  const box = useRef<HTMLElement>(null);
  const now = useNow();
  const close = () => {
    setDoubt(null);
    onAsk(false);
    box.current?.focus();
  };
  const { status, appointmentAt, customerName } = enquiry;
  if (status !== 'appointment') return null;
  const isPast = appointmentAt !== null && Date.parse(appointmentAt) < now;
  const isToSettle = isPast && ukDay(Date.parse(appointmentAt)) < ukDay(now);
  const when = appointmentAt ? dayAndTime(appointmentAt, now) : null;
  const about = <span className="visually-hidden"> of {customerName}</span>;
  const book = (at: string) => {
    const despite = doubt?.at === at ? doubt.known : [];
    const ask = (error: Error) => {
      const found = doubtIn(error);
      setDoubt(found ? { at, text: whyNot(error), known: [...despite, found] } : null);
    };
    change({ appointmentAt: at, ...(despite.length > 0 && { despite }) }, { onSuccess: close, onError: ask });
  };
  const cancel = () => {
    setCancelling(false);
    change({ status: 'contacted' }, { onSuccess: focusMain });
  };
  return (
    <section ref={box} tabIndex={-1} aria-label="Appointment" className={styles.time}>
      <p className={styles.line}>
        <Icon of={Calendar} />
        <span>Appointment {when ? <b className="ink">{when}</b> : 'without a day'}</span>
        {isPast && <Badge tone={isToSettle ? 'orange' : 'grey'}>Past</Badge>}
      </p>
      {isPast && mayI('enquiries.work') && (
        <p className="small">To settle it, choose the status that came of it, or move it to a later day.</p>
      )}
      {mayI('enquiries.work') && appointmentAhead(enquiry, now) && <ToldOtherwise enquiry={enquiry} />}
      {mayI('enquiries.work') && !isAsked && (
        <p className="cluster gap-2">
          <Button size="small" onClick={() => onAsk(true)}>
            {when ? 'Move' : 'Choose day and time'}
            {when ? <span className="visually-hidden"> the appointment{about}</span> : about}
          </Button>
          <Button size="small" variant="quiet" aria-busy={isPending} onClick={() => !isPending && setCancelling(true)}>
            Cancel appointment{about}
          </Button>
        </p>
      )}
      {mayI('enquiries.work') && isAsked && (
        <TimeForm
          label={`When ${customerName} comes`}
          at={appointmentAt}
          isPending={isPending}
          doubt={doubt}
          onChoose={book}
          onClose={close}
        />
      )}
      {isCancelling && (
        <ConfirmDialog
          title="Cancel this appointment?"
          verb="Cancel appointment"
          keep="Keep it"
          onConfirm={cancel}
          onClose={() => setCancelling(false)}
        >
          {customerName} was to come {when ?? 'on a day to be agreed'}. The enquiry goes back to 'Contacted'.
        </ConfirmDialog>
      )}
    </section>
  );
}
