import { Button, Container } from '@forecourt/ui';
import { Trouble } from '../../../trouble/trouble.tsx';
import styles from './editor.module.css';

interface EditorFootProps {
  /** Why it was not saved. */
  readonly notice: string | null;
  readonly saving: boolean;
  readonly onCancel: () => void;
}

export function EditorFoot({ notice, saving, onCancel }: EditorFootProps) {
  return (
    <div className={styles.foot}>
      <Container>
        {notice && (
          <div className={styles.trouble}>
            <Trouble>{notice}</Trouble>
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
