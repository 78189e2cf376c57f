import { Button } from '@forecourt/ui';
import styles from './restored-notice.module.css';

/** Changes that were typed before a reload or the end of a session are in the form again. */
export function RestoredNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <div role="status" className={styles.notice}>
      <p>We've restored your unsaved changes.</p>
      <Button size="small" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
