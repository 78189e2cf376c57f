import type { Enquiry } from '@forecourt/contracts';
import { Badge, Button, Icon, Phone } from '@forecourt/ui';
import { useRef } from 'react';
import { focusMain } from '../../../address/focus-main.ts';
import { mayI } from '../../../session/own-account.ts';
import { dayAndTime } from '../../../time/chosen-time.ts';
import { useNow } from '../../../time/use-now.ts';
import { useChangeEnquiry } from '../api/change-enquiry.ts';
import styles from './enquiry-times.module.css';
import { TimeForm } from './time-form.tsx';

interface RingAgainProps {
  readonly enquiry: Enquiry;
  /** Whether the day and time are being asked for. */
  readonly isAsked: boolean;
  readonly onAsk: (isAsked: boolean) => void;
}

/** When the customer is to be rung again: a call in which they are spoken to does it, or 'Done'. */
export function RingAgain({ enquiry, isAsked, onAsk }: RingAgainProps) {
  const { mutate: change, isPending } = useChangeEnquiry(enquiry);
  const box = useRef<HTMLElement>(null);
  const now = useNow();
  const done = () => {
    onAsk(false);
    box.current?.focus();
  };
  const close = () => {
    onAsk(false);
    if (ringAgainAt) box.current?.focus();
    else focusMain();
  };
  const { ringAgainAt, customerName, customerPhone } = enquiry;
  if (!ringAgainAt && !isAsked) return null;
  const about = <span className="visually-hidden"> of the call to {customerName}</span>;
  return (
    <section ref={box} tabIndex={-1} aria-label="Call to make" className={styles.time}>
      {ringAgainAt && (
        <p className={styles.line}>
          <Icon of={Phone} />
          <span>
            Ring again <b className="ink">{dayAndTime(ringAgainAt, now)}</b>
          </span>
          {Date.parse(ringAgainAt) < now && <Badge tone="red">Overdue</Badge>}
        </p>
      )}
      {customerPhone === null && <p className="small">No phone number is known. Add one under 'Correct details'.</p>}
      {ringAgainAt && mayI('enquiries.work') && !isAsked && (
        <p className="cluster gap-2">
          <Button
            size="small"
            aria-busy={isPending}
            onClick={() => {
              if (isPending) return;
              change({ ringAgainAt: null });
              focusMain();
            }}
          >
            Done<span className="visually-hidden">: the call to {customerName}</span>
          </Button>
          <Button size="small" variant="quiet" onClick={() => onAsk(true)}>
            Change time{about}
          </Button>
        </p>
      )}
      {isAsked && (
        <TimeForm
          label={`When to ring ${customerName} again`}
          at={ringAgainAt}
          isPending={isPending}
          onChoose={(at) => change({ ringAgainAt: at }, { onSuccess: done })}
          onClose={close}
        />
      )}
    </section>
  );
}
