import type { ReactNode } from 'react';
import { VanOutline } from '../picture/van-outline.tsx';
import styles from './blank.module.css';

export interface BlankProps {
  readonly title: string;
  readonly text: string;
  /** More about it, beneath the text. */
  readonly detail?: ReactNode;
  /** What can be done about it: a button or a link. */
  readonly action: ReactNode;
  /** The level of its heading in the page. */
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

/** Nothing here, and that is an answer: no results, no enquiries, no such van. */
export function EmptyState(props: BlankProps) {
  return <Blank {...props} />;
}

/** Nothing here because something failed; read out at once. */
export function ErrorState(props: BlankProps) {
  return <Blank {...props} role="alert" />;
}
