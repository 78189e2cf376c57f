import { type CONTACT_WAYS, type Enquiry, MAX_NOTE_LENGTH } from '@forecourt/contracts';
import { countCharacters, formatNumber } from '@forecourt/rules';
import { Button, TextArea } from '@forecourt/ui';
import type { FormEvent } from 'react';
import { takeFocus } from '../../../address/take-focus.ts';
import { useDraft } from '../../../unsaved/use-draft.ts';
import { useAddContact } from '../api/add-contact.ts';
import styles from './contact-made.module.css';

export type ContactWay = (typeof CONTACT_WAYS)[number];

const WORDS = {
  called: { question: 'Have you called?', done: 'I called' },
  whatsapp: { question: 'Have you written on WhatsApp?', done: 'I wrote on WhatsApp' },
} as const satisfies Readonly<Record<ContactWay, object>>;

interface ContactMadeProps {
  readonly enquiry: Enquiry;
  readonly way: ContactWay;
  readonly onClose: () => void;
}

/** Asked after a click on a link to call or write: only the answer counts, because nobody may have picked up. */
export function ContactMade({ enquiry, way, onClose }: ContactMadeProps) {
  const [text, type] = useDraft(`/api/inquiries/${enquiry.id}/contacts`);
  const count = countCharacters(text, MAX_NOTE_LENGTH);
  const { mutate, isPending } = useAddContact(enquiry, () => {
    type('');
    onClose();
  });
  const { question, done } = WORDS[way];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!count.isTooLong && !isPending) mutate({ way, ...(text.trim() !== '' && { text: text.trim() }) });
  };
  return (
    <form aria-label={`${question} ${enquiry.customerName}`} className={styles.form} onSubmit={submit}>
      <p ref={takeFocus} tabIndex={-1} className="small ink medium">
        {question}
      </p>
      <TextArea
        label={`Note on it, ${enquiry.customerName}`}
        hideLabel
        compact
        rows={1}
        placeholder="What came of it (optional)"
        error={count.isTooLong ? `${count.text}: notes are at most ${formatNumber(MAX_NOTE_LENGTH)} characters long` : null}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <p className="cluster gap-2">
        <Button type="submit" size="small" variant="dark" aria-busy={isPending} disabled={count.isTooLong}>
          {isPending ? 'Keeping...' : done}
        </Button>
        <Button size="small" variant="quiet" disabled={isPending} onClick={onClose}>
          Not yet
        </Button>
      </p>
    </form>
  );
}
