import { warrantyCoverage } from '@forecourt/content';
import { Check, Icon, Section, X } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import styles from './coverage.module.css';

/** What the 6 month warranty covers and what it excludes, side by side. */
export function Coverage() {
  const { id, title, lead, items } = warrantyCoverage(useDealership());
  return (
    <Section labelledBy={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.lists}>
        {items.map(({ id, title, points }) => (
          <div key={id}>
            <h3 id={id}>{title}</h3>
            <ul aria-labelledby={id} className={styles.list}>
              {points.map((text) => (
                <li key={text}>
                  {id === 'covered' ? <Icon of={Check} className="success" /> : <Icon of={X} className="muted" />}
                  {text}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
