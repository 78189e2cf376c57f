import type { Vehicle } from '@forecourt/contracts';
import { today } from '@forecourt/web-kit';
import { specificationGroups } from '../specification-groups.ts';
import styles from './specifications.module.css';

export function Specifications({ vehicle }: { readonly vehicle: Vehicle }) {
  return specificationGroups(vehicle, today()).map(({ title, cards }) => (
    <div key={title} className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.cards}>
        {cards.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}
