import { Icon, TriangleAlert } from '@forecourt/ui';
import { useEffect, useRef } from 'react';
import styles from './error-note.module.css';

/** An error message, announced to screen readers and scrolled into view together with the buttons below it. */
export function ErrorNote({ children }: { readonly children: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another error
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  return (
    <p ref={box} role="alert" className={styles.note}>
      <Icon of={TriangleAlert} />
      <span>{children}</span>
    </p>
  );
}
