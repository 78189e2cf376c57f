import { graphics } from '@forecourt/content';
import { buttonClass, Check, Icon, Section } from '@forecourt/ui';
import { EnquiryLink } from '@forecourt/web-kit';
import styles from './graphics.module.css';

export function Graphics() {
  const { id, title, lead, items } = graphics;
  return (
    <Section labelledBy={id}>
      <div className="stack gap-4">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <ul className={styles.services}>
        {items.map(({ id, title, note, text, points }) => (
          <li key={id} className={styles.service}>
            <p className={styles.note}>{note}</p>
            <h3 id={id} className="h3">
              {title}
            </h3>
            <p className={styles.text}>{text}</p>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>
                  <Icon of={Check} className={styles.tick} />
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <EnquiryLink form="quote" className={buttonClass({ variant: 'dark' })}>
        Get a Quote
      </EnquiryLink>
    </Section>
  );
}
