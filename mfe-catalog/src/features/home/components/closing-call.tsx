import { buttonClass, Icon, Phone, Section } from '@forecourt/ui';
import { Link, useDealership } from '@forecourt/web-kit';
import { stockPath } from '../../../stock/stock-path.ts';
import styles from './closing-call.module.css';

export function ClosingCall() {
  const { phone, phoneE164 } = useDealership();
  return (
    <Section surface="dark" labelledBy="closing-heading">
      <div className={styles.call}>
        <div>
          <h2 id="closing-heading" className={styles.title}>
            Come and measure one yourself
          </h2>
          <p className={styles.lead}>Call before you set off and we will have the van at the front, unlocked and empty.</p>
        </div>
        <div className={styles.actions}>
          <Link to={stockPath()} className={buttonClass({ variant: 'primary' })}>
            Browse All Vehicles
          </Link>
          <a href={`tel:${phoneE164}`} className={buttonClass({ variant: 'onDark' })}>
            <Icon of={Phone} />
            {phone}
          </a>
        </div>
      </div>
    </Section>
  );
}
