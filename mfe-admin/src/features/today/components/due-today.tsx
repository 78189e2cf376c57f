import type { DueEnquiries } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { Icon, TriangleAlert } from '@forecourt/ui';
import { Link, useQuery } from '@forecourt/web-kit';
import { useColleagueName } from '../../../notes/use-colleague-name.ts';
import { dayAndTime } from '../../../time/chosen-time.ts';
import { useNow } from '../../../time/use-now.ts';
import { enquiriesTodayQuery } from '../api/get-today.ts';
import { CallLink } from './call-link.tsx';
import styles from './due-today.module.css';
import { Part } from './part.tsx';
import { VanBadge } from './van-badge.tsx';

const LIST = '/admin?tab=inquiries';

/** Who is to be rung again and who comes today, the first by time at the top. */
export function DueToday() {
  const query = useQuery(enquiriesTodayQuery());
  return (
    <>
      <Part title="To ring today" query={query}>
        {({ callsDue }) => <Due due={callsDue} list={`${LIST}&due=call`} none="No calls to make today." areCalls />}
      </Part>
      <Part title="Appointments today" query={query}>
        {({ appointmentsDue }) => <Due due={appointmentsDue} list={`${LIST}&due=appointment`} none="No appointments today." />}
      </Part>
    </>
  );
}

interface DueProps {
  readonly due: DueEnquiries;
  readonly list: string;
  readonly none: string;
  /** They are still to be made once their time has passed. */
  readonly areCalls?: boolean;
}

function Due({ due: { count, first }, list, none, areCalls = false }: DueProps) {
  const now = useNow();
  const nameOf = useColleagueName();
  if (count === 0) return <p className={styles.none}>{none}</p>;
  return (
    <div className={styles.box}>
      <ol className="stack">
        {first.map(({ id, customerName, at, van, vanIs, assignee, customerPhone }) => {
          const isOverdue = areCalls && Date.parse(at) < now;
          return (
            <li key={id} className={styles.entry}>
              <Link to={`${LIST}&enquiry=${id}`} className={styles.link}>
                <span className="breakable">
                  <b className="ink">{customerName}</b>
                  {van && <span className="muted">, {van}</span>} <VanBadge vanIs={vanIs} />
                  <span className={styles.whose}>{assignee ? `Seen to by ${nameOf(assignee)}` : "Nobody's yet"}</span>
                </span>
                <span className={isOverdue ? styles.overdue : styles.when}>
                  {isOverdue && <Icon of={TriangleAlert} small />}
                  {isOverdue ? `Overdue: ${dayAndTime(at, now)}` : dayAndTime(at, now)}
                </span>
              </Link>
              {areCalls && <CallLink phone={customerPhone} />}
            </li>
          );
        })}
      </ol>
      {count > first.length && (
        <Link to={list} className={styles.all}>
          All {formatNumber(count)}
        </Link>
      )}
    </div>
  );
}
