import type { Vehicle } from '@forecourt/contracts';
import { cleanAirText } from '@forecourt/rules';
import { classes, Icon, TriangleAlert } from '@forecourt/ui';
import { today } from '@forecourt/web-kit';
import { euroStandard, workingFacts } from '../../../vehicle/vehicle-facts.ts';
import { writeOffWarning } from '../history-words.ts';
import { roadFacts } from '../road-status.ts';
import styles from './key-facts.module.css';

/** The five facts a tradesman asks first, in large type, and whether the van may be driven as it is. */
export function KeyFacts({ vehicle }: { readonly vehicle: Vehicle }) {
  const euro = euroStandard(vehicle);
  const facts = [...workingFacts(vehicle), ...(euro ? [{ label: 'Emissions', figure: euro, unit: '' }] : [])];
  const zones = cleanAirText({ fuelType: vehicle.fuelType, euroStatus: vehicle.specifications.euroStatus });
  const writtenOff = writeOffWarning(vehicle);
  const road = [
    ...(writtenOff ? [{ text: writtenOff, lapsed: true }] : []),
    ...roadFacts(vehicle.specifications, today()),
    ...(zones ? [{ text: zones, lapsed: false }] : []),
  ];
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, figure, unit }) => (
            <div key={label}>
              <dt className="small muted">{label}</dt>
              <dd>
                {figure} {unit && <small>{unit}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {road.length > 0 && (
        <ul className={styles.road} aria-label="On the road">
          {road.map(({ text, lapsed }) => (
            <li key={text} className={classes(lapsed && styles.lapsed)}>
              {lapsed && <Icon of={TriangleAlert} small />}
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
