import { financeReasons } from '@forecourt/content';
import { Check, Icon } from '@forecourt/ui';
import { FinanceTeam } from './finance-team.tsx';
import styles from './why-ours.module.css';

export function WhyOurs() {
  const { id, title, items } = financeReasons;
  return (
    <div className={styles.column}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.reasons}>
          {items.map(({ id, title }) => (
            <li key={id} id={id}>
              <Icon of={Check} className={styles.tick} />
              {title}
            </li>
          ))}
        </ul>
      </div>
      <FinanceTeam />
    </div>
  );
}
