import type { MarkedText } from '@forecourt/content';
import { Section } from '@forecourt/ui';
import { Marked } from './marked.tsx';
import styles from './steps.module.css';

export interface StepsProps {
  readonly id: string;
  readonly title: string;
  readonly items: readonly { readonly title: string; readonly text: MarkedText }[];
}

/** A section of ordered steps, numbered by the browser. */
export function Steps({ id, title, items }: StepsProps) {
  return (
    <Section surface="quiet" labelledBy={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ol className={styles.steps}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3 className="h5">{title}</h3>
            <p>
              <Marked text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
