import { ScreenModal } from '@forecourt/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { useSmallScreen } from '../hooks/use-small-screen.ts';
import styles from './chat-frame.module.css';

interface ChatFrameProps {
  /** Escape, and a phone's gesture for going back. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** The panel: a full-screen dialog, or a corner of a page that stays usable. */
export function ChatFrame({ onLeave, children }: ChatFrameProps) {
  if (useSmallScreen()) {
    return (
      <ScreenModal label="Sales Assistant" surface="paper" className={styles.sheet} onClose={onLeave}>
        {children}
      </ScreenModal>
    );
  }
  const hearKey = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !nativeEvent.isComposing) onLeave();
  };
  return (
    <section aria-label="Sales Assistant" className={styles.corner} onKeyDown={hearKey}>
      {children}
    </section>
  );
}
