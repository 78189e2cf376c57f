import { Button } from '@forecourt/ui';
import styles from './restored-notice.module.css';

/** Changes that were typed before a reload or the end of a session are in the form again. */
export function RestoredNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <div role="status" className={styles.notice}>
      <p>Your changes from before are back in the form. They are not saved yet.</p>
      <Button size="small" onClick={onDiscard}>
        Discard them
      </Button>
    </div>
  );
}
