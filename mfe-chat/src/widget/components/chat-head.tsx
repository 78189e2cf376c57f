import { Button, Icon, LogoMark, X } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './chat-head.module.css';

interface ChatHeadProps {
  /** Beneath its name. */
  readonly line: ReactNode;
  readonly onClose: () => void;
  /** The button beside Close. */
  readonly children: ReactNode;
}

/** The dark top of the panel, and all of it when it is minimised. */
export function ChatHead({ line, onClose, children }: ChatHeadProps) {
  return (
    <header data-surface="dark" className={styles.head}>
      <LogoMark className={styles.logo} />
      <div>
        <h2 className={styles.title}>Sales Assistant</h2>
        <p className={styles.line}>{line}</p>
      </div>
      <div className="flex rigid to-end">
        {children}
        <Button variant="quiet" size="icon" aria-label="Close chat" onClick={onClose}>
          <Icon of={X} />
        </Button>
      </div>
    </header>
  );
}
