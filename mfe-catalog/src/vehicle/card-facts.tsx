import { classes } from '@forecourt/ui';
import type { ListedVehicle } from '../stock/listed-vehicle.ts';
import styles from './card-facts.module.css';
import { euroStandard, mileageFact, workingFacts } from './vehicle-facts.ts';

/** The first three known facts of a van; a row has the emission standard too. On phones a row has no room for them. */
export function CardFacts({ vehicle, row }: { readonly vehicle: ListedVehicle; readonly row: boolean }) {
  const euro = euroStandard(vehicle);
  const facts = [...mileageFact(vehicle), ...workingFacts(vehicle)].slice(0, 3);
  if (row && euro) facts.push({ label: 'Emissions', figure: euro });
  if (facts.length === 0) return null;
  return (
    <dl className={classes(styles.facts, row && styles.row)}>
      {facts.map(({ label, figure, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{unit ? `${figure} ${unit}` : figure}</dd>
        </div>
      ))}
    </dl>
  );
}
