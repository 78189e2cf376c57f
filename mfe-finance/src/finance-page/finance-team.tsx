import { PhoneCard } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import styles from './finance-team.module.css';

export function FinanceTeam() {
  const dealership = useDealership();
  return (
    <PhoneCard title="Talk to our finance team" telephone={dealership}>
      <p>{dealership.phoneHours}</p>
      <a href={`mailto:${dealership.financeEmail}`} className={styles.mail}>
        {dealership.financeEmail}
      </a>
    </PhoneCard>
  );
}
