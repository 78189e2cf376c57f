import { Button, Container } from '@forecourt/ui';
import { WAITING_WORDS, type Waiting } from '../../../calls/send-until-answered.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import styles from './editor.module.css';

interface EditorFootProps {
  /** Why it was not saved. */
  readonly notice: string | null;
  readonly saving: boolean;
  readonly waiting: Waiting | null;
  readonly onCancelSave: () => void;
  readonly onCancel: () => void;
}

export function EditorFoot({ notice, saving, waiting, onCancelSave, onCancel }: EditorFootProps) {
  return (
    <div className={styles.foot}>
      <Container>
        {notice && (
          <div className={styles.trouble}>
            <ErrorNote>{notice}</ErrorNote>
          </div>
        )}
        {waiting && (
          <div className={styles.waiting}>
            <ErrorNote>{WAITING_WORDS[waiting]}</ErrorNote>
            <Button size="small" onClick={onCancelSave}>
              Cancel saving
            </Button>
          </div>
        )}
        <div className={styles.buttons}>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary" aria-busy={saving} aria-disabled={saving}>
            {saving ? 'Updating...' : 'Update Vehicle'}
          </Button>
        </div>
      </Container>
    </div>
  );
}
