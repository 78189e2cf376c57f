import type { ReactNode } from 'react';
import { VanOutline } from '../picture/van-outline.tsx';
import styles from './blank.module.css';

export interface BlankProps {
  readonly title: string;
  readonly text: string;
  /** More details, below the text. */
  readonly detail?: ReactNode;
  /** What to do about it: a button or a link. */
  readonly action: ReactNode;
  /** Level of its heading. */
  readonly level?: 1 | 2 | 3;
}

function Blank({ title, text, detail, action, level = 2, role }: BlankProps & { readonly role?: 'alert' }) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.blank} role={role}>
      <VanOutline className={styles.art} />
      <Heading className="h4">{title}</Heading>
      <p className={styles.text}>{text}</p>
      {detail && <p className={styles.text}>{detail}</p>}
      <div className={styles.action}>{action}</div>
    </div>
  );
}

/** Nothing here, as a valid answer: no results, no enquiries, no such van. */
export function EmptyState(props: BlankProps) {
  return <Blank {...props} />;
}

/** Nothing here because something failed; announced at once. */
export function ErrorState(props: BlankProps) {
  return <Blank {...props} role="alert" />;
}
