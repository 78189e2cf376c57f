import { Check, Icon, Section, X } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import styles from './coverage.module.css';

const COVERED = [
  'Engine: block, head, internal parts, turbocharger, oil pump, timing gear',
  'Gearbox, clutch actuation, differentials, drive shafts and propeller shaft',
  'Fuel system: pumps, injectors and their control unit',
  'Cooling: water pump, radiator, thermostat and fan',
  'Brakes: master cylinder, callipers, servo and anti-lock system',
  'Steering and suspension: rack, pump or motor, arms, joints and springs',
  'Electrics: alternator, starter, control units, sensors and motors',
  'Electric vans: drive motor, inverter and on-board charger',
  'Parts and labour at the repairer, VAT included where you cannot reclaim it',
];

const NOT_COVERED = [
  'What wears: tyres, brake pads and discs, clutch plates, wipers, bulbs and 12 V batteries',
  'Servicing, adjustment, oils and filters, unless a covered part has made them necessary',
  'Bodywork, paint, glass, trim, seats and water leaks',
  'Conversions and equipment: tail-lifts, tipper gear, racking, refrigeration',
  'Damage from accidents, overloading, misfuelling, misuse, water or frost',
  'Faults you knew of when you bought the van, or went on driving with',
  'Missed services, changed engine maps and other modifications',
  'Loss of use, hire and recovery beyond what the provider agrees to',
];

/** What the 6 month warranty covers and what it does not, beside each other. */
export function Coverage() {
  const { legal } = useDealership();
  return (
    <Section labelledBy="coverage-heading">
      <h2 id="coverage-heading">What is covered</h2>
      <p className={styles.lead}>
        This is the 6 month warranty in short. The booklet of {legal.warrantyProvider}, which you receive with the van, has the
        limits for each part and is what counts. Manufacturer warranties follow the manufacturer's own terms.
      </p>
      <div className={styles.lists}>
        <div>
          <h3 id="covered">Covered</h3>
          <ul aria-labelledby="covered" className={styles.list}>
            {COVERED.map((text) => (
              <li key={text}>
                <Icon of={Check} className={styles.yes} />
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
                <Icon of={X} className={styles.no} />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
