import type { Vehicle } from '@forecourt/contracts';
import { euroStandard, workingFacts } from '../../../vehicle/vehicle-facts.ts';
import styles from './key-facts.module.css';

/** The five facts a tradesman asks first, set large. */
export function KeyFacts({ vehicle }: { readonly vehicle: Vehicle }) {
  const euro = euroStandard(vehicle);
  const facts = [...workingFacts(vehicle), ...(euro ? [{ label: 'Emissions', figure: euro, unit: '' }] : [])];
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, figure, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {figure} {unit && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
