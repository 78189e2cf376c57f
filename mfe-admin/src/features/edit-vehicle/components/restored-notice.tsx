import { Button } from '@forecourt/ui';
import styles from './restored-notice.module.css';

/** Says that unsaved changes from before a reload or sign-out have been restored. */
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
