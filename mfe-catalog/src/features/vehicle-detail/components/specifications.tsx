import type { Vehicle } from '@forecourt/contracts';
import { Verified } from '@forecourt/ui';
import { today } from '@forecourt/web-kit';
import { specificationGroups } from '../specification-groups.ts';
import { verifiedWords } from '../verified-words.ts';
import styles from './specifications.module.css';

export function Specifications({ vehicle }: { readonly vehicle: Vehicle }) {
  const verified = verifiedWords(vehicle);
  return (
    <>
      {specificationGroups(vehicle, today()).map(({ title, cards }) => (
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
      ))}
      {verified && (
        <div className={styles.group}>
          <Verified title="DVLA Verified Information">{verified}</Verified>
        </div>
      )}
    </>
  );
}
