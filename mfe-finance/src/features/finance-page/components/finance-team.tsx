import { Icon, Phone } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import styles from './finance-team.module.css';

export function FinanceTeam() {
  const { phone, phoneE164, phoneHours, financeEmail } = useDealership();
  return (
    <section aria-labelledby="team-heading" className={styles.card}>
      <Icon of={Phone} />
      <div>
        <h2 id="team-heading" className={styles.title}>
          Talk to our finance team
        </h2>
        <a href={`tel:${phoneE164}`} className={styles.phone}>
          {phone}
        </a>
        <p>{phoneHours}</p>
        <a href={`mailto:${financeEmail}`} className={styles.mail}>
          {financeEmail}
        </a>
      </div>
    </section>
  );
}
