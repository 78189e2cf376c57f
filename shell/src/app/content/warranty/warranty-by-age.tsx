import { warrantyByAge, withoutWarranty } from '@forecourt/content';
import { Icon, Section, TriangleAlert } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import styles from './warranty-by-age.module.css';

/** The three cards and, just as plainly, the vans without a warranty. */
export function WarrantyByAge() {
  const { id, title, items, ending } = warrantyByAge(useDealership());
  return (
    <Section surface="trust" labelledBy={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.cards}>
        {items.map(({ note, title, text }) => (
          <li key={note} className={styles.card}>
            <p className={styles.age}>{note}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.without} data-surface="dark">
        <Icon of={TriangleAlert} />
        <div>
          <h3 id={withoutWarranty.id} className="h5 inherit">
            {withoutWarranty.title}
          </h3>
          <p>{withoutWarranty.lead}</p>
        </div>
      </div>
      <p className={styles.note}>{ending}</p>
    </Section>
  );
}
