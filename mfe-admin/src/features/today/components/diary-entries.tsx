import type { DiaryEntry, UndatedEntry } from '@forecourt/contracts';
import { Calendar, Icon, Phone, Plate } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import { useColleagueName } from '../../../notes/use-colleague-name.ts';
import { dayAndTime } from '../../../time/chosen-time.ts';
import { timeInWords } from '../../../time/moment-in-words.ts';
import { useNow } from '../../../time/use-now.ts';
import { CallLink } from './call-link.tsx';
import styles from './coming-up.module.css';
import { VanBadge } from './van-badge.tsx';

interface DiaryEntriesProps {
  readonly entries: readonly (DiaryEntry | UndatedEntry)[];
  /** Whether these are of several days, so that each names its own. */
  readonly namesDays: boolean;
}

/** Calls and appointments that stand together; each leads to its enquiry. */
export function DiaryEntries({ entries, namesDays }: DiaryEntriesProps) {
  const nameOf = useColleagueName();
  const now = useNow();
  return (
    <ol className={styles.box}>
      {entries.map(({ id, what, at, customerName, customerPhone, van, vanIs, registrationNumber, assignee }) => (
        <li key={`${what} ${id}`} className={styles.entry}>
          <Link to={`/admin?tab=inquiries&enquiry=${id}`} className={styles.link}>
            <span className={styles.when}>
              {at !== null && <b className="ink">{namesDays ? dayAndTime(at, now) : timeInWords(at)}</b>}
              <span className={styles.kind}>
                <Icon of={what === 'call' ? Phone : Calendar} small />
                {what === 'call' ? 'Call' : 'Appointment'}
              </span>
            </span>
            <span className="stack breakable">
              <b className="ink">{customerName}</b>
              {van && (
                <span className="cluster gap-2">
                  {van}
                  {registrationNumber && <Plate>{registrationNumber}</Plate>}
                  <VanBadge vanIs={vanIs} />
                </span>
              )}
              <span className="small muted">{assignee ? `Seen to by ${nameOf(assignee)}` : "Nobody's yet"}</span>
            </span>
          </Link>
          {what === 'call' && <CallLink phone={customerPhone} />}
        </li>
      ))}
    </ol>
  );
}
