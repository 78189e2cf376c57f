import { Icon, TriangleAlert } from '@forecourt/ui';
import { useEffect, useRef } from 'react';
import styles from './form.module.css';

interface FormNoticeProps {
  /** The form's own wording (product §8). */
  readonly title: string;
  /** The reason and what to do. */
  readonly children: string;
}

/** Shows and announces why a form was not accepted. Stands before its button, and scrolls into view. */
export function FormNotice({ title, children }: FormNoticeProps) {
  const notice = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another notice is another reason to look
  useEffect(() => {
    // In new browsers it returns a promise, which Preact would take for a clean-up function.
    void notice.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  return (
    <p ref={notice} role="alert" className={styles.notice}>
      <Icon of={TriangleAlert} />
      <span>
        <b>{title}</b> {children}
      </span>
    </p>
  );
}
