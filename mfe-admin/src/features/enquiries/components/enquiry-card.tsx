import { ENQUIRY_STATUS_LABELS, ENQUIRY_STATUSES, type Enquiry, type EnquiryStatus, kindLabel } from '@forecourt/contracts';
import { Select } from '@forecourt/ui';
import { useQueryClient } from '@forecourt/web-kit';
import { memo, useState } from 'react';
import { Notes } from '../../../notes/notes.tsx';
import { RecordCard } from '../../../record-card/record-card.tsx';
import { mayI, useOwnRole } from '../../../session/own-account.ts';
import { TimeSince } from '../../../time/time-since.tsx';
import { useChangeEnquiry } from '../api/change-enquiry.ts';
import { putEnquiry, readEnquiriesAgain } from '../api/get-enquiries.ts';
import { withCorrection } from '../thread.ts';
import { AbsentBadge } from './absent-badge.tsx';
import { Appointment } from './appointment.tsx';
import { AssigneeChoice } from './assignee-choice.tsx';
import type { NextStep } from './enquiry-actions.tsx';
import { EnquiryCalculation } from './enquiry-calculation.tsx';
import styles from './enquiry-card.module.css';
import { EnquiryContact } from './enquiry-contact.tsx';
import { EnquiryKind } from './enquiry-kind.tsx';
import { EnquiryMessage } from './enquiry-message.tsx';
import { Replies } from './replies.tsx';
import { RingAgain } from './ring-again.tsx';
import { Steps } from './steps.tsx';
import { WaitingBadge } from './waiting-badge.tsx';

const STATUSES = ENQUIRY_STATUSES.map((status) => ({ value: status, label: ENQUIRY_STATUS_LABELS[status] }));

/** One enquiry: sender, subject, status and message. */
export const EnquiryCard = memo(function EnquiryCard({ enquiry }: { readonly enquiry: Enquiry }) {
  useOwnRole();
  const client = useQueryClient();
  const { mutate: change } = useChangeEnquiry(enquiry);
  const { id, status, createdAt, erasedAt, calculation, notes } = enquiry;
  const [asked, setAsked] = useState<NextStep | null>(null);
  const isErased = erasedAt !== null;
  const plan = (step: NextStep) => {
    if (step === 'appointment') change({ status: step });
    setAsked(step);
  };
  const name = isErased ? `Enquiry ${id}, erased` : enquiry.customerName;
  return (
    <RecordCard
      label={`${name}, ${kindLabel(enquiry)}`}
      isFresh={status === 'new'}
      head={
        <>
          <div className={styles.who}>
            <h2 className="h5 breakable">{name}</h2>
            <span className={styles.type}>
              <EnquiryKind enquiry={enquiry} />
            </span>
            <WaitingBadge enquiry={enquiry} />
            <AbsentBadge enquiry={enquiry} />
          </div>
          <TimeSince moment={createdAt} className={styles.time} />
          <div className={styles.choices}>
            <AssigneeChoice enquiry={enquiry} name={name} />
            <Select
              label={`Status of ${name}`}
              hideLabel
              compact
              options={STATUSES}
              value={status}
              disabled={!mayI('enquiries.work')}
              onChange={(event) => {
                const chosen = event.target.value as EnquiryStatus;
                change({ status: chosen });
                setAsked(chosen === 'appointment' ? chosen : null);
              }}
            />
          </div>
        </>
      }
      facts={<EnquiryContact enquiry={enquiry} onPlan={plan} />}
    >
      {calculation && <EnquiryCalculation calculation={calculation} />}
      <EnquiryMessage enquiry={enquiry} />
      {!isErased && (
        <>
          <Appointment
            enquiry={enquiry}
            isAsked={asked === 'appointment'}
            onAsk={(isAsked) => setAsked(isAsked ? 'appointment' : null)}
          />
          <RingAgain enquiry={enquiry} isAsked={asked === 'call'} onAsk={(isAsked) => setAsked(isAsked ? 'call' : null)} />
        </>
      )}
      <Replies enquiry={enquiry} />
      <Steps enquiry={enquiry} />
      {!isErased && (
        <Notes
          record={`/api/inquiries/${id}`}
          about={name}
          notes={notes}
          onAdded={(note) => putEnquiry(client, id, (now) => ({ ...now, notes: [...now.notes, { ...note, editedAt: null }] }))}
          onCorrected={(noteId, corrected) =>
            putEnquiry(client, id, (now) => ({ ...now, notes: withCorrection(now.notes, noteId, corrected) }))
          }
          onRestored={() => void readEnquiriesAgain(client)}
        />
      )}
    </RecordCard>
  );
});
