import type { Enquiry } from '@forecourt/contracts';
import { Badge, Button, Icon, Phone } from '@forecourt/ui';
import { useRef, useState } from 'react';
import { focusMain } from '../../../address/focus-main.ts';
import { mayI } from '../../../session/own-account.ts';
import { dayAndTime } from '../../../time/chosen-time.ts';
import { useNow } from '../../../time/use-now.ts';
import { useChangeEnquiry } from '../api/change-enquiry.ts';
import styles from './enquiry-times.module.css';
import { TimeForm } from './time-form.tsx';

/** When the customer is to be rung again: the next call does it, or 'Done'. */
export function RingAgain({ enquiry }: { readonly enquiry: Enquiry }) {
  const { mutate: change, isPending } = useChangeEnquiry(enquiry);
  const [isChanging, setChanging] = useState(false);
  const box = useRef<HTMLElement>(null);
  const now = useNow();
  const close = () => {
    setChanging(false);
    box.current?.focus();
  };
  const { ringAgainAt, customerName, customerPhone } = enquiry;
  if (!ringAgainAt) return null;
  const about = <span className="visually-hidden"> of the call to {customerName}</span>;
  return (
    <section ref={box} tabIndex={-1} aria-label="Call to make" className={styles.time}>
      <p className={styles.line}>
        <Icon of={Phone} />
        <span>
          Ring again <b className="ink">{dayAndTime(ringAgainAt, now)}</b>
        </span>
        {Date.parse(ringAgainAt) < now && <Badge tone="red">Overdue</Badge>}
      </p>
      {customerPhone === null && <p className="small">No phone number is known. Add one under 'Correct details'.</p>}
      {mayI('enquiries.work') && !isChanging && (
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
          <Button size="small" variant="quiet" onClick={() => setChanging(true)}>
            Change time{about}
          </Button>
        </p>
      )}
      {isChanging && (
        <TimeForm
          label={`When to ring ${customerName} again`}
          at={ringAgainAt}
          isPending={isPending}
          onChoose={(at) => change({ ringAgainAt: at }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </section>
  );
}
