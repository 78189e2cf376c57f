import { ENQUIRY_STATUS_LABELS, type Enquiry, kindLabel } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { Link } from '@forecourt/web-kit';
import { useColleagueName } from '../../../notes/use-colleague-name.ts';
import styles from './also-asked.module.css';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Europe/London' });

const LIST = '/admin?tab=inquiries';

/** What else was asked with the same email address or telephone number, and which colleague sees to it. The back button returns. */
export function AlsoAsked({ enquiry: { id, others } }: { readonly enquiry: Enquiry }) {
  const nameOf = useColleagueName();
  const { count, newest } = others;
  if (count === 0) return null;
  return (
    <section aria-label="Enquiries of the same person" className={styles.others}>
      <p className="small ink medium">
        Also asked: {formatNumber(count)} {count === 1 ? 'other' : 'others'}
      </p>
      <ul className="cluster gap-2">
        {newest.map((other) => (
          <li key={other.id}>
            <Link to={`${LIST}&enquiry=${other.id}`} className={styles.other}>
              {day.format(new Date(other.createdAt))}: {kindLabel(other).toLowerCase()},{' '}
              {ENQUIRY_STATUS_LABELS[other.status].toLowerCase()}
              {other.assignee && `, seen to by ${nameOf(other.assignee)}`}
            </Link>
          </li>
        ))}
        <li>
          <Link to={`${LIST}&with=${id}`} className={styles.other}>
            All together
          </Link>
        </li>
      </ul>
    </section>
  );
}
