import { MAX_NOTE_LENGTH } from '@forecourt/contracts';
import { countCharacters, formatNumber } from '@forecourt/rules';
import { Button, TextArea } from '@forecourt/ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { takeFocus } from '../address/take-focus.ts';
import { drafts } from '../unsaved/drafts.ts';
import { useDraft } from '../unsaved/use-draft.ts';
import { useCorrection, useDeletion } from './correct-entry.ts';
import styles from './notes.module.css';

interface CorrectableProps {
  /** "/api/inquiries/7/notes/3" */
  readonly path: string;
  /** "note on Ada Plumber" */
  readonly what: string;
  readonly text: string;
  /** Whether it may be empty, as of a call. */
  readonly isOptional?: boolean;
  /** What else is corrected. */
  readonly facts?: object;
  readonly fields?: ReactNode;
  readonly onCorrected: (text: string, editedAt: string) => void;
  readonly onDeleted: () => void;
  readonly onRestored: () => void;
  readonly onClose?: () => void;
}

/** Corrects or deletes what somebody has written themselves. What is typed is kept as a draft. */
export function Correctable({ path, what, text, isOptional = false, facts = {}, fields, ...told }: CorrectableProps) {
  const [typed, type] = useDraft(path, text);
  const [isOpen, setOpen] = useState(typed !== text);
  const [wasPressed, setPressed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const count = countCharacters(typed, MAX_NOTE_LENGTH);
  const isEmpty = typed.trim() === '' && !isOptional;
  const leave = () => {
    setOpen(false);
    box.current?.focus();
  };
  const close = () => {
    type(text);
    leave();
    told.onClose?.();
  };
  const correction = useCorrection(path, ({ editedAt }, body) => {
    type(body.text);
    drafts.keep(path, '');
    leave();
    told.onCorrected(body.text, editedAt);
  });
  const deletion = useDeletion({ path, what, ...told });
  const isBusy = correction.isPending || deletion.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && !count.isTooLong && !isBusy) correction.mutate({ ...facts, text: typed.trim() });
  };
  return (
    <div ref={box} tabIndex={-1}>
      {!isOpen && (
        <p className={styles.own}>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              // It may have been corrected in another tab.
              if (drafts.find(path) === '') type(text);
              setPressed(true);
              setOpen(true);
            }}
          >
            Edit<span className="visually-hidden"> the {what}</span>
          </Button>
          <Button size="small" variant="quiet" aria-busy={deletion.isPending} onClick={() => !isBusy && deletion.mutate()}>
            Delete<span className="visually-hidden"> the {what}</span>
          </Button>
        </p>
      )}
      {isOpen && (
        <form aria-label={`Edit the ${what}`} className={styles.correction} onSubmit={submit}>
          {fields}
          <TextArea
            ref={wasPressed ? takeFocus : null}
            label={`Text of the ${what}`}
            hideLabel
            compact
            rows={2}
            error={count.isTooLong ? `${count.text}: notes are at most ${formatNumber(MAX_NOTE_LENGTH)} characters long` : null}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
          <p className="cluster gap-2">
            <Button
              type="submit"
              size="small"
              variant="dark"
              aria-busy={correction.isPending}
              disabled={isEmpty || count.isTooLong}
            >
              {correction.isPending ? 'Keeping...' : 'Keep'}
            </Button>
            <Button size="small" variant="quiet" disabled={isBusy} onClick={close}>
              Close
            </Button>
          </p>
        </form>
      )}
    </div>
  );
}
