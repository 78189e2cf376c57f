import { Check, Icon } from '@forecourt/ui';
import { FinanceTeam } from './finance-team.tsx';
import styles from './why-ours.module.css';

const REASONS = [
  'Deposit from 0% to 50%',
  'Terms from 12 to 84 months: the calculator shows 24 to 60, ask us about the others',
  'No early settlement fees',
  'Decisions within hours, usually the same working day',
  'Credit for sole traders, partnerships and limited companies',
];

export function WhyOurs() {
  return (
    <div className={styles.column}>
      <div>
        <h2 className={styles.title}>Why Choose Our Finance?</h2>
        <ul className={styles.reasons}>
          {REASONS.map((reason) => (
            <li key={reason}>
              <Icon of={Check} className={styles.tick} />
              {reason}
            </li>
          ))}
        </ul>
      </div>
      <FinanceTeam />
    </div>
  );
}
