import { Button } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import type { Ref } from 'react';
import styles from './chat.module.css';

interface ChatFailureProps {
  /** The button that tries again. */
  readonly retry?: Ref<HTMLButtonElement>;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Says that the chat could not be loaded, and offers other ways to reach us. */
export function ChatFailure({ retry, onRetry, onClose }: ChatFailureProps) {
  const { phone, phoneE164 } = useDealership();
  return (
    <div role="alert" className={styles.failure}>
      <p>
        We couldn't load the chat. Please call us on <a href={`tel:${phoneE164}`}>{phone}</a>.
      </p>
      <Button ref={retry} size="small" onClick={onRetry}>
        Retry
      </Button>
      <Button size="small" variant="quiet" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
