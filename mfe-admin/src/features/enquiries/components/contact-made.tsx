import { type Enquiry, MAX_NOTE_LENGTH } from '@forecourt/contracts';
import { countCharacters, formatNumber } from '@forecourt/rules';
import { Button, Checkbox, TextArea } from '@forecourt/ui';
import { type FormEvent, useRef, useState } from 'react';
import { takeFocus } from '../../../address/take-focus.ts';
import { TimeFields } from '../../../time/time-fields.tsx';
import { useNow } from '../../../time/use-now.ts';
import { useAddContact } from '../api/add-contact.ts';
import type { ContactDraft, ContactWay } from '../hooks/use-contact-draft.ts';
import { isUnsent } from '../thread.ts';
import { daysAhead, readOptionalTime } from '../time-ahead.ts';
import { CallOutcomeChoice } from './call-outcome.tsx';
import styles from './contact-made.module.css';

const WORDS = {
  called: { question: 'How did the call go?', done: 'Save the call' },
  whatsapp: { question: 'Have you written on WhatsApp?', done: 'I wrote on WhatsApp' },
} as const satisfies Readonly<Record<ContactWay, object>>;

/** A time for a day that has none yet. */
const USUAL_TIME = '09:00';

interface ContactMadeProps {
  readonly enquiry: Enquiry;
  readonly draft: ContactDraft;
  /** Whether it has just been opened by a click. */
  readonly takesFocus: boolean;
  readonly onChange: (change: Partial<ContactDraft>) => void;
  readonly onPutAside: () => void;
  readonly onDone: () => void;
}

/**
 * Asked after a click on a link to call or write: only the answer counts, because nobody may have picked up. A call that came in, or was
 * made from another telephone, is told here too.
 */
export function ContactMade({ enquiry, draft, takesFocus, onChange, onPutAside, onDone }: ContactMadeProps) {
  const { way, outcome, text, day, time } = draft;
  const isCall = way === 'called';
  const now = useNow();
  const form = useRef<HTMLFormElement>(null);
  const fields = useRef<HTMLFieldSetElement>(null);
  const [isTried, setTried] = useState(false);
  const count = countCharacters(text, MAX_NOTE_LENGTH);
  const { mutate, isPending } = useAddContact(enquiry, onDone);
  const { question, done } = WORDS[way];
  const unsent = isCall ? [] : enquiry.replies.filter(isUnsent);
  const instead = unsent.map((reply) => reply.id).filter((id) => draft.instead.includes(id));
  const read = readOptionalTime({ day, time }, now);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count.isTooLong || isPending) return;
    setTried(true);
    const ringAgain = isCall ? readOptionalTime({ day, time }, Date.now()) : null;
    if (isCall && outcome === null) form.current?.querySelector('input')?.focus();
    else if (ringAgain && 'wrong' in ringAgain)
      fields.current?.querySelector<HTMLElement>(`[name="${ringAgain.wrong}"]`)?.focus();
    else
      mutate({
        way,
        ...(isCall && outcome && { outcome }),
        ...(ringAgain && { ringAgainAt: ringAgain.at }),
        ...(instead.length > 0 && { instead }),
        ...(text.trim() !== '' && { text: text.trim() }),
      });
  };
  return (
    <form ref={form} aria-label={`${question} ${enquiry.customerName}`} className={styles.form} onSubmit={submit} noValidate>
      <p ref={takesFocus ? takeFocus : null} tabIndex={-1} className="small ink medium">
        {question}
      </p>
      {isCall && (
        <CallOutcomeChoice
          chosen={outcome}
          error={isTried && outcome === null ? 'Choose what came of it' : null}
          onChoose={(chosen) => onChange({ outcome: chosen })}
        />
      )}
      <TextArea
        label={`Note on it, ${enquiry.customerName}`}
        hideLabel
        compact
        rows={1}
        placeholder="Note (optional)"
        error={count.isTooLong ? `${count.text}: notes are at most ${formatNumber(MAX_NOTE_LENGTH)} characters long` : null}
        value={text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      {isCall && (
        <TimeFields
          legend="When to ring again"
          dayLabel="Ring again on (optional)"
          isNarrow
          {...daysAhead(now)}
          when={{
            fields,
            chosen: { day, time },
            fault: isTried && read && 'wrong' in read ? read : null,
            note: read && 'at' in read ? read.note : null,
            choose: (change) =>
              onChange({
                ...change,
                ...(change.day && time === '' && { time: USUAL_TIME }),
                ...(change.day === '' && { time: '' }),
              }),
          }}
        />
      )}
      {unsent.map(({ id, subject }) => (
        <Checkbox
          key={id}
          label={`They have got the reply "${subject}" by this: don't send it by mail as well`}
          checked={instead.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ instead: checked ? [...instead, id] : instead.filter((other) => other !== id) })
          }
        />
      ))}
      <p className="cluster gap-2">
        <Button type="submit" size="small" variant="dark" aria-busy={isPending} disabled={count.isTooLong}>
          {isPending ? 'Keeping...' : done}
        </Button>
        <Button size="small" variant="quiet" disabled={isPending} onClick={onPutAside}>
          Not now
        </Button>
      </p>
    </form>
  );
}
