import { ukClock } from '@forecourt/rules';
import { Button } from '@forecourt/ui';
import { type FormEvent, useEffect } from 'react';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { TimeFields } from '../../../time/time-fields.tsx';
import { useChosenTime } from '../../../time/use-chosen-time.ts';
import { useNow } from '../../../time/use-now.ts';
import { daysAhead, readEnquiryTime } from '../time-ahead.ts';
import styles from './contact-made.module.css';

interface TimeFormProps {
  /** "When to ring Ada Plumber again". */
  readonly label: string;
  /** As it was chosen before. */
  readonly at: string | null;
  /** Why a time is doubtful; sent again, it is kept. */
  readonly doubt?: { readonly at: string; readonly text: string } | null;
  readonly isPending: boolean;
  readonly onChoose: (at: string) => void;
  readonly onClose: () => void;
}

/** Chooses a day and a time on an enquiry's card. */
export function TimeForm({ label, at, doubt = null, isPending, onChoose, onClose }: TimeFormProps) {
  const when = useChosenTime(at === null ? { day: '', time: '' } : ukClock(Date.parse(at)), readEnquiryTime);
  const { fields } = when;
  const now = useNow();
  const found = readEnquiryTime(when.chosen, now);
  const isDoubtful = doubt !== null && 'at' in found && found.at === doubt.at;
  useEffect(() => {
    // What opened it may be far above: the whole form comes into sight, not the field alone.
    fields.current?.scrollIntoView({ block: 'center' });
    fields.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [fields]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = isPending ? null : when.settle();
    if (chosen !== null) onChoose(chosen);
  };
  return (
    <form aria-label={label} className={styles.form} onSubmit={submit} noValidate>
      <TimeFields when={when} legend={label} dayLabel="Day" {...daysAhead(now)} />
      {isDoubtful && <ErrorNote>{doubt.text}</ErrorNote>}
      <p className="cluster gap-2">
        <Button type="submit" size="small" variant="dark" aria-busy={isPending}>
          {isPending ? 'Keeping...' : isDoubtful ? 'Keep it anyway' : 'Keep'}
        </Button>
        <Button size="small" variant="quiet" disabled={isPending} onClick={onClose}>
          Close
        </Button>
      </p>
    </form>
  );
}
