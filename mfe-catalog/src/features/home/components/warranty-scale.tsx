import { listWarranty } from '@forecourt/rules';
import { buttonClass, Section } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import styles from './warranty-scale.module.css';

const TODAY = '2026-01-01';
/** The warranty by age. The date does not matter, only the age. */
const STEPS = [
  { title: 'New', text: listWarranty({ condition: 'new', year: 2026 }, TODAY) },
  { title: 'Used, under 3 years', text: listWarranty({ condition: 'used', year: 2024 }, TODAY) },
  { title: 'Used, over 3 years', text: listWarranty({ condition: 'used', year: 2022 }, TODAY) },
];

export function WarrantyScale() {
  return (
    <Section surface="trust" labelledBy="warranty-heading">
      <div className={styles.cover}>
        <div>
          <h2 id="warranty-heading">Motoring-association warranty</h2>
          <p className={styles.lead}>What you are covered for depends on the age of the van. No surprises.</p>
        </div>
        <Link to="/warranty" className={`${buttonClass({ variant: 'dark' })} ${styles.link}`}>
          See what is covered
        </Link>
        <ol className={styles.scale}>
          {STEPS.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
