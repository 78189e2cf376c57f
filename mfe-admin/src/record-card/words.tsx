import type { ReactNode } from 'react';
import styles from './words.module.css';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of what was sent, with a title. */
export function Part({ title, children }: PartProps) {
  return (
    <section className="stack gap-2">
      <h3 className="plain-title small">{title}</h3>
      {children}
    </section>
  );
}

interface WordsProps {
  readonly title: string;
  readonly text: string;
}

/** Somebody's own text, with its line breaks. */
export function Words({ title, text }: WordsProps) {
  return <Part title={title}>{text === '' ? <p className="muted">No message.</p> : <p className={styles.text}>{text}</p>}</Part>;
}
