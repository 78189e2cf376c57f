import { benefits } from '@forecourt/content';
import { Section } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import styles from './benefits.module.css';

/** Six cards (product §2). */
export function Benefits() {
  const { id, title, items } = benefits(useDealership());
  return (
    <Section surface="quiet" labelledBy={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.benefits}>
        {items.map(({ id, title, text }) => (
          <li key={title}>
            <h3 id={id} className="h5">
              {title}
            </h3>
            <p className="small muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
