import { Check, Icon, Section, X } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import styles from './coverage.module.css';

const COVERED = [
  'Engine: block, cylinder head, internal parts, turbocharger, oil pump and timing gear',
  'Gearbox, clutch actuation, differentials, drive shafts and propeller shaft',
  'Fuel system: pumps, injectors and their control unit',
  'Cooling: water pump, radiator, thermostat and fan',
  'Brakes: master cylinder, calipers, servo and anti-lock system',
  'Steering and suspension: rack, pump or motor, arms, joints and springs',
  'Electrics: alternator, starter, control units, sensors and motors',
  'Electric vans: drive motor, inverter and on-board charger',
  'Parts and labour at the repairer, including VAT if you cannot reclaim it',
];

const NOT_COVERED = [
  'Wear and tear: tyres, brake pads and discs, clutch plates, wiper blades, bulbs and 12 V batteries',
  'Servicing, adjustments, oils and filters, unless needed because a covered part has failed',
  'Bodywork, paint, glass, trim, seats and water leaks',
  'Conversions and equipment: tail lifts, tipper gear, racking and refrigeration',
  'Damage from accidents, overloading, misfuelling, misuse, water or frost',
  'Faults you knew about when you bought the van, or kept driving with',
  'Missed services, remapped engines and other modifications',
  'Loss of use, hire and recovery beyond what the provider agrees to',
];

/** What the 6 month warranty covers and what it excludes, side by side. */
export function Coverage() {
  const { legal } = useDealership();
  return (
    <Section labelledBy="coverage-heading">
      <h2 id="coverage-heading">What is covered</h2>
      <p className={styles.lead}>
        This is the 6 month warranty in brief. The {legal.warrantyProvider} booklet that comes with the van gives the limits for
        each part, and its terms are the ones that apply. Manufacturer warranties follow the manufacturer's own terms.
      </p>
      <div className={styles.lists}>
        <div>
          <h3 id="covered">Covered</h3>
          <ul aria-labelledby="covered" className={styles.list}>
            {COVERED.map((text) => (
              <li key={text}>
                <Icon of={Check} className="success" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 id="not-covered">Not covered</h3>
          <ul aria-labelledby="not-covered" className={styles.list}>
            {NOT_COVERED.map((text) => (
              <li key={text}>
                <Icon of={X} className="muted" />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
