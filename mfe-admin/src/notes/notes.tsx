import { MAX_NOTE_LENGTH, type StaffNote } from '@forecourt/contracts';
import { countCharacters, formatNumber } from '@forecourt/rules';
import { Button, TextArea } from '@forecourt/ui';
import type { FormEvent } from 'react';
import { mayI, ownAccount } from '../session/own-account.ts';
import { TimeSince } from '../time/time-since.tsx';
import { useDraft } from '../unsaved/use-draft.ts';
import { useAddNote } from './add-note.ts';
import { Colleague } from './colleague.tsx';
import { Correctable } from './correctable.tsx';
import styles from './notes.module.css';

interface NotesProps {
  /** Path of the record: "/api/inquiries/7". */
  readonly record: string;
  /** Whose notes these are, for screen readers: "Ada Plumber". */
  readonly about: string;
  readonly notes: readonly ShownNote[];
  readonly onAdded: (note: StaffNote) => void;
  /** Where authors can correct their own: the text is null once it is deleted. */
  readonly onCorrected?: (id: number, corrected: { readonly text: string; readonly editedAt: string } | null) => void;
  readonly onRestored?: () => void;
}

type ShownNote = StaffNote & { readonly editedAt?: string | null };

/** Staff's notes on a record, oldest first, and a field to add one. */
export function Notes({ record, about, notes, onAdded, onCorrected, onRestored }: NotesProps) {
  const [text, type] = useDraft(record);
  const count = countCharacters(text, MAX_NOTE_LENGTH);
  const { mutate, isPending } = useAddNote(record, (note) => {
    type('');
    onAdded(note);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !count.isTooLong && !isPending) mutate(text.trim());
  };
  return (
    <section aria-label={`Notes on ${about}`} className="stack gap-2">
      <h3 className="plain-title small">Notes</h3>
      {notes.length > 0 && (
        <ol className="stack gap-2">
          {notes.map((note) => (
            <li key={note.id}>
              <p className={styles.text}>{note.text}</p>
              <p className="small muted">
                {note.by === ownAccount() ? 'You' : <Colleague account={note.by} />}, <TimeSince moment={note.createdAt} />
                {note.editedAt && ', edited'}
              </p>
              {onCorrected && onRestored && note.by === ownAccount() && mayI('enquiries.work') && (
                <Correctable
                  path={`${record}/notes/${note.id}`}
                  what={`note on ${about}`}
                  text={note.text}
                  onCorrected={(corrected, editedAt) => onCorrected(note.id, { text: corrected, editedAt })}
                  onDeleted={() => onCorrected(note.id, null)}
                  onRestored={onRestored}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {mayI('enquiries.work') && (
        <form className={styles.form} onSubmit={submit}>
          <TextArea
            label={`Add a note on ${about}`}
            hideLabel
            compact
            rows={1}
            error={count.isTooLong ? `${count.text}: notes are at most ${formatNumber(MAX_NOTE_LENGTH)} characters long` : null}
            placeholder="Add a note"
            value={text}
            onChange={(event) => type(event.target.value)}
          />
          <Button type="submit" size="small" aria-busy={isPending} disabled={text.trim() === '' || count.isTooLong}>
            {isPending ? 'Adding...' : 'Add note'}
          </Button>
        </form>
      )}
    </section>
  );
}
