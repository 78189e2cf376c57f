import { ScreenModal } from '@forecourt/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useSmallScreen } from '../hooks/use-small-screen.ts';
import styles from './chat-frame.module.css';

interface ChatFrameProps {
  /**
   * Escape, and a phone's gesture for going back.
   * @param withFocus whether the focus is in the panel, and goes with it
   */
  readonly onLeave: (withFocus: boolean) => void;
  readonly children: ReactNode;
}

/** The panel: a full-screen dialog, or a corner of a page that stays usable. */
export function ChatFrame({ onLeave, children }: ChatFrameProps) {
  const isSmall = useSmallScreen();
  const corner = useRef<HTMLElement>(null);
  const hearKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    // What lies above closes first.
    if (!corner.current || document.querySelector('dialog:modal, :popover-open, [aria-expanded="true"]:focus')) return;
    onLeave(corner.current.contains(document.activeElement));
  });
  // Wherever the focus is: the panel may cover it.
  useEffect(() => {
    const hear = (event: KeyboardEvent) => hearKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  if (isSmall) {
    return (
      <ScreenModal label="Sales Assistant" surface="paper" className={styles.sheet} onClose={() => onLeave(true)}>
        {children}
      </ScreenModal>
    );
  }
  return (
    <section ref={corner} aria-label="Sales Assistant" className={styles.corner}>
      {children}
    </section>
  );
}
